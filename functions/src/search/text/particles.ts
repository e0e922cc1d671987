import { jamoOf } from "./hangul.ts";

type Ending = "vowel" | "rieul" | "consonant";
const closed = ["consonant", "rieul"];
const open = ["vowel", "rieul"];

/** Korean particles, and the noun endings that each may follow: 을 of 모듈을, 를 of 센서를. */
const particles = [
  ["을 은 이 과 과의 이나 이라는", closed],
  ["으로 으로는 으로도", ["consonant"]],
  ["를 는 가 와 와의 나 라는", ["vowel"]],
  ["로 로는", open],
  ["의 에 에는 에도 에서 에서는 에서도 에게 에게서 까지 까지는 부터 부터는", [...closed, "vowel"]],
  ["보다 처럼 마다 도 만", [...closed, "vowel"]],
] as const;
const endings = particles
  .flatMap(([list, after]) =>
    list.split(" ").map((text) => ({ text, after: new Set<string>(after) })),
  )
  .toSorted((left, right) => right.text.length - left.text.length);
/** These are also the ends of many nouns: 가속도, 제어회로. */
const doubtful = new Set(["도", "로", "만", "나"]);
/** Words such as 속도 or 회의, whose rest is no noun. */
const shortest = 2;

function endOf(character: string): Ending | undefined {
  const final = jamoOf(character)?.final;
  if (final === undefined) return undefined;
  return final === 0 ? "vowel" : final === 8 ? "rieul" : "consonant";
}

function nounIn(word: string, isSure: boolean): string {
  const found = endings.find(({ text, after }) => {
    const noun = word.slice(0, -text.length);
    if (!word.endsWith(text) || [...noun].length < shortest) return false;
    // After digits and Latin letters they are always particles.
    const end = endOf(noun.at(-1)!);
    return end === undefined || (after.has(end) && !(isSure && doubtful.has(text)));
  });
  return found ? word.slice(0, -found.text.length) : word;
}

/** A word without an unambiguous particle: 센서 for 센서를, but 가속도 stays. */
export const nounOf = (word: string): string => nounIn(word, true);
/** A word without a possible particle: also 가속 for 가속도. */
export const withoutParticle = (word: string): string => nounIn(word, false);
