import type { GroupDraft, GroupLineDraft } from "@bupum/shared/estimate-groups/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import type { Fault } from "@bupum/shared/kernel/problem";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { ProductRow } from "@bupum/shared/products/contract";
import { isOnSale, readMerchandises } from "../merchandises/items.ts";
import { findShown } from "../products/items.ts";

/** What a line names, as the catalogue has it now. */
export interface NamedProduct {
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
const nameOf = (name: InLanguages) => name.ko || name.en || name.zh;

/** The parts that the lines name, in their order, or what is wrong with them. */
export async function findProducts(
  lines: GroupDraft["lines"],
): Promise<{ parts: NamedProduct[]; faults: Fault[] }> {
  const [products, listings] = await Promise.all([
    findShown(lines.flatMap(({ productId }) => productId ?? [])),
    readMerchandises(lines.flatMap(({ merchandiseId }) => merchandiseId ?? [])),
  ]);
  const faults: Fault[] = [];
  const unknown = (index: number, field: string) => {
    faults.push({ path: `body.lines.${index}.${field}`, code: "PRODUCT_UNKNOWN" });
    return undefined;
  };
  const parts = lines.map((line, index) => {
    const { productId, merchandiseId } = line;
    const listing = listings.find((one) => one && one.id === merchandiseId && isOnSale(one));
    const product = productId && products.get(productId);
    if (merchandiseId && !listing) unknown(index, "merchandiseId");
    if (productId && !product) unknown(index, "productId");
    if (listing) return listedPart(listing);
    return product ? cataloguePart(product) : wordedPart(line);
  });
  return { parts, faults };
}

function listedPart(listing: Merchandise): NamedProduct {
  const { productName, manufactorName } = listing;
  return {
    productId: listing.productId,
    merchandiseId: listing.id,
    ownerId: listing.sellerId,
    ...names(productName, manufactorName, listing.partNumber),
  };
}
const cataloguePart = (product: ProductRow): NamedProduct => ({
  productId: product.id,
  ...names(product.name, product.manufactorName, product.partNumber),
});
const names = (product: InLanguages, maker: InLanguages, partNumber: string) => ({
  productName: nameOf(product) || partNumber,
  partNumber,
  manufactorName: nameOf(maker),
  otherNames: Object.values(product),
  otherMakers: Object.values(maker),
});

const wordedPart = ({
  partName = "",
  partNumber,
  manufactorName,
}: GroupLineDraft): NamedProduct => ({
  productName: partName,
  ...(partNumber !== undefined && { partNumber }),
  ...(manufactorName !== undefined && { manufactorName }),
  otherNames: [],
  otherMakers: [],
});
