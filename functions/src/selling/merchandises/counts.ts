import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import type { Instant } from "@bupum/shared/kernel/time";
import { countedBeforeOld, isCountOld } from "@bupum/shared/selling/merchandises/rules";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import type { Item, Write } from "../../kernel/table.ts";
import { merchandiseKey, ownedKey, readMerchandises, type StoredMerchandise } from "./items.ts";
import { countKeys, countsOf, withThatCount } from "./list-keys.ts";
import { type OwnFilter, rangeOf, wordsTest } from "./rules.ts";
import { gone } from "./writes.ts";

/** Locks of listings whose count is old by then; the end may move between pages. */
const oldCounts = (sellerId: Id<"sel">, now: Instant): ListOf => ({
  ...countsOf(sellerId),
  // Below every date.
  skPrefix: "0",
  // "~" sorts after the id behind the date.
  until: `${countedBeforeOld(now)}~`,
});

/** The listings of these locks; the index lags by some moments, so that each is looked at. */
async function oldIn(locks: readonly Item[], now: Instant): Promise<StoredMerchandise[]> {
  const found = await readMerchandises(locks.map((lock) => lock["merchandiseId"] as Id<"mch">));
  return found.filter(
    (one): one is StoredMerchandise => one !== undefined && !one.deletedAt && isCountOld(one, now),
  );
}

/**
 * Up to `most` of a seller's listings whose count is old, the oldest count first, and whether there
 * are more (D38-5).
 */
export async function oldestCounts(
  sellerId: Id<"sel">,
  most: number,
  now: Instant,
): Promise<{ items: StoredMerchandise[]; more: boolean }> {
  const { items: locks } = await query(oldCounts(sellerId, now), most + 1);
  const items = locks.length === 0 ? [] : await oldIn(locks.slice(0, most), now);
  return { items, more: locks.length > most };
}

/**
 * The same as a list with the filters of the seller's own one. Without a filter it costs its page.
 * Throws DATE_RANGE, CURSOR_INVALID, PAGE_TOO_DEEP.
 */
export async function listOldCounts(
  sellerId: Id<"sel">,
  paging: PageQuery,
  filter: OwnFilter,
  now: Instant,
): Promise<Page<StoredMerchandise>> {
  const test = wordsTest(filter);
  const isDated = (filter.startDate ?? filter.endDate) !== undefined;
  const [from, to] = rangeOf(filter, "query");
  const known = new Map<string, StoredMerchandise>();
  const look = async (locks: readonly Item[]) => {
    for (const one of await oldIn(locks, now))
      if (from <= one.createdAt && one.createdAt <= to && (!test || test(one)))
        known.set(one.id, one);
  };
  const over = async (locks: readonly Item[]) => {
    await look(locks);
    return (lock: Item) => known.has(String(lock["merchandiseId"]));
  };
  const page = await pageOf(
    oldCounts(sellerId, now),
    paging,
    (lock) => lock,
    test || isDated ? { over } : undefined,
  );
  if (!test && !isDated) await look(page.items);
  return {
    ...page,
    items: page.items.flatMap((lock) => known.get(String(lock["merchandiseId"])) ?? []),
  };
}

/**
 * Puts a listing among its seller's counts by the count that was read. Refused with `gone` if it is
 * there, was removed or merged, or has another count by now, whose write puts it there.
 */
export const countMissed = (merchandise: StoredMerchandise): Write[] =>
  merchandise.stock === null
    ? []
    : [
        {
          check: merchandiseKey(merchandise.id),
          guard: { ...withThatCount(merchandise), refused: gone },
        },
        {
          change: ownedKey(merchandise),
          set: countKeys(merchandise),
          guard: {
            equals: { merchandiseId: merchandise.id },
            lacks: ["gsi2pk"],
            refused: gone,
          },
        },
      ];
