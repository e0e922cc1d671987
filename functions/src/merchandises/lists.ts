import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { faultAt } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import { addHours, endOfSeoulDay, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import {
  merchandiseLimits,
  type merchandiseSearchTypes,
} from "@bupum/shared/merchandises/contract";
import { type ListOf, pageOf } from "../kernel/list.ts";
import {
  isOnSale,
  type StoredMerchandise,
  ofSeller,
  readMerchandises,
  removedOf,
  toMerchandise,
} from "./items.ts";

/** What a seller's list can be asked for. */
export interface OwnFilter {
  searchType?: (typeof merchandiseSearchTypes)[number] | undefined;
  searchKeyword?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Behind every sort key of an instant. */
const last = "~";

/** Days in Seoul as a range of sort keys. Throws DATE_RANGE at `at`, such as `query`. */
export function rangeOf({ startDate, endDate }: OwnFilter, at: string): [string, string] {
  const from = startDate === undefined ? "" : seoulInstant(startDate);
  const to = endDate === undefined ? last : `${endOfSeoulDay(endDate)}${last}`;
  if (from > to) throw faultAt(`${at}.endDate`, "DATE_RANGE");
  return [from || "0", to];
}

/** Whether a listing has the words; undefined where none are asked for. */
export function wordsTest({ searchType, searchKeyword = "" }: OwnFilter) {
  const key = normalize(searchKeyword);
  return key === ""
    ? undefined
    : (listing: StoredMerchandise) => textOf(listing, searchType).includes(key);
}

function textOf(listing: StoredMerchandise, searchType: OwnFilter["searchType"]): string {
  if (!searchType) return listing.searchText;
  const names =
    searchType === "MANUFACTOR"
      ? Object.values(listing.manufactorName)
      : [listing.partNumber, ...Object.values(listing.productName)];
  return names.map(normalize).join(" ");
}

/** One seller's listings, newest first; days are a range of keys and cost their page. */
export function listOfSeller(
  sellerId: Id<"sel">,
  paging: PageQuery,
  filter: OwnFilter,
  isOnSaleOnly = false,
): Promise<Page<StoredMerchandise>> {
  const isDated = (filter.startDate ?? filter.endDate) !== undefined;
  const list = ofSeller(sellerId);
  const test = wordsTest(filter);
  const isWanted = (listing: StoredMerchandise) =>
    (!isOnSaleOnly || isOnSale(listing)) && (!test || test(listing));
  return pageOf(
    isDated ? { ...list, between: rangeOf(filter, "query") } : list,
    paging,
    toMerchandise,
    test || isOnSaleOnly ? (item) => isWanted(toMerchandise(item)) : undefined,
  );
}

/** What the seller took off sale and may still put back, the last one first. */
export function listRemoved(
  sellerId: Id<"sel">,
  paging: PageQuery,
  now: Instant,
): Promise<Page<StoredMerchandise>> {
  const since = addHours(now, -merchandiseLimits.restoreHours);
  // A bound that moves with the clock would part each page from the cursor of the one before.
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
  const listings = await readMerchandises(found.items);
  return {
    ...found,
    items: listings.filter((one): one is StoredMerchandise => one !== undefined && isOnSale(one)),
  };
}
