import { withParticles } from "@bupum/shared/kernel/language/particles";

/** An article as it is looked for: what all of it says, and its title and tags. */
export interface Article<Name extends string = string> {
  id: Name;
  title: string;
  tags: string[];
  text: string;
}

const particles = ["을(를)", "은(는)", "이(가)", "과(와)", "(으)로", "의", "에"];
const ends = ["방법", "기준", "순서", "점검 주기", "고장 사례", "선정 요령"];
const doings = ["확인한다", "교체한다", "조정한다", "점검한다", "측정한다", "비교한다"];

/** One of them; the first ones come up far more often, as in any text. */
const often = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(list.length * random() ** 2)]!;
const one = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(list.length * random())]!;
/** A noun and some particle. */
const behind = (random: () => number, noun: string) =>
  withParticles(`${noun}${one(random, particles)}`);

/** Articles of sentences over those nouns, the same for the same random numbers. */
export function madeArticles<Name extends string>(
  count: number,
  nouns: readonly string[],
  random: () => number,
  idOf: (at: number) => Name,
): Article<Name>[] {
  const noun = () => often(random, nouns);
  const sentence = () =>
    `${behind(random, noun())} ${behind(random, noun())} ${behind(random, noun())} ${one(random, doings)}.`;
  return Array.from({ length: count }, (_, at) => {
    const title = `${noun()} ${behind(random, noun())} ${noun()} ${one(random, ends)}`;
    const tags = [noun(), noun(), noun()];
    const text = [title, ...tags, ...Array.from({ length: 6 }, sentence)].join("\n");
    return { id: idOf(at), title, tags, text };
  });
}
