import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalized, partKey } from "@bupum/shared/kernel/text";
import type { RollUp } from "@bupum/shared/merchandises/rules";
import type { Product, ProductRow } from "@bupum/shared/products/contract";
import { type ListOf, pageOf, query } from "../kernel/list.ts";
import { type Item, type Key, read, readMany, type Values, type Write } from "../kernel/table.ts";

// | access pattern                  | index | pk                            | sk                |
// |---------------------------------|-------|-------------------------------|-------------------|
// | one part                        |       | product#<prd>                 | product           |
// | its offers (merchandises/items) |       | product#<prd>                 | offer#<sel>#<..>  |
// | what lists show of it           |       | product#<prd>                 | row               |
// | parts by beginning of number    | gsi1  | products#pn#<first 3 of it>   | <normalized>#<id> |
// | parts of a maker                | gsi2  | products#maker#<mkr>          | <normalized>#<id> |
// | maker and number to part        |       | lock#product#<mkr>#<part key> | lock              |
// | all ids                         | gsi1  | product-ids (the lock's row)  | <prd>             |
// | how many parts                  |       | counter#products              | counter           |
// A page of 30 whole parts would cost three times the page of their rows.

/** A part as stored: with what its listings roll up to. */
export interface StoredProduct extends Product, Key {
  normalized: string;
  /** Live listings, and how often they were counted: the guard of the count. */
  listingCount: number;
  offersVersion: number;
}

export const productKey = (id: string): Key => ({ pk: `product#${id}`, sk: "product" });
export const productLockKey = (manufactorId: string, partNumber: string): Key => ({
  pk: `lock#product#${manufactorId}#${partKey(partNumber)}`,
  sk: "lock",
});
export const productsCounter: Key = { pk: "counter#products", sk: "counter" };

/** Part numbers shorter than this are found by their maker only. */
export const shortestPrefix = 3;
const numberPk = (key: string) => `products#pn#${key.slice(0, shortestPrefix)}`;

export const rowKey = (id: string): Key => ({ pk: `product#${id}`, sk: "row" });
const shownInLists = (product: Product): ProductRow => ({
  id: product.id,
  partNumber: product.partNumber,
  name: product.name,
  manufactorId: product.manufactorId,
  manufactorName: product.manufactorName,
  ...(product.categoryKey && { categoryKey: product.categoryKey }),
  ...(product.category && { category: product.category }),
  unit: product.unit,
  offerCount: product.offerCount,
  ...(product.lowestPrice && { lowestPrice: product.lowestPrice }),
  inStock: product.inStock,
});

/** The rows of a part: all of it, what lists show, and the lock of its number. */
export function productRows(product: Product, rolledUp: Values = {}): Item[] {
  const key = normalized(product.partNumber);
  return [
    {
      ...productKey(product.id),
      entityType: "product",
      ...product,
      normalized: key,
      listingCount: 0,
      offersVersion: 0,
      ...rolledUp,
    },
    {
      ...rowKey(product.id),
      ...shownInLists({ ...product, ...rolledUp }),
      gsi1pk: numberPk(key),
      gsi1sk: `${key}#${product.id}`,
      gsi2pk: `products#maker#${product.manufactorId}`,
      gsi2sk: `${key}#${product.id}`,
    },
    {
      ...productLockKey(product.manufactorId, product.partNumber),
      ownerId: product.id,
      changedAt: product.updatedAt,
      gsi1pk: "product-ids",
      gsi1sk: product.id,
    },
  ];
}

// Both were written by `productRows` and changed by `setRollUp` alone.
const toProduct = (item: Item): StoredProduct => item as unknown as StoredProduct;
const toRow = (item: Item): ProductRow => item as unknown as ProductRow;

/** One part, strongly consistent, or undefined. */
export async function readProduct(id: Id<"prd">): Promise<StoredProduct | undefined> {
  const item = await read(productKey(id));
  return item && toProduct(item);
}

/** One part. Throws NOT_FOUND. */
export async function find(id: Id<"prd">): Promise<StoredProduct> {
  const found = await readProduct(id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

const sameAs = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Whether the part already shows that count. */
export const agrees = (product: StoredProduct, counted: RollUp): boolean =>
  product.offerCount === counted.offerCount &&
  product.listingCount === counted.listingCount &&
  product.inStock === counted.inStock &&
  sameAs(
    [product.lowestPrice?.unitPrice, product.lowestPrice?.currency],
    [counted.lowestPrice?.unitPrice, counted.lowestPrice?.currency],
  );

/** Writes a count over the one that was read. Refused with VERSION_CONFLICT. */
export function setRollUp(product: StoredProduct, counted: RollUp): Write[] {
  const { offerCount, lowestPrice, inStock } = counted;
  const unset = lowestPrice ? {} : { unset: ["lowestPrice"] };
  return [
    {
      change: productKey(product.id),
      set: { ...counted, offersVersion: product.offersVersion + 1 },
      ...unset,
      guard: {
        equals: { offersVersion: product.offersVersion },
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    { change: rowKey(product.id), set: { offerCount, lowestPrice, inStock }, ...unset },
  ];
}

/** Up to 100 parts in the order asked for. */
export async function findMany(ids: readonly Id<"prd">[]): Promise<(StoredProduct | undefined)[]> {
  const distinct = [...new Set(ids)];
  const rows = await readMany(distinct.map(productKey), false);
  const found = new Map(distinct.map((id, index) => [id, rows[index]]));
  return ids.map((id) => {
    const item = found.get(id);
    return item && toProduct(item);
  });
}

/** What lists show of up to 100 parts, in the order asked for; absent ones are left out. */
export async function findRows(ids: readonly string[]): Promise<ProductRow[]> {
  const rows = await readMany(ids.map(rowKey), false);
  return rows.flatMap((row) => (row ? [toRow(row)] : []));
}

/** The parts of a maker, of those whose number begins so, in the order of their numbers. */
export const ofMaker = (manufactorId: Id<"mkr">, key: string): ListOf => ({
  index: "gsi2",
  pk: `products#maker#${manufactorId}`,
  ...(key !== "" && { skPrefix: key }),
  newestFirst: false,
});
/** The parts whose number begins so: three characters or more. */
export const byNumber = (key: string): ListOf => ({
  index: "gsi1",
  pk: numberPk(key),
  skPrefix: key,
  newestFirst: false,
});

/** The first parts of a maker, without a cursor to go on. */
export async function firstOfMaker(id: Id<"mkr">, limit: number): Promise<ProductRow[]> {
  const { items } = await query(ofMaker(id, ""), limit);
  return items.map(toRow);
}

export const pageOfProducts = (list: ListOf, paging: PageQuery): Promise<Page<ProductRow>> =>
  pageOf(list, paging, toRow);

/** The newest parts. */
export async function listNewest(paging: PageQuery): Promise<Page<ProductRow>> {
  const list: ListOf = { index: "gsi1", pk: "product-ids", newestFirst: true };
  const found = await pageOf(list, paging, (item) => String(item["gsi1sk"]));
  return { ...found, items: await findRows(found.items) };
}

/** Ids after that one, in ascending order. */
export async function listIds(after: Id<"prd"> | undefined, limit: number) {
  const { rows, more } = await listChanges(after, limit);
  return { ids: rows.map(({ id }) => id), more };
}

/** The same with when each part was last changed, for the sitemap. */
export async function listChanges(after: Id<"prd"> | undefined, limit: number) {
  const list: ListOf = {
    index: "gsi1",
    pk: "product-ids",
    ...(after && { between: [`${after}\u0000`, "prd_~"] as const }),
    newestFirst: false,
  };
  const { items, more } = await query(list, limit);
  const rows = items.map((item) => ({
    // Written by `productRows`.
    id: item["gsi1sk"] as Id<"prd">,
    changedAt: item["changedAt"] as string | undefined,
  }));
  return { rows, more };
}

export async function count(): Promise<number> {
  const counter = await read(productsCounter, false);
  return Number(counter?.["count"] ?? 0);
}
