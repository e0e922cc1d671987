/** Every random figure derives from this number, so two seeds of one version are equal. */
export const marketSeed = 20_261_001;

function hash(text: string): number {
  let value = 2_166_136_261 ^ marketSeed;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 16_777_619);
  }
  value ^= value >>> 16;
  value = Math.imul(value, 0x85eb_ca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2_ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A fraction in [0, 1) that depends only on the seed and the given name. */
export const chance = (name: string): number => hash(name) / 0x1_0000_0000;

/** A whole number in [low, high]. */
export const between = (name: string, low: number, high: number): number =>
  low + Math.floor(chance(name) * (high - low + 1));

/** One of the choices. */
export function pick<T>(name: string, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(chance(name) * choices.length)] ?? choices[0];
}

/** The same members in an order that depends only on the seed and the given name. */
export function shuffled<T>(
  name: string,
  members: readonly T[],
  keyOf: (member: T) => string,
): T[] {
  return members
    .map((member) => ({ member, rank: chance(`${name}/${keyOf(member)}`) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ member }) => member);
}
