/** Both forms as texts write them, the one after a consonant first: 은(는), 을(를), (으)로. */
const both = /(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)/;
/** Signs without a sound that may stand between a name and its particle. */
const silent = /[\s)\]”’"'」』]+$/;

type Ending = "vowel" | "rieul" | "consonant";

/** Digits and letters read one by one: 영 일 이 삼 …, 엘 엠 엔 알. */
const read: Record<string, Ending> = {
  0: "consonant",
  3: "consonant",
  6: "consonant",
  1: "rieul",
  7: "rieul",
  8: "rieul",
  L: "rieul",
  R: "rieul",
  M: "consonant",
  N: "consonant",
};

/** How the last sound of a name ends; signs that are not read count as a vowel. */
function endingOf(name: string): Ending {
  const last = name.replace(silent, "").at(-1)?.toUpperCase() ?? "";
  const place = last.charCodeAt(0) - 0xac00;
  if (!(place >= 0 && place < 11_172)) return read[last] ?? "vowel";
  // A syllable's place in Unicode tells its final consonant: none, or ㄹ as the eighth.
  const final = place % 28;
  if (final === 0) return "vowel";
  return final === 8 ? "rieul" : "consonant";
}

const forms: Record<string, (ending: Ending) => string> = {
  "은(는)": (ending) => (ending === "vowel" ? "는" : "은"),
  "이(가)": (ending) => (ending === "vowel" ? "가" : "이"),
  "을(를)": (ending) => (ending === "vowel" ? "를" : "을"),
  "과(와)": (ending) => (ending === "vowel" ? "와" : "과"),
  "(으)로": (ending) => (ending === "consonant" ? "으로" : "로"),
};

/**
 * Chooses the particle that fits the word before it: "주식회사 부품은(는)" becomes "주식회사 부품은". Part numbers
 * are read sign by sign.
 */
export function withParticles(sentence: string): string {
  if (!sentence.includes("(")) return sentence;
  return sentence
    .split(both)
    .reduce((before, part) => before + (forms[part]?.(endingOf(before)) ?? part), "");
}
