import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import { endOfSeoulDay, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import type {
  Merchandise,
  merchandiseRoutes,
  merchandiseSearchTypes,
} from "@bupum/shared/selling/merchandises/contract";
import type { RollUp } from "@bupum/shared/selling/merchandises/rules";
import { planFigures } from "@bupum/shared/billing/subscribes/features";
import { isSame } from "../../kernel/rows/same.ts";
import type { StoredProduct } from "../../catalogue/products/items.ts";
import type { Change, StoredMerchandise } from "./items.ts";

export type Stated = ParsedInput<typeof merchandiseRoutes.update>["body"];

/** The values that a statement sets. Throws MOQ_MULTIPLE at `path`. */
export function changeOf(
  before: StoredMerchandise,
  { version: _seen, ...stated }: Stated,
  now: Instant,
  path: string,
): Change {
  const { breaks = before.breaks, orderMultiple = before.orderMultiple } = stated;
  const moq = breaks[0]!.minQty;
  if (moq % orderMultiple !== 0) throw faultAt(`${path}.orderMultiple`, "MOQ_MULTIPLE");
  const checkedAt = stated.stockCheckedAt ?? now;
  return {
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
    moq,
    ...(stated.stock !== undefined && { stockCheckedAt: checkedAt < now ? checkedAt : now }),
    ...(stated.stock === undefined && { stockCheckedAt: before.stockCheckedAt }),
    // An empty text removes the value.
    ...(stated.sellerSku === "" && { sellerSku: undefined }),
    ...(stated.memo === "" && { memo: undefined }),
    version: before.version + 1,
    updatedAt: now,
  };
}

export const withChange = (before: StoredMerchandise, change: Change): Merchandise => ({
  ...before,
  ...(change as Partial<Merchandise>), // Removed values are undefined, which the reply leaves out.
});

/** Whether the part already shows that stock. */
export const showsRollUp = (product: StoredProduct, counted: RollUp): boolean =>
  product.offerCount === counted.offerCount &&
  product.listingCount === counted.listingCount &&
  product.inStock === counted.inStock &&
  isSame(product.conditions ?? [], counted.conditions) &&
  isSame(product.regions ?? [], counted.regions) &&
  isSame(product.bestOffer, counted.bestOffer);

/** Live listings of one seller (D18-1). */
export const mostMerchandises = (isPremium: boolean): number =>
  isPremium ? planFigures.listings.premium : planFigures.listings.basic;

/**
 * The guard on a seller's counter for this many more listings, with the refusal above the limit.
 */
export const merchandiseLimit = (isPremium: boolean, added: number) => ({
  merchandises: mostMerchandises(isPremium) - added + 1,
  refused: new Problem("SUBSCRIPTION_REQUIRED", { feature: "LIVE_LISTINGS" }),
});

/** The fields that a listing copies of its part, as the part is now. */
export const copiesOf = (product: StoredProduct) => ({
  partNumber: product.partNumber,
  productName: product.name,
  manufactorId: product.manufactorId,
  manufactorName: product.manufactorName,
  isPartHidden: product.state === "HIDDEN",
});

/** The filters of a seller's list. */
export interface OwnFilter {
  searchType?: (typeof merchandiseSearchTypes)[number] | undefined;
  searchKeyword?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Sorts after every key that begins with a timestamp. */
export const last = "~";

/** Days in Seoul as a range of sort keys. Throws DATE_RANGE at `at`, such as `query`. */
export function rangeOf({ startDate, endDate }: OwnFilter, at: string): [string, string] {
  const from = startDate === undefined ? "" : seoulInstant(startDate);
  const to = endDate === undefined ? last : `${endOfSeoulDay(endDate)}${last}`;
  if (from > to) throw faultAt(`${at}.endDate`, "DATE_RANGE");
  return [from || "0", to];
}

/** A test whether a listing contains the words; undefined without words. */
export function wordsTest({ searchType, searchKeyword = "" }: OwnFilter) {
  const key = normalize(searchKeyword);
  return key === ""
    ? undefined
    : (merchandise: StoredMerchandise) => textOf(merchandise, searchType).includes(key);
}

function textOf(merchandise: StoredMerchandise, searchType: OwnFilter["searchType"]): string {
  if (!searchType) return merchandise.searchText;
  const names =
    searchType === "MANUFACTOR"
      ? Object.values(merchandise.manufactorName)
      : [merchandise.partNumber, ...Object.values(merchandise.productName)];
  return names.map(normalize).join(" ");
}

/** A listing as read, with its place among everybody's that were taken off. */
type Removed = StoredMerchandise & { gsi2pk?: string; gsi2sk?: string };

/** A removed listing as it will be on sale, with the present names of part and seller. */
export function onSaleAgain(
  { deletedAt: _at, removedBy: _by, gsi2pk: _pk, gsi2sk: _sk, ...merchandise }: Removed,
  names: Partial<StoredMerchandise>,
  at: Instant,
): StoredMerchandise {
  return {
    ...merchandise,
    ...names,
    isHidden: false,
    version: merchandise.version + 1,
    updatedAt: at,
  };
}
