import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import { merchandiseLimits } from "@bupum/shared/selling/merchandises/contract";
import { type ListOf, pageOf } from "../../kernel/list.ts";
import {
  isOnSale,
  ofSeller,
  readMerchandises,
  removedOf,
  type StoredMerchandise,
  toMerchandise,
} from "./items.ts";
import { last, type OwnFilter, rangeOf, wordsTest } from "./rules.ts";

/**
 * One seller's listings, newest first; a range of days is a range of keys and costs only its page.
 * With `isAsked` those alone for which it holds.
 */
export function listOfSeller(
  sellerId: Id<"sel">,
  paging: PageQuery,
  filter: OwnFilter,
  isAsked?: (merchandise: StoredMerchandise) => boolean,
): Promise<Page<StoredMerchandise>> {
  const isDated = (filter.startDate ?? filter.endDate) !== undefined;
  const list = ofSeller(sellerId);
  const test = wordsTest(filter);
  const isWanted = (merchandise: StoredMerchandise) =>
    (!isAsked || isAsked(merchandise)) && (!test || test(merchandise));
  return pageOf(
    isDated ? { ...list, between: rangeOf(filter, "query") } : list,
    paging,
    toMerchandise,
    test || isAsked ? (item) => isWanted(toMerchandise(item)) : undefined,
  );
}

/** Listings that the seller removed and may still restore, the latest first. */
export function listRemoved(
  sellerId: Id<"sel">,
  paging: PageQuery,
  now: Instant,
): Promise<Page<StoredMerchandise>> {
  const since = addHours(now, -merchandiseLimits.restoreHours);
  // A limit that moves with the clock would change the list between pages and invalidate cursors.
  const list: ListOf = { ...removedOf(sellerId), between: [since.slice(0, 10), last] };
  return pageOf(
    list,
    paging,
    toMerchandise,
    ({ removedBy, deletedAt }) => removedBy === "SELLER" && String(deletedAt) >= since,
  );
}

/** Everybody's listings, newest first. */
export async function listNewest(paging: PageQuery): Promise<Page<StoredMerchandise>> {
  const list: ListOf = { index: "gsi1", pk: "merchandises", newestFirst: true };
  const found = await pageOf(list, paging, (item) => item["merchandiseId"] as Id<"mch">);
  const merchandises = await readMerchandises(found.items);
  return {
    ...found,
    items: merchandises.filter(
      (one): one is StoredMerchandise => one !== undefined && isOnSale(one),
    ),
  };
}
