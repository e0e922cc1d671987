import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import { shortestNumber } from "@bupum/shared/catalogue/products/sorts";
import type { Product, ProductRow, Publication } from "@bupum/shared/catalogue/products/contract";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany, type Values } from "../../kernel/table.ts";
import type { Link } from "./links.ts";

// | access pattern                  | index | pk                            | sk                    |
// |---------------------------------|-------|-------------------------------|-----------------------|
// | one part                        |       | product#<prd>                 | product               |
// | its offers (merchandises/items) |       | product#<prd>                 | offer#<sel>#<..>      |
// | what lists show of it           |       | product#<prd>                 | row                   |
// | parts shown, hidden; newest     | gsi1  | products#SHOWN or …#HIDDEN    | <prd>                 |
// | merged parts                    | gsi1  | products#MERGED               | <updatedAt>#<id>      |
// | parts of a maker; hidden before | gsi2  | products#maker#<mkr>          | [!]<normalized>#<id>  |
// | maker and number to part        |       | lock#product#<mkr>#<part key> | lock                  |
// | all ids, by age                 | gsi1  | product-ids (the lock's row)  | <prd>                 |
// | parts by beginning of number    | gsi2  | products#pn#<first 3> (same)  | <normalized>#<id>     |
// | parts of a category             |       | category-tag#<cat>#products   | <prd> or HIDDEN#<prd> |
// | how many parts                  |       | counter#products              | counter               |
// A page of 30 whole parts would cost three times the page of their rows. A number that a part had
// before, or had under an id that was merged, keeps its lock, which leads to the part of today.

/** A part as stored: with the roll-up of its listings. */
export interface StoredProduct extends Omit<Product, "alternates">, Key {
  alternates: Link[];
  state: Publication;
  mergedInto?: Id<"prd">;
  /** The parts that were merged into this one. */
  absorbedIds?: Id<"prd">[];
  movedListings?: number;
  joinedListings?: number;
  mergeDoneAt?: Instant;
  deletedAt?: Instant;
  /** The version with which the life was said last (D35-6). */
  lifeVersion?: number;
  normalized: string;
  requestId?: Id<"rrh">; // The sheet whose row made it.
  /** Live listings, and the number of counts so far, which guards the next one. */
  listingCount: number;
  offersVersion: number;
  conditions?: string[]; // Of all offers.
  regions?: string[];
}
/** A part before it is stored; SHOWN by default. */
export type ProductFields = Omit<Product, "alternates"> &
  Pick<StoredProduct, "alternates" | "requestId"> & { state?: Publication };

export const productKey = (id: string): Key => ({ pk: `product#${id}`, sk: "product" });
export const productLockKey = (manufactorId: string, partNumber: string): Key => ({
  pk: `lock#product#${manufactorId}#${partNumberKey(partNumber)}`,
  sk: "lock",
});
export const productsCounter: Key = { pk: "counter#products", sk: "counter" };

/** Shorter part numbers are found only within their maker. */
export const numberPk = (key: string) => `products#pn#${key.slice(0, shortestNumber)}`;
export const makerPk = (manufactorId: string) => `products#maker#${manufactorId}`;
export const memberPk = (categoryTagId: string) => `category-tag#${categoryTagId}#products`;

type Placed = Pick<
  StoredProduct,
  "id" | "partNumber" | "manufactorId" | "createdAt" | "updatedAt"
> & {
  state: Publication;
  name: Product["name"];
  categoryTagIds: readonly Id<"cat">[];
};

export const statePk = (state: Publication) => `products#${state}`;
export const idsPk = "product-ids";

export const rowKey = (id: string): Key => ({ pk: `product#${id}`, sk: "row" });
/** The index keys of a part's thin row; an absent one is removed. */
export function rowIndex({ id, partNumber, manufactorId, state, updatedAt }: Placed): Values {
  if (state === "MERGED")
    return {
      gsi1pk: statePk("MERGED"),
      gsi1sk: `${updatedAt}#${id}`,
      gsi2pk: undefined,
      gsi2sk: undefined,
    };
  const key = normalize(partNumber);
  return {
    gsi1pk: statePk(state),
    gsi1sk: id,
    gsi2pk: makerPk(manufactorId),
    gsi2sk: `${state === "HIDDEN" ? "!" : ""}${key}#${id}`,
  };
}
const memberSk = ({ id, state }: Placed) => (state === "HIDDEN" ? `HIDDEN#${id}` : id);

/** The lock of the number that a part has now. */
export function lockRow(part: Placed): Item {
  const key = normalize(part.partNumber);
  return {
    ...productLockKey(part.manufactorId, part.partNumber),
    ownerId: part.id,
    state: part.state,
    manufactorId: part.manufactorId,
    categoryTagIds: part.categoryTagIds,
    changedAt: part.updatedAt,
    searchText: Object.values(part.name).map(normalize).join(" "),
    gsi1pk: idsPk,
    gsi1sk: part.id,
    gsi2pk: numberPk(key),
    gsi2sk: `${key}#${part.id}`,
  };
}
/** The lock of a former number that leads to a part. */
export const formerLockRow = (manufactorId: string, partNumber: string, ownerId: string): Item => ({
  ...productLockKey(manufactorId, partNumber),
  ownerId,
});
/** The row that puts a part into a category. */
export const memberRow = (categoryTagId: string, part: Placed): Item => ({
  pk: memberPk(categoryTagId),
  sk: memberSk(part),
  productId: part.id,
});

/** The fields of a part in lists, without the roll-up of its listings. */
export const shownInLists = (product: Omit<ProductFields, "state">) => ({
  id: product.id,
  partNumber: product.partNumber,
  name: product.name,
  manufactorId: product.manufactorId,
  manufactorName: product.manufactorName,
  categoryKey: product.categoryKey,
  drawing: product.drawing,
  category: product.category,
  imageId: product.images[0]?.id,
  unit: product.unit,
  life: product.life,
  categoryTagIds: product.categoryTagIds,
  createdAt: product.createdAt,
  updatedAt: product.updatedAt,
});

/** The rows of a part: all of it, what lists show, the lock of its number, and its categories. */
export function productRows(given: ProductFields, rolledUp: Values = {}): Item[] {
  const product = { ...given, state: given.state ?? "SHOWN" };
  const { offerCount, bestOffer, inStock } = { ...product, ...rolledUp };
  return [
    {
      ...productKey(product.id),
      entityType: "product",
      ...product,
      normalized: normalize(product.partNumber),
      listingCount: 0,
      offersVersion: 0,
      ...rolledUp,
    },
    {
      ...rowKey(product.id),
      ...shownInLists(product),
      state: product.state,
      offerCount,
      ...(bestOffer && { bestOffer }),
      inStock,
      ...rowIndex(product),
    },
    lockRow(product),
    ...product.oldNumbers.map((number) => formerLockRow(product.manufactorId, number, product.id)),
    ...product.categoryTagIds.map((tag) => memberRow(tag, product)),
  ];
}

/** A thin row as stored. */
export interface StoredRow extends ProductRow {
  state: Publication;
  mergedInto?: Id<"prd">;
  categoryTagIds: Id<"cat">[];
  createdAt: Instant;
  updatedAt: Instant;
}
// The builders above and rules.ts write both in this shape.
const toProduct = (item: Item): StoredProduct => item as unknown as StoredProduct;
export const toRow = (item: Item): StoredRow => item as unknown as StoredRow;

/** One part in any state, strongly consistent, or undefined if deleted. */
export async function readProduct(id: Id<"prd">): Promise<StoredProduct | undefined> {
  const item = await read(productKey(id));
  return item && item["deletedAt"] === undefined ? toProduct(item) : undefined;
}

/** A chain of merges exists only for moments; afterwards all ids lead directly to the last part. */
const mostSteps = 4;

/** The part that one was merged into, through any number of merges; itself if not merged. */
export async function lastOf(from: StoredProduct): Promise<StoredProduct | undefined> {
  let product: StoredProduct | undefined = from;
  for (let step = 0; product?.mergedInto && step < mostSteps; step++)
    product = await readProduct(product.mergedInto);
  return product?.mergedInto ? undefined : product;
}

/**
 * The part that buyers see under that id: itself, or the one it was merged into; else undefined.
 */
export async function readShown(id: Id<"prd">): Promise<StoredProduct | undefined> {
  const product = await readProduct(id);
  const last = product && (await lastOf(product));
  return last?.state === "SHOWN" ? last : undefined;
}

/** Parts in any state, in the order of the given ids. */
export async function findMany(
  ids: readonly Id<"prd">[],
  consistent = false,
): Promise<(StoredProduct | undefined)[]> {
  const rows = await readMany(ids.map(productKey), consistent);
  return rows.map((item) =>
    item && item["deletedAt"] === undefined ? toProduct(item) : undefined,
  );
}

/** The parts that buyers see, by the id asked for; a merged one is replaced by its target. */
export async function findShown(
  ids: readonly Id<"prd">[],
  states: readonly Publication[] = ["SHOWN"],
  consistent = false,
): Promise<Map<string, StoredProduct>> {
  const found = await findMany(ids, consistent);
  const led = found.flatMap((one) => one?.mergedInto ?? []);
  const targets = led.length > 0 ? await findMany(led, consistent) : [];
  const shown = new Map<string, StoredProduct>();
  for (const [at, one] of found.entries()) {
    const part = one?.mergedInto ? targets.find((to) => to?.id === one.mergedInto) : one;
    if (part && states.includes(part.state)) shown.set(ids[at]!, part);
  }
  return shown;
}

/** Thin rows of up to 100 parts in any state, in the order of the ids; absent ones left out. */
export async function findRows(ids: readonly string[]): Promise<StoredRow[]> {
  const rows = await readMany([...new Set(ids)].map(rowKey), false);
  return rows.flatMap((row) => (row ? [toRow(row)] : []));
}

/** The partition of a part's listings, also of sellers who are not approved at present. */
export const ownedLocks = (productId: Id<"prd">): ListOf => ({
  pk: `product#${productId}`,
  skPrefix: "offer#",
  newestFirst: false,
  consistent: true,
});

/** Sorts before every key of a shown part and after every hidden one. */
export const shownOnly = ["#", "\u{10ffff}"] as const;

/** The shown parts of a maker whose number begins so, in the order of their numbers. */
export const ofMaker = (manufactorId: Id<"mkr">, key: string): ListOf => ({
  index: "gsi2",
  pk: makerPk(manufactorId),
  ...(key === "" ? { between: shownOnly } : { skPrefix: key }),
  newestFirst: false,
});
/** The first parts of a maker, without a cursor. */
export async function firstOfMaker(id: Id<"mkr">, limit: number): Promise<ProductRow[]> {
  const { items } = await query(ofMaker(id, ""), limit);
  return items.map(toRow);
}

/** A page of parts that buyers see. */
export const pageOfProducts = (list: ListOf, paging: PageQuery): Promise<Page<ProductRow>> =>
  pageOf(list, paging, toRow);

export const listNewest = (paging: PageQuery): Promise<Page<ProductRow>> =>
  pageOfProducts({ index: "gsi1", pk: statePk("SHOWN"), newestFirst: true }, paging);

export async function count(): Promise<number> {
  const counter = await read(productsCounter, false);
  return Number(counter?.["count"] ?? 0);
}
