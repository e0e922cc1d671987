import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { RollUp } from "@bupum/shared/selling/merchandises/rules";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, now } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type { Write } from "../../kernel/table.ts";
import * as products from "../../catalogue/products/items.ts";
import { productFor, type Stating } from "./stated-product.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import {
  addMerchandise,
  changeMerchandise,
  dropMerchandise,
  isOnSale,
  merchandiseKey,
  ownedKey,
  pricePlace,
  searchTextOf,
  stateOf,
  type StoredMerchandise,
} from "./items.ts";
import { hiddenKeys, shownKeys } from "./list-keys.ts";
import { changeOf, copiesOf, merchandiseLimit, type Stated, withChange } from "./rules.ts";

/** Thrown if a listing was removed or moved to another part meanwhile. */
export const gone = new Problem("NOT_FOUND");

/** Shows or hides a listing and updates its seller's name; nothing if it is correct already. */
export function alignWithSeller(
  merchandise: StoredMerchandise,
  to: { isHidden: boolean; sellerName: string | undefined },
  rates: WonRates,
): Write[] {
  const sellerName = to.sellerName ?? merchandise.sellerName;
  if (merchandise.isHidden === to.isHidden && merchandise.sellerName === sellerName) return [];
  const isShown = !to.isHidden && !merchandise.isPartHidden;
  const there = {
    exists: true,
    lacks: ["deletedAt"],
    refused: new Problem("NOT_FOUND"),
  };
  return [
    {
      change: merchandiseKey(merchandise.id),
      set: {
        isHidden: to.isHidden,
        sellerName,
        ...(isShown && pricePlace(merchandise, rates)),
      },
      ...(!isShown && { unset: ["gsi2pk", "gsi2sk"] }),
      guard: there,
    },
    {
      change: ownedKey(merchandise),
      set: isShown ? shownKeys(merchandise) : hiddenKeys(merchandise),
      guard: { equals: { merchandiseId: merchandise.id }, refused: new Problem("NOT_FOUND") },
    },
  ];
}

/** Updates the fields that a listing copies of its part; nothing if they are correct already. */
export function alignWithProduct(
  merchandise: StoredMerchandise,
  product: products.StoredProduct,
  rates: WonRates,
): Write[] {
  const copies = copiesOf(product);
  const {
    partNumber,
    productName,
    manufactorId,
    manufactorName,
    isPartHidden = false,
  } = merchandise;
  if (isSame({ partNumber, productName, manufactorId, manufactorName, isPartHidden }, copies))
    return [];
  const after = { ...merchandise, ...copies };
  const searchText = searchTextOf(after);
  const isShown = isOnSale(after);
  return [
    {
      change: merchandiseKey(merchandise.id),
      set: { ...copies, searchText, ...(isShown && pricePlace(after, rates)) },
      unset: isShown ? [] : ["gsi2pk", "gsi2sk"],
      guard: { equals: { productId: product.id }, lacks: ["deletedAt"], refused: gone },
    },
    {
      change: ownedKey(merchandise),
      set: {
        searchText,
        manufactorId: product.manufactorId,
        ...(isShown ? shownKeys(after) : hiddenKeys(after)),
      },
      guard: { equals: { merchandiseId: merchandise.id }, refused: gone },
    },
    ...(isPartHidden === copies.isPartHidden ? [] : [merchandisesChanged(now(), merchandise)]),
  ];
}

/** Has the offers of these listings' parts recounted after the writes beside it. */
export const merchandisesChanged = (
  at: Instant,
  ...merchandises: readonly Pick<Merchandise, "productId">[]
): Write =>
  message(at, "merchandises.changed", {
    productIds: [...new Set(merchandises.map(({ productId }) => productId))],
  });

type Who = Pick<Context, "actor" | "now">;
interface Removed {
  by: "SELLER" | "ADMIN";
  via?: "SYSTEM";
  reason?: string;
}

interface Owner {
  id: StoredMerchandise["sellerId"];
  isPremium: boolean;
  /** Thrown if the seller may not sell at present. */
  unknown: Problem;
}

/** A new listing of a seller, and the writes that put it on sale. */
export async function addition(
  who: Pick<Context, "now" | "newId">,
  { id: sellerId, isPremium, unknown }: Owner,
  { productId, newProduct, ...body }: Stating,
): Promise<{ merchandise: Merchandise; writes: Write[] }> {
  const [{ product, writes: ofProduct }, seller, rates] = await Promise.all([
    productFor(who, { productId, newProduct }),
    sellers.readSeller(sellerId),
    latestRates(),
  ]);
  if (!sellers.isLive(seller)) throw unknown;
  const now = who.now();
  const merchandise: Merchandise & { isPartHidden?: boolean } = {
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
    // Buyers see it once an admin shows its part.
    ...(product.state === "HIDDEN" && { isPartHidden: true }),
    stockCheckedAt: now,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const writes = [
    ...ofProduct,
    ...addMerchandise(merchandise, rates),
    sellers.countMerchandises(sellerId, 1, merchandiseLimit(isPremium, 1)),
    merchandisesChanged(now, merchandise),
  ];
  return { merchandise, writes };
}

/** One listing with newly stated values, and the writes for them. */
export async function restate(before: StoredMerchandise, stated: Stated, now: Instant) {
  const change = changeOf(before, stated, now, "body");
  const writes = [
    ...changeMerchandise(before, change, await latestRates()),
    merchandisesChanged(now, before),
  ];
  return { after: withChange(before, change), writes };
}

/** Removes one listing and records that; the counters of seller and part are written separately. */
export const takeOff = (
  who: Who,
  merchandise: StoredMerchandise,
  { by, ...record }: Removed,
): Write[] => [
  ...dropMerchandise(merchandise, who.now(), by),
  audit(who, {
    entity: "merchandise",
    id: merchandise.id,
    from: stateOf(merchandise),
    to: "REMOVED",
    ...record,
  }),
];

/** Takes listings of one seller off sale in one transaction: at most 25. */
export function removal(
  who: Who,
  merchandises: readonly StoredMerchandise[],
  removed: Removed,
): Write[] {
  const [first] = merchandises;
  if (!first) return [];
  const at = who.now();
  const together = { ...who, now: () => at };
  return [
    ...merchandises.flatMap((merchandise) => takeOff(together, merchandise, removed)),
    sellers.countMerchandises(first.sellerId, -merchandises.length),
    merchandisesChanged(at, ...merchandises),
  ];
}

export interface StockTake {
  /** Pieces taken from stock: fewer than the quantity with `force`, none without a stock count. */
  taken: number;
  /** For the transaction of the order; `merchandisesChanged` goes beside it. */
  writes: Write[];
}

/**
 * Takes pieces for an accepted order (D6-9). Without `force` the write is refused with OUT_OF_STOCK
 * {available} if too few are left at that moment. With it all remaining pieces are taken, and the
 * write is refused with VERSION_CONFLICT if the stock changed meanwhile: read and try again. A
 * removed listing, or one without a stock count, takes nothing.
 */
export function takeStock(
  merchandise: StoredMerchandise | undefined,
  quantity: number,
  force: boolean,
): StockTake {
  if (!merchandise || merchandise.deletedAt || merchandise.stock === null)
    return { taken: 0, writes: [] };
  const change = merchandiseKey(merchandise.id);
  if (!force || merchandise.stock >= quantity) {
    const guard = {
      atLeast: { stock: quantity },
      refused: (old: Record<string, unknown> | undefined) =>
        new Problem("OUT_OF_STOCK", {
          available: numberOf(old?.["stock"]),
          merchandiseId: merchandise.id,
        }),
    };
    return {
      taken: quantity,
      writes: [{ change, add: { stock: -quantity, version: 1 }, guard }],
    };
  }
  const stale = new Problem("VERSION_CONFLICT");
  const guard = { equals: { stock: merchandise.stock }, refused: stale };
  return {
    taken: merchandise.stock,
    writes: [{ change, add: { stock: -merchandise.stock, version: 1 }, guard }],
  };
}

const numberOf = (stock: unknown) => (typeof stock === "number" ? stock : 0);

/**
 * Returns exactly the pieces that an order took. Nothing if the listing no longer counts stock;
 * refused with VERSION_CONFLICT if that changed meanwhile: read and try again.
 */
export const returnStock = (merchandise: StoredMerchandise | undefined, taken: number): Write[] =>
  !merchandise || merchandise.stock === null || taken === 0
    ? []
    : [
        {
          change: merchandiseKey(merchandise.id),
          add: { stock: taken, version: 1 },
          guard: { atLeast: { stock: 0 }, refused: new Problem("VERSION_CONFLICT") },
        },
      ];

/**
 * Replaces the stock that was read, in every row that lists read. Refused with VERSION_CONFLICT.
 */
export async function setRollUp(
  product: products.StoredProduct,
  counted: RollUp,
): Promise<Write[]> {
  const { offerCount, bestOffer, inStock } = counted;
  const row = { offerCount, bestOffer, inStock };
  const version = product.offersVersion + 1;
  return [
    {
      change: products.productKey(product.id),
      ...exactly({ ...counted, bestOffer, offersVersion: version }),
      guard: {
        equals: { offersVersion: product.offersVersion },
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    {
      change: products.rowKey(product.id), // Without a guard: the part beside it has one.
      ...exactly(row),
    },
  ];
}
