import { merchandisesPk } from "../../catalogue/products/merchandises.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import type { MerchandiseState } from "@bupum/shared/selling/merchandises/admin-contract";
import {
  type Condition,
  type Merchandise,
  merchandise as merchandiseSchema,
} from "@bupum/shared/catalogue/products/merchandise-fields";
import { priceOrder } from "@bupum/shared/selling/merchandises/rules";
import * as z from "zod/mini";
import { type Context, userOf } from "../../kernel/context.ts";
import { type ListOf, query, queryAll } from "../../kernel/list.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import {
  type Item,
  type Key,
  read,
  readMany,
  type Values,
  type Write,
} from "../../kernel/table.ts";
import { countKeys, hiddenKeys, newestSk, shownKeys } from "./list-keys.ts";

// | access pattern                     | index | pk                        | sk                      |
// |------------------------------------|-------|---------------------------|-------------------------|
// | one listing                        |       | merchandise#<mch>         | merchandise             |
// | a seller's listings, newest first  | gsi1  | seller#<sel>#merchandises | <createdAt>#<mch>       |
// | offers of a part, cheapest first   | gsi2  | product#<prd>#offers      | <won, 20 digits>#<mch>  |
// | the one listing of (seller, part,  |       | product#<prd>             | offer#<sel>#<condition> |
// |   condition): lock and roll-up     |       |                           |                         |
// | everybody's, newest first (lock)   | gsi1  | merchandises              | <createdAt>#<mch>       |
// | hidden ones, newest first (lock)   | gsi1  | merchandises#hidden       | <createdAt>#<mch>       |
// | a seller's that were taken off     | gsi1  | seller#<sel>#removed      | <deletedAt>#<mch>       |
// | everybody's that were taken off    | gsi2  | merchandises#removed      | <deletedAt>#<mch>       |
// | a seller's with a count of stock,  | gsi2  | seller#<sel>#counts       | <stockCheckedAt>#<mch>  |
// |   oldest count first (lock)        |       |                           |                         |
/** A listing as stored. It is hidden while its seller is not approved. */
export interface StoredMerchandise extends Merchandise, Key {
  searchText: string;
  isHidden: boolean;
  /** Its part is hidden until an admin publishes it. */
  isPartHidden?: boolean;
  /** Of a listing merged into another one with its part: the listing that got its stock. */
  mergedInto?: Id<"mch">;
  /** Who took it off sale; removal by an admin is final. */
  removedBy?: "SELLER" | "ADMIN";
}

export const merchandiseKey = (id: string): Key => ({ pk: `merchandise#${id}`, sk: "merchandise" });
export const ownedKey = (of: {
  productId: string;
  sellerId: string;
  condition: Condition;
}): Key => ({
  pk: `product#${of.productId}`,
  sk: `offer#${of.sellerId}#${of.condition}`,
});

const offersSk = (merchandise: Merchandise, rates: WonRates) =>
  `${priceOrder(merchandise.breaks[0]!.unitPrice, merchandise.currency, rates)}#${merchandise.id}`;
/** The sort key of a listing among the offers of its part. */
export const pricePlace = (merchandise: Merchandise, rates: WonRates) => ({
  gsi2pk: merchandisesPk(merchandise.productId),
  gsi2sk: offersSk(merchandise, rates),
});

/** The text that keywords are searched in. */
export const searchTextOf = (merchandise: Merchandise): string =>
  [merchandise.partNumber, ...Object.values(merchandise.productName), ...makerNames(merchandise)]
    .map(normalize)
    .join(" ");
const makerNames = ({ manufactorName }: Merchandise) => Object.values(manufactorName);

/** One seller's listings, newest first. */
export const ofSeller = (sellerId: Id<"sel">): ListOf => ({
  index: "gsi1",
  pk: `seller#${sellerId}#merchandises`,
  newestFirst: true,
});
/** Both rows of a listing on sale: the listing, and its lock beside its part. */
export function merchandiseRows(
  merchandise: Merchandise & { isPartHidden?: boolean },
  rates: WonRates,
): [Item, Item] {
  const searchText = searchTextOf(merchandise);
  const isShown = !merchandise.isPartHidden;
  return [
    {
      ...merchandiseKey(merchandise.id),
      entityType: "merchandise",
      ...merchandise,
      searchText,
      isHidden: false,
      gsi1pk: ofSeller(merchandise.sellerId).pk,
      gsi1sk: newestSk(merchandise),
      ...(isShown && pricePlace(merchandise, rates)),
    },
    {
      ...ownedKey(merchandise),
      merchandiseId: merchandise.id,
      manufactorId: merchandise.manufactorId,
      searchText,
      ...(isShown ? shownKeys(merchandise) : hiddenKeys(merchandise)),
      ...countKeys(merchandise),
    },
  ];
}

export const toMerchandise = (item: Item): StoredMerchandise =>
  item as unknown as StoredMerchandise;

/** One listing, strongly consistent; also a hidden or removed one. */
export async function readMerchandise(id: Id<"mch">): Promise<StoredMerchandise | undefined> {
  const item = await read(merchandiseKey(id));
  return item && toMerchandise(item);
}
/** Listings in the order asked for, strongly consistent. */
export async function readMerchandises(
  ids: readonly Id<"mch">[],
): Promise<(StoredMerchandise | undefined)[]> {
  const rows = await readMany(ids.map(merchandiseKey));
  return rows.map((item) => item && toMerchandise(item));
}

/** A listing as its seller sees it: without internal attributes. */
const asShown = (row: unknown): Merchandise => z.parse(merchandiseSchema, row);
/** The refusal of an outdated change: has the present values, so that a page can compare. */
export const conflict = (...current: unknown[]): Problem =>
  new Problem("VERSION_CONFLICT", { current: current.map(asShown) });

const taken = (old: Values | undefined) =>
  new Problem("MERCHANDISE_EXISTS", { merchandiseId: old?.["merchandiseId"] });

/** Puts a listing on sale. Refused with MERCHANDISE_EXISTS {merchandiseId}. */
export function addMerchandise(
  merchandise: Merchandise & { isPartHidden?: boolean },
  rates: WonRates,
): Write[] {
  const [row, lock] = merchandiseRows(merchandise, rates);
  return [
    { put: row, guard: { exists: false, refused: new Problem("BUSY") } },
    {
      put: lock,
      guard: { exists: false, refused: taken },
    },
  ];
}

/** The values of a change; undefined removes an attribute. */
export type Change = { [K in keyof Merchandise]?: Merchandise[K] | undefined };

/**
 * Changes a listing if it is still as read; fields that are not named stay. Two rows where the date
 * of its count changes, else one.
 */
export function changeMerchandise(
  before: StoredMerchandise,
  change: Change,
  rates: WonRates,
): Write[] {
  // Price breaks and currency are never removed.
  const after = { ...before, ...change } as StoredMerchandise;
  const ofCount = countKeys(after);
  return [
    {
      change: merchandiseKey(before.id),
      ...exactly({ ...change, gsi2sk: offersSk(after, rates) }),
      guard: {
        equals: { version: before.version },
        lacks: ["deletedAt"],
        refused: (old) => (!old || old["deletedAt"] ? new Problem("NOT_FOUND") : conflict(old)),
      },
    },
    ...(isSame(countKeys(before), ofCount) ? [] : [keepCount(before, ofCount)]),
  ];
}
/** The place of a listing among its seller's counts; none where it counts no stock. */
const keepCount = (merchandise: StoredMerchandise, keys: ReturnType<typeof countKeys>): Write => ({
  change: ownedKey(merchandise),
  ...exactly({ gsi2pk: undefined, gsi2sk: undefined, ...keys }),
  guard: { equals: { merchandiseId: merchandise.id }, refused: new Problem("NOT_FOUND") },
});

/** Takes a listing off sale; its row stays for the requests and orders that name it. */
export const dropMerchandise = (
  merchandise: StoredMerchandise,
  at: Instant,
  removedBy: "SELLER" | "ADMIN",
): Write[] => [
  {
    change: merchandiseKey(merchandise.id),
    set: {
      deletedAt: at,
      updatedAt: at,
      removedBy,
      gsi1pk: removedOf(merchandise.sellerId).pk,
      gsi1sk: `${at}#${merchandise.id}`,
      gsi2pk: everyRemoved.pk,
      gsi2sk: `${at}#${merchandise.id}`,
    },
    add: { version: 1 },
    guard: { exists: true, lacks: ["deletedAt"], refused: new Problem("NOT_FOUND") },
  },
  {
    drop: ownedKey(merchandise),
    guard: { equals: { merchandiseId: merchandise.id }, refused: new Problem("NOT_FOUND") },
  },
];

/** Puts a removed listing back. Refused with VERSION_CONFLICT or MERCHANDISE_EXISTS. */
export function restoreMerchandise(
  before: StoredMerchandise,
  after: StoredMerchandise,
  rates: WonRates,
): Write[] {
  const [row, lock] = merchandiseRows(after, rates);
  const { version, deletedAt } = before;
  return [
    {
      put: row,
      guard: { equals: { version, deletedAt }, refused: new Problem("VERSION_CONFLICT") },
    },
    { put: lock, guard: { exists: false, refused: taken } },
  ];
}

/** A seller's removed listings, the latest first. */
export const removedOf = (sellerId: Id<"sel">): ListOf => ({
  index: "gsi1",
  pk: `seller#${sellerId}#removed`,
  newestFirst: true,
});
/** The same of all sellers. */
export const everyRemoved: ListOf = {
  index: "gsi2",
  pk: "merchandises#removed",
  newestFirst: true,
};

export const isOnSale = (merchandise: StoredMerchandise): boolean =>
  !merchandise.isHidden && !merchandise.isPartHidden && !merchandise.deletedAt;

/** A listing's state as admins and the history see it. */
export const stateOf = (merchandise: StoredMerchandise): MerchandiseState =>
  merchandise.deletedAt ? "REMOVED" : isOnSale(merchandise) ? "ON_SALE" : "HIDDEN";

/** Up to `most` offers of a part, cheapest first. */
export const cheapestOfProduct = async (
  productId: Id<"prd">,
  most = 30,
): Promise<StoredMerchandise[]> => {
  const list: ListOf = { index: "gsi2", pk: merchandisesPk(productId), newestFirst: false };
  return (await query(list, most)).items.map(toMerchandise);
};

const mostOffers = 1_000;

/** Every listing of a part that buyers see, strongly consistent: the source of its roll-ups. */
export const liveOfProduct = (productId: Id<"prd">): Promise<StoredMerchandise[]> =>
  liveBehind(productId, "offer#");

/** Those of one seller: one for each condition at most. */
export const ownOfProduct = (
  productId: Id<"prd">,
  sellerId: Id<"sel">,
): Promise<StoredMerchandise[]> => liveBehind(productId, `offer#${sellerId}#`);

async function liveBehind(productId: Id<"prd">, skPrefix: string): Promise<StoredMerchandise[]> {
  const locks = await queryAll(
    { pk: `product#${productId}`, skPrefix, newestFirst: false, consistent: true },
    mostOffers,
  );
  const merchandises = await readMerchandises(
    locks.map((lock) => lock["merchandiseId"] as Id<"mch">),
  );
  return merchandises.filter((one): one is StoredMerchandise => one !== undefined && isOnSale(one));
}

/** The caller's own listings in the order asked for. Throws NOT_FOUND for any other. */
export async function findOwn(
  ctx: Context,
  ids: readonly Merchandise["id"][],
): Promise<StoredMerchandise[]> {
  const { sellerId } = userOf(ctx);
  const found = await readMerchandises(ids);
  return found.map((merchandise) => {
    if (!merchandise || merchandise.deletedAt || merchandise.sellerId !== sellerId)
      throw new Problem("NOT_FOUND");
    return merchandise;
  });
}
