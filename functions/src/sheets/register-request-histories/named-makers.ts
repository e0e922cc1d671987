import type { RequestItem } from "./items.ts";
import {
  everyHeardMaker,
  makerNames,
  nearest,
} from "../register-merchandise-histories/near-makers.ts";

/** Unknown names that are shown one by one. */
const mostNamed = 30;

/** The unknown makers of a file, those of most rows first, with the nearest known ones (D8-19). */
export async function namedMakers(
  unknown: RequestItem["unknownMakers"] = [],
): Promise<NonNullable<RequestItem["unknownMakers"]>> {
  if (unknown.length === 0) return [];
  const all = await everyHeardMaker();
  const found = unknown
    .toSorted((left, right) => right.rows - left.rows)
    .slice(0, mostNamed)
    .map((one) => ({ ...one, ids: nearest(one.name, all) }));
  const names = await makerNames([...new Set(found.flatMap(({ ids }) => ids))]);
  return found.map(({ ids, ...one }) => ({
    ...one,
    nearest: ids.flatMap((id) => names.get(id) ?? []),
  }));
}
