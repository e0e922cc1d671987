import type { Id } from "@bupum/shared/kernel/ids";

import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalized } from "@bupum/shared/kernel/text";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Condition, Merchandise } from "@bupum/shared/merchandises/contract";
import { offerOrder, type WonRates } from "@bupum/shared/merchandises/rules";
import { type ListOf, pageOf, query, queryAll } from "../kernel/list.ts";
import { message } from "../kernel/outbox.ts";
import { type Item, type Key, read, readMany, type Write } from "../kernel/table.ts";

// | access pattern                     | index | pk                        | sk                      |
// |------------------------------------|-------|---------------------------|-------------------------|
// | one listing                        |       | merchandise#<mch>         | merchandise             |
// | a seller's listings, newest first  | gsi1  | seller#<sel>#merchandises | <createdAt>#<mch>       |
// | offers of a part, cheapest first   | gsi2  | product#<prd>#offers      | <won, 20 digits>#<mch>  |
// | the one listing of (seller, part,  |       | product#<prd>             | offer#<sel>#<condition> |
// |   condition): lock and roll-up     |       |                           |                         |
// | everybody's, newest first (lock)   | gsi1  | merchandises              | <createdAt>#<mch>       |
// | by beginning of part number (lock) | gsi2  | merchandises#pn#<first 3> | <normalized>#<mch>      |

/** A listing as stored. Hidden ones belong to a seller who is not approved at present. */
export interface Listing extends Merchandise, Key {
  searchText: string;
  isHidden: boolean;
  deletedAt?: Instant;
}

export const listingKey = (id: string): Key => ({ pk: `merchandise#${id}`, sk: "merchandise" });
const offerKey = (of: { productId: string; sellerId: string; condition: Condition }): Key => ({
  pk: `product#${of.productId}`,
  sk: `offer#${of.sellerId}#${of.condition}`,
});

const offersPk = (productId: string) => `product#${productId}#offers`;
const offersSk = (listing: Merchandise, rates: WonRates) =>
  `${offerOrder(listing.breaks[0]!.unitPrice, listing.currency, rates)}#${listing.id}`;

/** What a keyword is looked for in. */
const searchTextOf = (listing: Merchandise): string =>
  [listing.partNumber, ...Object.values(listing.productName), ...makerNames(listing)]
    .map(normalized)
    .join(" ");
const makerNames = ({ manufactorName }: Merchandise) => Object.values(manufactorName);

/** The index entries that buyers' lists are made of. */
const shownKeys = (listing: Merchandise) => {
  const number = normalized(listing.partNumber);
  return {
    gsi1pk: "merchandises",
    gsi1sk: `${listing.createdAt}#${listing.id}`,
    gsi2pk: `merchandises#pn#${number.slice(0, 3)}`,
    gsi2sk: `${number}#${listing.id}`,
  };
};

/** Both rows of a listing on sale: the listing, and its lock among the rows of its part. */
export function listingRows(listing: Merchandise, rates: WonRates): [Item, Item] {
  const searchText = searchTextOf(listing);
  return [
    {
      ...listingKey(listing.id),
      entityType: "merchandise",
      ...listing,
      searchText,
      isHidden: false,
      gsi1pk: `seller#${listing.sellerId}#merchandises`,
      gsi1sk: `${listing.createdAt}#${listing.id}`,
      gsi2pk: offersPk(listing.productId),
      gsi2sk: offersSk(listing, rates),
    },
    { ...offerKey(listing), merchandiseId: listing.id, searchText, ...shownKeys(listing) },
  ];
}

const toListing = (item: Item): Listing => item as unknown as Listing;

/** One listing, strongly consistent; also a hidden or removed one. */
export async function readListing(id: Id<"mch">): Promise<Listing | undefined> {
  const item = await read(listingKey(id));
  return item && toListing(item);
}
/** Up to 100 listings in the order asked for, strongly consistent. */
export async function readListings(ids: readonly Id<"mch">[]): Promise<(Listing | undefined)[]> {
  const distinct = [...new Set(ids)];
  const rows = await readMany(distinct.map(listingKey));
  const found = new Map(distinct.map((id, index) => [id, rows[index]]));
  return ids.map((id) => {
    const item = found.get(id);
    return item && toListing(item);
  });
}

/** Has the part's offers counted anew once the writes beside it are done. */
export const offersChanged = (at: Instant, productId: Id<"prd">): Write =>
  message(at, "merchandise.changed", { productId });

/** Puts a listing on sale. Refused with MERCHANDISE_EXISTS {merchandiseId}. */
export function addListing(listing: Merchandise, rates: WonRates): Write[] {
  const [row, lock] = listingRows(listing, rates);
  return [
    { put: row, guard: { exists: false, refused: new Problem("BUSY") } },
    {
      put: lock,
      guard: {
        exists: false,
        refused: (old) =>
          new Problem("MERCHANDISE_EXISTS", { merchandiseId: old?.["merchandiseId"] }),
      },
    },
  ];
}

/** What a change sets; undefined takes an attribute away. */
export type Change = { [K in keyof Merchandise]?: Merchandise[K] | undefined };

/** Changes a listing over the version that was read; what is not named stays as it is. */
export function changeListing(before: Listing, change: Change, rates: WonRates): Write {
  const after = { ...before, ...change } as Listing; // Breaks and currency are never taken away.
  const gone = Object.keys(change).filter((name) => change[name as keyof Change] === undefined);
  return {
    change: listingKey(before.id),
    set: { ...change, gsi2sk: offersSk(after, rates) },
    ...(gone.length > 0 && { unset: gone }),
    guard: {
      equals: { version: before.version },
      lacks: ["deletedAt"],
      refused: new Problem("VERSION_CONFLICT"),
    },
  };
}

/** Takes a listing off sale; its row stays for the requests and orders that name it. */
export const dropListing = (listing: Listing, at: Instant): Write[] => [
  {
    change: listingKey(listing.id),
    set: { deletedAt: at, updatedAt: at },
    add: { version: 1 },
    unset: ["gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"],
    guard: { exists: true, lacks: ["deletedAt"], refused: new Problem("NOT_FOUND") },
  },
  {
    drop: offerKey(listing),
    guard: { equals: { merchandiseId: listing.id }, refused: new Problem("NOT_FOUND") },
  },
];

const ofSeller = (sellerId: Id<"sel">): ListOf => ({
  index: "gsi1",
  pk: `seller#${sellerId}#merchandises`,
  newestFirst: true,
});

/** One seller's listings, newest first. */
export const listOfSeller = (
  sellerId: Id<"sel">,
  paging: PageQuery,
  filter?: (listing: Listing) => boolean,
): Promise<Page<Listing>> =>
  pageOf(ofSeller(sellerId), paging, toListing, filter && ((item) => filter(toListing(item))));

/** Everybody's listings: newest first, or by the beginning of the part number. */
export async function listShown(paging: PageQuery, keyword: string): Promise<Page<Listing>> {
  const key = normalized(keyword);
  const isNumber = key.length >= 3 && /^[0-9a-z]+$/.test(key);
  const list: ListOf = isNumber
    ? { index: "gsi2", pk: `merchandises#pn#${key.slice(0, 3)}`, skPrefix: key, newestFirst: false }
    : { index: "gsi1", pk: "merchandises", newestFirst: true };
  const found = await pageOf(
    list,
    paging,
    (item) => item["merchandiseId"] as Id<"mch">,
    isNumber || key === "" ? undefined : (item) => String(item["searchText"]).includes(key),
  );
  const listings = await readListings(found.items);
  return {
    ...found,
    items: listings.filter((one): one is Listing => one !== undefined && isOnSale(one)),
  };
}

export const isOnSale = (listing: Listing): boolean => !listing.isHidden && !listing.deletedAt;

/** The offers of a part that buyers see, cheapest first by the won of one piece. */
export const listOffers = (productId: Id<"prd">, paging: PageQuery): Promise<Page<Listing>> =>
  pageOf({ index: "gsi2", pk: offersPk(productId), newestFirst: false }, paging, toListing);

/** Up to `most` offers of a part, cheapest first. */
export const offersOf = async (productId: Id<"prd">, most = 30): Promise<Listing[]> => {
  const list: ListOf = { index: "gsi2", pk: offersPk(productId), newestFirst: false };
  return (await query(list, most)).items.map(toListing);
};

const mostOffers = 1_000;

/** Every listing of a part that buyers see, strongly consistent: what roll-ups are made of. */
export async function liveOffers(productId: Id<"prd">): Promise<Listing[]> {
  const locks = await queryAll(
    { pk: `product#${productId}`, skPrefix: "offer#", newestFirst: false, consistent: true },
    mostOffers,
  );
  const listings: (Listing | undefined)[] = [];
  for (let start = 0; start < locks.length; start += 100) {
    const ids = locks.slice(start, start + 100).map((lock) => lock["merchandiseId"] as Id<"mch">);
    listings.push(...(await readListings(ids)));
  }
  return listings.filter((one): one is Listing => one !== undefined && isOnSale(one));
}

/** A seller's next listings in the order of their ids, and where to go on. */
export async function someOfSeller(sellerId: Id<"sel">, after: Listing | undefined) {
  const key = after && {
    pk: after.pk,
    sk: after.sk,
    gsi1pk: ofSeller(sellerId).pk,
    gsi1sk: `${after.createdAt}#${after.id}`,
  };
  const { items, more } = await query(ofSeller(sellerId), 100, key);
  const listings = items.map(toListing);
  return { listings, last: more ? listings.at(-1) : undefined };
}

/** Shows or hides a listing, and renames its seller; nothing where it agrees already. */
export function align(
  listing: Listing,
  to: { isHidden: boolean; sellerName: string | undefined },
  rates: WonRates,
): Write[] {
  const sellerName = to.sellerName ?? listing.sellerName;
  if (listing.isHidden === to.isHidden && listing.sellerName === sellerName) return [];
  const shown = { gsi2pk: offersPk(listing.productId), gsi2sk: offersSk(listing, rates) };
  const there = {
    exists: true,
    lacks: ["deletedAt"],
    refused: new Problem("NOT_FOUND"),
  };
  return [
    {
      change: listingKey(listing.id),
      set: { isHidden: to.isHidden, sellerName, ...(!to.isHidden && shown) },
      ...(to.isHidden && { unset: ["gsi2pk", "gsi2sk"] }),
      guard: there,
    },
    {
      change: offerKey(listing),
      ...(to.isHidden
        ? { unset: ["gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"] }
        : { set: shownKeys(listing) }),
      guard: { equals: { merchandiseId: listing.id }, refused: new Problem("NOT_FOUND") },
    },
  ];
}

export interface Taken {
  /** Pieces taken from the shelf: less than the quantity with `force` or without a count. */
  taken: number;
  /** For the transaction of the order; `offersChanged` goes beside it. */
  writes: Write[];
}

/**
 * Takes pieces for an accepted order (DOMAIN.md D6-9). Without `force` the write is refused with
 * OUT_OF_STOCK {available} where too few are left at that moment. With it the shelf is emptied, and
 * the write is refused with VERSION_CONFLICT where the stock moved meanwhile: read and try again.
 * A listing that is gone or does not count its stock takes nothing.
 */
export function takeStock(listing: Listing | undefined, quantity: number, force: boolean): Taken {
  if (!listing || listing.deletedAt || listing.stock === null) return { taken: 0, writes: [] };
  const change = listingKey(listing.id);
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
export const returnStock = (listing: Listing | undefined, taken: number): Write[] =>
  !listing || listing.stock === null || taken === 0
    ? []
    : [{ change: listingKey(listing.id), add: { stock: taken, version: 1 } }];
