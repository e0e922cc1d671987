import { query } from "../../kernel/list.ts";
import type { Asked } from "../text/pieces.ts";
import { entryPk, type Ledger } from "./items.ts";
import type { Space } from "../text/spaces.ts";

/** The entries of each pair that are read to find the rarest. */
const probed = 30;
const mostProbed = 6;

interface Place {
  ledger: Ledger;
  space: Space;
  states: readonly string[];
}

const longest = (list: readonly string[]): string =>
  list.reduce((best, one) => (one.length > best.length ? one : best), "");

/**
 * The piece by which a keyword is looked up, and its space: initials only if it consists of them.
 * "" if no text can match.
 */
export async function lookedUp(
  asked: Asked,
  { initials, ...place }: Place & { initials: Space },
): Promise<{ space: Space; word: string }> {
  if (asked.words.length === 0 && asked.initials.length > 0)
    return { space: initials, word: longest(asked.initials) };
  return { space: place.space, word: await rarestOf(asked, place) };
}

/** The rarest of the pairs; "" if no text can match. */
async function rarestOf(
  { pairs, part }: Pick<Asked, "pairs" | "part">,
  place: Place,
): Promise<string> {
  if (pairs.length < 2) return pairs[0] ?? part;
  const counted = await Promise.all(
    pairs.slice(0, mostProbed).map(async (pair) => ({ pair, ...(await densityOf(pair, place)) })),
  );
  const rarest = counted.toSorted((left, right) =>
    left.count === right.count ? (left.first < right.first ? -1 : 1) : left.count - right.count,
  )[0]!;
  return rarest.count === 0 ? "" : rarest.pair;
}

/** The number of a piece's latest entries, and how far back they reach. */
async function densityOf(pair: string, { ledger, space, states }: Place) {
  const lists = await Promise.all(
    states.map((state) =>
      query({ pk: entryPk(ledger, space, pair, state), newestFirst: true, keysOnly: true }, probed),
    ),
  );
  const places = lists.flatMap(({ items }) => items.map(({ sk }) => sk));
  return { count: Math.min(probed, places.length), first: places.toSorted()[0] ?? "" };
}
