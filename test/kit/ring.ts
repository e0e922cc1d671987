/** `first` is `npm test`, `landing` what .ci/run wants, `deep` the nightly run (docs/testing.md). */
export const rings = ["first", "landing", "deep"] as const;
export type Ring = (typeof rings)[number];

export function ringOf(name: string): Ring {
  const found = rings.find((ring) => ring === name);
  if (!found) throw new Error(`There is no ring ${name}: ${rings.join(", ")}.`);
  return found;
}

const named = process.env["BUPUM_RING"];
/** The ring of tests that runs; undefined for a test that is run by itself. */
export const ring = named === undefined ? undefined : ringOf(named);

export const isDeep = ring === "deep";

/** The size of a simulation: the large one in the deep ring alone. */
export const sized = <Size>(small: Size, large: Size): Size => (isDeep ? large : small);
