import { initials, latinOf, jamoOf, syllableOf } from "./hangul.ts";

/** Typed text as the keys pressed: 센ㅅ is a prefix of 센서 as tpst is of tpstj. */
export const keysOf = (text: string): string =>
  latinOf(text.normalize("NFC").toLowerCase()).replace(/[^0-9a-z\p{Script=Han}]/gu, "");

/** Vowels that a further key changes (ㅗ and ㅏ give ㅘ): by place, the last one they may become. */
const growing = new Map([
  [8, 11],
  [13, 16],
  [18, 19],
]);
const lastVowel = 20;
const lastFinal = 27;
const highest = "\u{10ffff}";

/**
 * Where texts with this prefix are in a sorted list, even with the last syllable incomplete: 세 may
 * become 센, and 센 may become 세너. Texts in the range must still be compared by keys.
 */
export function rangeOf(text: string): readonly [low: string, high: string] {
  const typed = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^0-9a-zㄱ-ㅎㅏ-ㅣ가-힣\p{Script=Han}]/gu, "");
  const head = typed.slice(0, -1);
  const last = typed.at(-1) ?? "";
  const lone = initials.indexOf(last);
  if (lone >= 0)
    return [head + syllableOf(lone, 0, 0), head + syllableOf(lone, lastVowel, lastFinal) + highest];
  const parts = jamoOf(last);
  if (!parts) return [typed, typed + highest];
  const { initial, vowel } = parts;
  const most = growing.get(vowel) ?? vowel;
  return [
    head + syllableOf(initial, vowel, 0),
    head + syllableOf(initial, most, lastFinal) + highest,
  ];
}
