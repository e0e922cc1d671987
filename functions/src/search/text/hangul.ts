/** Korean letters: initial consonants, and conversion between the two keyboard layouts. */

// Keys of the two-set layout (KS X 5002) in the order of Unicode's syllable block.
const initialKeys = "r R s e E f a q Q t T d w W c z x v g".split(" ");
const vowelKeys = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(" ");
const finalKeys = " r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g".split(" ");
export const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const vowels = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const clusters = [..."ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ"];
const clusterKeys = "rt sw sg fr fa fq ft fx fv fg qt".split(" ");

const keyOfLetter = new Map<string, string>([
  ...initials.map((letter, at) => [letter, initialKeys[at]!] as const),
  ...vowels.map((letter, at) => [letter, vowelKeys[at]!] as const),
  ...clusters.map((letter, at) => [letter, clusterKeys[at]!] as const),
]);

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** The syllable of these places in the tables of letters. */
export const syllableOf = (initial: number, vowel: number, final: number): string =>
  String.fromCharCode(firstSyllable + initial * 588 + vowel * 28 + final);

/** Places of initial, vowel and final of a syllable, or undefined for another character. */
export function jamoOf(character: string) {
  const at = character.charCodeAt(0) - firstSyllable;
  if (at < 0 || at > lastSyllable - firstSyllable) return undefined;
  return { initial: Math.floor(at / 588), vowel: Math.floor((at % 588) / 28), final: at % 28 };
}

/** Each syllable as its letters, so that 센써 and 센서 differ by one. */
export const lettersOf = (text: string): string => text.normalize("NFD");

/** ㄱㅈㅅㅅ of 근접센서; characters that are no syllable are left out. */
export const initialsOf = (text: string): string =>
  [...text].map((one) => initials[jamoOf(one)?.initial ?? -1] ?? "").join("");

/** Two consonants or more and nothing else: the initials of a word. */
export const isInitials = (text: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(text);

/** What the same keys type in the Latin layout: mr-j2s for ㅡㄱ-ㅓ2ㄴ. */
export const latinOf = (text: string): string =>
  [...text.normalize("NFC")]
    .map((one) => {
      const parts = jamoOf(one);
      if (!parts) return keyOfLetter.get(one) ?? one;
      return initialKeys[parts.initial]! + vowelKeys[parts.vowel]! + finalKeys[parts.final]!;
    })
    .join("")
    .toLowerCase();

const vowelPattern = "hk|ho|hl|nj|np|nl|ml|[koiOjpuPhynbml]";
const syllable = new RegExp(
  `([rRseEfaqQtTdwWczxvg])(${vowelPattern})` +
    `((?:rt|sw|sg|fr|fa|fq|ft|fx|fv|fg|qt|[rRsefaqtTdwczxvg])(?![koiOjpuPhynbml]))?`,
  "g",
);

/** What the same keys type in the Korean layout: 근접센서 for rmswjqtpstj. */
export const hangulOf = (text: string): string =>
  text.replace(syllable, (_whole, initial: string, vowel: string, final = "") =>
    syllableOf(
      initialKeys.indexOf(initial),
      vowelKeys.indexOf(vowel),
      finalKeys.indexOf(final as string),
    ),
  );

/** Readings of a keyword in the other layout; empty where they make no sense. */
export function otherLayouts(keyword: string): string[] {
  if (/[ㄱ-ㅣ가-힣]/.test(keyword)) return [latinOf(keyword)];
  const hangul = hangulOf(keyword);
  const isWhole = /^[\s가-힣]*$/.test(hangul) && /[가-힣]{2}/.test(hangul);
  return isWhole ? [hangul] : [];
}
