import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import type { RollUp } from "@bupum/shared/merchandises/rules";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { isSame } from "../kernel/rows/same.ts";
import type { Write } from "../kernel/table.ts";
import { exactly } from "../kernel/rows/write-request.ts";
import * as products from "../products/items.ts";
import { checkExists } from "../products/rules.ts";
import * as sellers from "../seller-infos/items.ts";
import {
  addMerchandise,
  type Change,
  changeMerchandise,
  dropMerchandise,
  type StoredMerchandise,
  merchandiseKey,
  merchandisesChanged,
  stateOf,
} from "./items.ts";
import { latestRates } from "./won-rates.ts";

type Who = Pick<Context, "actor" | "now">;
interface Removed {
  by: "SELLER" | "ADMIN";
  via?: "SYSTEM";
  reason?: string;
}

interface Owner {
  id: StoredMerchandise["sellerId"];
  isPremium: boolean;
  /** Thrown where the seller may not sell at present. */
  unknown: Problem;
}

/** A new listing of a seller, and the writes that put it on sale. */
export async function addition(
  who: Pick<Context, "now" | "newId">,
  { id: sellerId, isPremium, unknown }: Owner,
  body: ParsedInput<typeof merchandiseRoutes.create>["body"],
): Promise<{ listing: Merchandise; writes: Write[] }> {
  const [product, seller, rates] = await Promise.all([
    products.readShown(body.productId),
    sellers.readSeller(sellerId),
    latestRates(),
  ]);
  const missing = faultAt("body.productId", "PRODUCT_UNKNOWN");
  if (!product) throw missing;
  if (!sellers.isLive(seller)) throw unknown;
  const now = who.now();
  const listing: Merchandise = {
    ...body,
    id: who.newId("mch"),
    sellerId,
    sellerName: seller.approved.companyName,
    productId: product.id,
    partNumber: product.partNumber,
    productName: product.name,
    manufactorId: product.manufactorId,
    manufactorName: product.manufactorName,
    moq: body.breaks[0]!.minQty,
    stockCheckedAt: now,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const writes = [
    checkExists(product.id, missing),
    ...addMerchandise(listing, rates),
    sellers.countMerchandises(sellerId, 1, merchandiseLimit(isPremium, 1)),
    merchandisesChanged(now, listing),
  ];
  return { listing, writes };
}

type Stated = ParsedInput<typeof merchandiseRoutes.update>["body"];

/** What a statement sets. Throws MOQ_MULTIPLE at `path`. */
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
    // An empty text takes it away.
    ...(stated.sellerSku === "" && { sellerSku: undefined }),
    ...(stated.memo === "" && { memo: undefined }),
    version: before.version + 1,
    updatedAt: now,
  };
}

export const withChange = (before: StoredMerchandise, change: Change): Merchandise => ({
  ...before,
  ...(change as Partial<Merchandise>), // What it takes away is left out of the reply as undefined.
});

/** One listing as it is stated anew, and the writes that make it so. */
export async function restate(before: StoredMerchandise, stated: Stated, now: Instant) {
  const change = changeOf(before, stated, now, "body");
  const writes = [
    changeMerchandise(before, change, await latestRates()),
    merchandisesChanged(now, before),
  ];
  return { after: withChange(before, change), writes };
}

/** Takes one listing off sale and puts that on record; its seller and its part are told beside. */
export const takeOff = (
  who: Who,
  listing: StoredMerchandise,
  { by, ...record }: Removed,
): Write[] => [
  ...dropMerchandise(listing, who.now(), by),
  audit(who, {
    entity: "merchandise",
    id: listing.id,
    from: stateOf(listing),
    to: "REMOVED",
    ...record,
  }),
];

/** Takes listings of one seller off sale in one transaction: at most 25. */
export function removal(
  who: Who,
  listings: readonly StoredMerchandise[],
  removed: Removed,
): Write[] {
  const [first] = listings;
  if (!first) return [];
  const at = who.now();
  const together = { ...who, now: () => at };
  return [
    ...listings.flatMap((listing) => takeOff(together, listing, removed)),
    sellers.countMerchandises(first.sellerId, -listings.length),
    merchandisesChanged(at, ...listings),
  ];
}

export interface StockTake {
  /** Pieces taken from the shelf: less than the quantity with `force` or without a count. */
  taken: number;
  /** For the transaction of the order; `merchandisesChanged` goes beside it. */
  writes: Write[];
}

/**
 * Takes pieces for an accepted order (D6-9). Without `force` the write is refused with
 * OUT_OF_STOCK {available} where too few are left at that moment. With it the shelf is emptied, and
 * the write is refused with VERSION_CONFLICT where the stock moved meanwhile: read and try again.
 * A listing that is gone or does not count its stock takes nothing.
 */
export function takeStock(
  listing: StoredMerchandise | undefined,
  quantity: number,
  force: boolean,
): StockTake {
  if (!listing || listing.deletedAt || listing.stock === null) return { taken: 0, writes: [] };
  const change = merchandiseKey(listing.id);
  if (!force || listing.stock >= quantity) {
    const guard = {
      atLeast: { stock: quantity },
      refused: (old: Record<string, unknown> | undefined) =>
        new Problem("OUT_OF_STOCK", {
          available: numberOf(old?.["stock"]),
          merchandiseId: listing.id,
        }),
    };
    return {
      taken: quantity,
      writes: [{ change, add: { stock: -quantity, version: 1 }, guard }],
    };
  }
  const moved = new Problem("VERSION_CONFLICT");
  const guard = { equals: { stock: listing.stock }, refused: moved };
  return {
    taken: listing.stock,
    writes: [{ change, add: { stock: -listing.stock, version: 1 }, guard }],
  };
}

const numberOf = (stock: unknown) => (typeof stock === "number" ? stock : 0);

/** Puts back exactly what an order took. Nothing where the listing counts no stock any more. */
export const returnStock = (listing: StoredMerchandise | undefined, taken: number): Write[] =>
  !listing || listing.stock === null || taken === 0
    ? []
    : [{ change: merchandiseKey(listing.id), add: { stock: taken, version: 1 } }];

/** Whether the part already shows that count. */
export const showsRollUp = (product: products.StoredProduct, counted: RollUp): boolean =>
  product.offerCount === counted.offerCount &&
  product.listingCount === counted.listingCount &&
  product.inStock === counted.inStock &&
  isSame(product.bestOffer, counted.bestOffer);

/** Writes a count over the one that was read. Refused with VERSION_CONFLICT. */
export function setRollUp(product: products.StoredProduct, counted: RollUp): Write[] {
  const { offerCount, bestOffer, inStock } = counted;
  return [
    {
      change: products.productKey(product.id),
      ...exactly({ ...counted, bestOffer, offersVersion: product.offersVersion + 1 }),
      guard: {
        equals: { offersVersion: product.offersVersion },
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    {
      change: products.rowKey(product.id),
      ...exactly({ offerCount, bestOffer, inStock }),
    },
  ];
}

/** Live listings of one seller (D18-1). */
const mostListings = { basic: 100, premium: 20_000 };

/** Where a seller's counter of listings must stand for so many more, and the refusal above it. */
export const merchandiseLimit = (isPremium: boolean, added: number) => ({
  listings: (isPremium ? mostListings.premium : mostListings.basic) - added + 1,
  refused: new Problem("SUBSCRIPTION_REQUIRED", { feature: "LIVE_LISTINGS" }),
});
