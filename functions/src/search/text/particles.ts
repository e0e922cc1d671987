/** What Korean writes behind a noun, the longest first. */
const particles = [
  ..."에서는 으로는 에게서 이라는 에서도 으로도 까지는 부터는".split(" "),
  ..."에서 에게 으로 까지 부터 보다 처럼 마다 이나 에는 에도 로는 라는 와의 과의".split(" "),
  ..."을 를 이 가 은 는 의 에 와 과 도 로 만".split(" "),
];
/** A noun of one syllable is not told from a word that only ends like a particle: 속도. */
const shortest = 2;

/** A word without its particle: 센서 of 센서를. What ends in none stays as it is. */
export function withoutParticle(word: string): string {
  const ending = particles.find((one) => word.endsWith(one));
  if (ending === undefined) return word;
  const noun = word.slice(0, -ending.length);
  return [...noun].length >= shortest ? noun : word;
}
