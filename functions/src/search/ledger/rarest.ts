import { query } from "../../kernel/list.ts";
import type { Asked } from "../text/pieces.ts";
import { entryPk, type Ledger, type Space } from "./items.ts";

/** So many entries of each pair tell which of them is rare. */
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
 * By which piece a keyword is looked up, and among which: by initials only where it says nothing
 * else. "" where nothing can hold it.
 */
export async function lookedUp(
  asked: Asked,
  { initials, ...place }: Place & { initials: Space },
): Promise<{ space: Space; word: string }> {
  if (asked.words.length === 0 && asked.initials.length > 0)
    return { space: initials, word: longest(asked.initials) };
  return { space: place.space, word: await rarestOf(asked, place) };
}

/** Of pairs the rarest; "" where nothing can hold it. */
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

/** Of the latest entries of a piece how many there are, and how far back they go. */
async function densityOf(pair: string, { ledger, space, states }: Place) {
  const lists = await Promise.all(
    states.map((state) =>
      query({ pk: entryPk(ledger, space, pair, state), newestFirst: true, keysOnly: true }, probed),
    ),
  );
  const places = lists.flatMap(({ items }) => items.map(({ sk }) => sk));
  return { count: Math.min(probed, places.length), first: places.toSorted()[0] ?? "" };
}
