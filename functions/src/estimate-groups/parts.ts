import type { EstimateGroupDraft, RequestLineDraft } from "@bupum/shared/estimate-groups/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { InLanguages } from "@bupum/shared/kernel/languages";
import type { Fault } from "@bupum/shared/kernel/problem";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { Product } from "@bupum/shared/products/contract";
import { query } from "../kernel/list.ts";
import { type Item, type Key, readMany } from "../kernel/table.ts";

/** What a line names, as the catalogue has it now. */
export interface Part {
  productId?: Id<"prd">;
  merchandiseId?: Id<"mch">;
  /** The seller of the named listing. */
  ownerId?: Id<"sel">;
  productName: string;
  partNumber?: string;
  manufactorName?: string;
  /** Names in the other languages, for searching. */
  otherNames: string[];
  otherMakers: string[];
}
export interface Offer {
  merchandiseId: Id<"mch">;
  sellerId: Id<"sel">;
  condition: Merchandise["condition"];
}

const productKey = (id: string): Key => ({ pk: `product#${id}`, sk: "product" });
const merchandiseKey = (id: string): Key => ({ pk: `merchandise#${id}`, sk: "merchandise" });
const nameOf = (name: InLanguages) => name.ko || name.en || name.zh;

/** So many offers of a part are looked at, cheapest first. */
const offerReach = 100;

/** Offers of a part, cheapest first: what GET /seller-infos/product lists. */
export async function offersOf(productId: Id<"prd">): Promise<Offer[]> {
  const pk = `product#${productId}#offers`;
  const { items } = await query({ index: "gsi2", pk, newestFirst: false }, offerReach);
  // Rows of listings, of which these are the fields of the contract.
  return (items as unknown as Merchandise[]).map(({ id, sellerId, condition }) => ({
    merchandiseId: id,
    sellerId,
    condition,
  }));
}

/** The parts that the lines name, in their order, or what is wrong with them. */
export async function findParts(
  lines: EstimateGroupDraft["lines"],
): Promise<{ parts: Part[]; faults: Fault[] }> {
  const keys = lines.flatMap(({ productId, merchandiseId }) => [
    ...(productId ? [productKey(productId)] : []),
    ...(merchandiseId ? [merchandiseKey(merchandiseId)] : []),
  ]);
  const distinct = [...new Map(keys.map((key) => [key.pk, key])).values()];
  const rows = await readMany(distinct);
  const found = new Map(distinct.map(({ pk }, index) => [pk, rows[index]]));
  const faults: Fault[] = [];
  const parts = lines.map((line, index) => {
    const known = (key: Key, field: string) => {
      const row = found.get(key.pk);
      const isGone = !row || row["deletedAt"] !== undefined || row["hiddenAt"] !== undefined;
      if (isGone) faults.push({ path: `body.lines.${index}.${field}`, code: "PRODUCT_UNKNOWN" });
      return isGone ? undefined : row;
    };
    const listing =
      line.merchandiseId && known(merchandiseKey(line.merchandiseId), "merchandiseId");
    const product = line.productId && known(productKey(line.productId), "productId");
    if (listing) return listedPart(listing);
    return product ? cataloguePart(product) : wordedPart(line);
  });
  return { parts, faults };
}

// Rows under these keys hold the fields of their contracts.
function listedPart(row: Item): Part {
  const listing = row as unknown as Merchandise;
  const { productName, manufactorName } = listing;
  return {
    productId: listing.productId,
    merchandiseId: listing.id,
    ownerId: listing.sellerId,
    ...names(productName, manufactorName, listing.partNumber),
  };
}
function cataloguePart(row: Item): Part {
  const product = row as unknown as Product;
  return {
    productId: product.id,
    ...names(product.name, product.manufactorName, product.partNumber),
  };
}
const names = (product: InLanguages, maker: InLanguages, partNumber: string) => ({
  productName: nameOf(product) || partNumber,
  partNumber,
  manufactorName: nameOf(maker),
  otherNames: Object.values(product),
  otherMakers: Object.values(maker),
});

const wordedPart = ({ partName = "", partNumber, manufactorName }: RequestLineDraft): Part => ({
  productName: partName,
  ...(partNumber !== undefined && { partNumber }),
  ...(manufactorName !== undefined && { manufactorName }),
  otherNames: [],
  otherMakers: [],
});
