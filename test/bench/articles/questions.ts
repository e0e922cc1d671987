import { hangulOf, initialsOf, latinOf } from "@bupum/functions/search/text/hangul";
import { withoutParticle } from "@bupum/functions/search/text/particles";
import { withParticles } from "@bupum/shared/kernel/language/particles";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Article } from "./made-articles.ts";

export const kinds = [
  "one word",
  "two words",
  "initials",
  "wrong layout",
  "with a particle",
] as const;
export type Kind = (typeof kinds)[number];

export interface Question {
  kind: Kind;
  /** What is typed. */
  keyword: string;
  /** Whether an article is what it asks for. */
  isMeant: (article: Read) => boolean;
}
/** An article as the questions look at it, without the pieces of any index. */
export interface Read extends Article {
  /** All of it as one text, and word by word. */
  said: string;
  words: string[];
  initials: string[];
}
export const readOf = (article: Article): Read => ({
  ...article,
  said: normalize(article.text),
  words: [...new Set(article.text.split(/\s+/).map(normalize))],
  initials: [article.title, ...article.tags]
    .flatMap((text) => [text, text.split(/\s+/).map(withoutParticle).join("")])
    .map(initialsOf),
});

/** Korean words of tags, which are nouns without particles. */
export const nounsIn = (tags: readonly string[]): string[] =>
  [...new Set(tags.flatMap((tag) => tag.match(/[가-힣]{2,}/g) ?? []))].toSorted();

const letters = Array.from({ length: 0x3164 - 0x3131 }, (_, at) =>
  String.fromCharCode(0x3131 + at),
);
const letterOf = new Map(letters.map((letter) => [latinOf(letter), letter]));
/** What the Korean layout shows of a Latin word: ㅔㅣㅊ for plc. */
const inKorean = (word: string) => [...word].map((key) => letterOf.get(key) ?? key).join("");

const says =
  (...wanted: string[]) =>
  ({ words }: Read) =>
    wanted.every((one) => words.some((word) => word.includes(normalize(one))));
const particles = ["을(를)", "은(는)", "이(가)", "(으)로", "의", "에서"];

/** As many questions of each kind, about words that some article says. */
export function questionsOn(
  articles: readonly Article[],
  nouns: readonly string[],
  random: () => number,
  count: number,
): Question[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(list.length * random())]!;
  const latin = [
    ...new Set(
      articles.flatMap(
        ({ title, tags }) => [title, ...tags].join(" ").match(/\b[A-Z]{3,8}\b/g) ?? [],
      ),
    ),
  ];
  const known = new Set(nouns);
  const knownIn = (text: string) =>
    (text.match(/[가-힣]{2,}/g) ?? []).filter((word) => known.has(word));
  const wordy = articles.map(({ text }) => knownIn(text)).filter(({ length }) => length > 1);
  // What is typed here has no capital letters: words of keys with Shift are left out.
  const unshifted = nouns.filter((noun) => hangulOf(latinOf(noun)) === noun);
  const long = nouns.filter((noun) => noun.length >= 3);
  const makers: Record<Kind, (at: number) => Omit<Question, "kind">> = {
    "one word": () => {
      const noun = any(nouns);
      return { keyword: noun, isMeant: says(noun) };
    },
    "two words": () => {
      const words = any(wordy);
      const both = [any(words), any(words)];
      return { keyword: both.join(" "), isMeant: says(...both) };
    },
    initials: () => {
      const keyword = initialsOf(any(long));
      return { keyword, isMeant: ({ initials }) => initials.some((own) => own.includes(keyword)) };
    },
    "wrong layout": (at) => {
      const word = at % 4 === 0 && latin.length > 0 ? any(latin) : any(unshifted);
      const isKorean = known.has(word);
      const keyword = isKorean ? latinOf(word) : inKorean(word.toLowerCase());
      return { keyword, isMeant: says(word) };
    },
    "with a particle": () => {
      const noun = any(nouns);
      return { keyword: withParticles(`${noun}${any(particles)}`), isMeant: says(noun) };
    },
  };
  return kinds.flatMap((kind) =>
    Array.from({ length: count }, (_, at) => ({ kind, ...makers[kind](at) })),
  );
}
