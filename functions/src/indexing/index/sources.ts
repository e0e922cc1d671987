import { type Item, type Key, readMany } from "../../kernel/table.ts";
import { makerKey, type StoredMaker } from "../../catalogue/manufactors/items.ts";
import {
  isOnSale,
  type StoredMerchandise,
  merchandiseKey,
} from "../../selling/merchandises/items.ts";
import { productKey, shownInLists, type StoredProduct } from "../../catalogue/products/items.ts";
import { isLive, type SellerRow, sellerKey } from "../../accounts/seller-infos/items.ts";
import type { Source } from "./batch.ts";
import type { Entity } from "../../search/index/items.ts";
import { hasHan, hasHangul, type Subject } from "../../search/text/tokens.ts";

// A part's document holds what lists show of it, with price and stock rolled up from its offers
// (roll-ups.ts). Documents of listings, makers and sellers do not: their rows are read for each
// hit.

/** What a part is found by. */
export function productSubject(product: StoredProduct): Subject | undefined {
  if (product.state !== "SHOWN" || product.deletedAt !== undefined) return undefined;
  const { partNumber, aliases, name, manufactorName, category, description } = product;
  const { offerCount, bestOffer, inStock, offersVersion } = product;
  const inScript = [name.zh, category?.zh ?? ""].filter(hasHan);
  return {
    numbers: [partNumber, ...aliases, ...product.oldNumbers],
    label: manufactorName.en,
    makers: Object.values(manufactorName),
    owners: [product.manufactorId],
    kinds: [Object.values(category ?? {}), Object.values(name)],
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
    row: shownInLists(product),
    rollUp: { row: { offerCount, bestOffer, inStock }, version: offersVersion },
  };
}

/** A maker is found by any part of any of its names. */
export function makerSubject(maker: StoredMaker): Subject | undefined {
  if (maker.state !== "SHOWN" || maker.deletedAt !== undefined) return undefined;
  const { name, aliases, country, merchandiseCount } = maker;
  const names = [...Object.values(name), ...aliases];
  return {
    numbers: names,
    label: name.ko,
    makers: names,
    owners: country ? [country] : [],
    korean: names.filter(hasHangul),
    texts: names,
    flags: merchandiseCount > 0 ? ["haveMerchandise"] : [],
    row: { name, country },
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
    texts: [companyName],
    body: introduction ?? "",
    flags: [],
    row: { companyName, region },
  };
}

/** What a listing that buyers see is found by: its part, its maker and its seller. */
export function merchandiseSubject(merchandise: StoredMerchandise): Subject | undefined {
  if (!isOnSale(merchandise)) return undefined;
  const { partNumber, productName, manufactorName, sellerName, condition } = merchandise;
  const { productId, manufactorId, sellerId } = merchandise;
  return {
    numbers: [partNumber],
    label: sellerName,
    makers: Object.values(manufactorName),
    owners: [sellerId, manufactorId, productId],
    korean: [productName.ko, sellerName].filter(hasHangul),
    texts: [productName.en, manufactorName.en, sellerName, productName.zh, productName.ko],
    flags: merchandise.stock === 0 ? [] : ["inStock"],
    row: { partNumber, productName, productId, manufactorId, sellerId, sellerName, condition },
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

/** What is searched, and where its rows come from. */
export const indexed: Record<Entity, Indexed> = {
  pr: {
    source: sourceOf(productKey, (item) => productSubject(item as unknown as StoredProduct)),
    flags: ["inStock"],
  },
  mk: {
    source: sourceOf(makerKey, (item) => makerSubject(item as unknown as StoredMaker)),
    flags: ["haveMerchandise"],
  },
  sl: {
    source: sourceOf(sellerKey, (item) => sellerSubject(item as unknown as SellerRow)),
    flags: [],
  },
  mc: {
    source: sourceOf(merchandiseKey, (item) =>
      merchandiseSubject(item as unknown as StoredMerchandise),
    ),
    flags: ["inStock"],
  },
};
