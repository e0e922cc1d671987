import type { Manufactor } from "@bupum/shared/manufactors/contract";
import type { ProductRow } from "@bupum/shared/products/contract";
import { type Item, type Key, readMany } from "../kernel/table.ts";
import { manufactorKey } from "../manufactors/items.ts";
import { productKey, type StoredProduct } from "../products/items.ts";
import { isLive, type SellerRow, sellerKey, toCard } from "../seller-infos/items.ts";
import type { Source } from "./index-batch.ts";
import type { Entity } from "./index-items.ts";
import { hasHan, hasHangul, type Subject } from "./tokens.ts";

/** What is found of a part: no price, no stock count, no picture. */
export function partSubject(product: StoredProduct): Subject {
  const { partNumber, aliases, name, manufactorName, category, description } = product;
  const inScript = [name.zh, category?.zh ?? ""].filter(hasHan);
  const row: ProductRow = {
    id: product.id,
    partNumber,
    name,
    manufactorId: product.manufactorId,
    manufactorName,
    ...(product.categoryKey && { categoryKey: product.categoryKey }),
    ...(category && { category }),
    unit: product.unit,
    offerCount: product.offerCount,
    ...(product.lowestPrice && { lowestPrice: product.lowestPrice }),
    inStock: product.inStock,
  };
  return {
    numbers: [partNumber, ...aliases],
    label: manufactorName.en,
    makers: Object.values(manufactorName),
    owners: [product.manufactorId],
    korean: [name.ko, category?.ko ?? ""].filter(hasHangul),
    texts: [
      name.en,
      manufactorName.en,
      category?.en ?? "",
      ...inScript,
      name.ko,
      ...product.specifications.map(({ value }) => value),
      description?.en ?? "",
    ],
    flags: product.inStock ? ["inStock"] : [],
    row,
  };
}

/** A maker is found by any part of any of its names. */
export function makerSubject(maker: Manufactor & Partial<Key>): Subject {
  const { id, name, aliases, country, website, version, createdAt } = maker;
  const { productCount, merchandiseCount } = maker;
  const names = [...Object.values(name), ...aliases];
  const row: Manufactor = {
    id,
    name,
    aliases,
    productCount,
    merchandiseCount,
    version,
    createdAt,
    ...(country && { country }),
    ...(website && { website }),
  };
  return {
    numbers: names,
    label: name.ko,
    makers: names,
    owners: country ? [country] : [],
    korean: names.filter(hasHangul),
    texts: names,
    flags: merchandiseCount > 0 ? ["haveMerchandise"] : [],
    row,
  };
}

/** A seller is found by its approved company name. */
export function sellerSubject(seller: SellerRow): Subject | undefined {
  if (!isLive(seller)) return undefined;
  const { companyName, region, introduction } = seller.approved;
  return {
    numbers: [companyName],
    label: companyName,
    makers: [companyName],
    owners: [region],
    korean: [companyName],
    texts: [companyName, introduction ?? ""],
    flags: [],
    row: toCard(seller),
  };
}

const sourceOf =
  (keyOf: (id: string) => Key, subjectOf: (item: Item) => Subject | undefined): Source =>
  async (ids) => {
    const rows = await readMany(ids.map(keyOf));
    return rows.map((row) => row && subjectOf(row));
  };

interface Indexed {
  source: Source;
  /** The lists' filters over this entity. */
  flags: readonly string[];
}

/** What is searched, and where it comes from. */
export const indexed: Record<Entity, Indexed> = {
  pr: {
    source: sourceOf(productKey, (item) => partSubject(item as unknown as StoredProduct)),
    flags: ["inStock"],
  },
  mk: {
    source: sourceOf(manufactorKey, (item) => makerSubject(item as unknown as Manufactor & Key)),
    flags: ["haveMerchandise"],
  },
  sl: {
    source: sourceOf(sellerKey, (item) => sellerSubject(item as unknown as SellerRow)),
    flags: [],
  },
};
