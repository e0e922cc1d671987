import { chosenBy } from "@bupum/shared/search/specifications/definitions";
import { plainId } from "@bupum/shared/search/specifications/plain-id";

// Which specifications tell the hits of a search apart (S8-10).

type Counted = readonly { value: string; count: number }[];

/** Of a specification that fewer hits have, a column would be empty and a filter hide most. */
const leastShare = 0.2;
/** More than eight equally frequent values do not help anybody to choose. */
const mostBits = 3;

interface Spread {
  spec: string;
  share: number;
  bits: number;
}

/** Counts of "poles=3" by specification. */
export function bySpecification(counts: Counted): Map<string, { value: string; count: number }[]> {
  const all = new Map<string, { value: string; count: number }[]>();
  for (const { value, count } of counts) {
    const at = value.indexOf("=");
    const spec = value.slice(0, at);
    const known = all.get(spec) ?? [];
    known.push({ value: value.slice(at + 1), count });
    all.set(spec, known);
  }
  return all;
}

function spreadOf(spec: string, values: Counted, total: number): Spread {
  const sum = values.reduce((all, { count }) => all + count, 0);
  let bits = 0;
  for (const { count } of values) bits -= (count / sum) * Math.log2(count / sum);
  // A thing with several values counts several times.
  return { spec, share: Math.min(1, sum / total), bits };
}

const scoreOf = ({ share, bits }: Spread) => share * Math.min(bits, mostBits);

/**
 * The specifications by which things differ, the most telling first: those that things of the
 * category are chosen by, then those that most have and that split them the best.
 */
export function tellingSpecifications(
  counts: Counted,
  total: number,
  { most, categoryKey = "" }: { most: number; categoryKey?: string | undefined },
): string[] {
  const order = chosenBy.get(categoryKey) ?? [];
  const placeOf = ({ spec }: Spread) => {
    const at = order.indexOf(plainId(spec));
    return at < 0 ? order.length : at;
  };
  return [...bySpecification(counts)]
    .map(([spec, values]) => spreadOf(spec, values, total))
    .filter(({ share, bits }) => bits > 0 && share >= leastShare)
    .toSorted((left, right) => placeOf(left) - placeOf(right) || scoreOf(right) - scoreOf(left))
    .slice(0, most)
    .map(({ spec }) => spec);
}
