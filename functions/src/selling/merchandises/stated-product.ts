import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  merchandiseRoutes,
  NewProductDraft,
} from "@bupum/shared/selling/merchandises/contract";
import { readMaker } from "../../catalogue/manufactors/items.ts";
import * as products from "../../catalogue/products/items.ts";
import { addProduct, checkExists } from "../../catalogue/products/writes.ts";
import type { Context } from "../../kernel/context.ts";
import { read, type Write } from "../../kernel/table.ts";

/** A new listing as it is stated. */
export type Stating = ParsedInput<typeof merchandiseRoutes.create>["body"];

interface Found {
  product: products.ProductFields;
  /** They check that it still exists, or make it. */
  writes: Write[];
}

/** The part of a new listing: one that buyers see, or one that the catalogue lacks (D8-9). */
export async function productFor(
  who: Pick<Context, "now" | "newId">,
  { productId, newProduct }: Pick<Stating, "productId" | "newProduct">,
): Promise<Found> {
  if (newProduct) return lackingProduct(who, newProduct);
  const missing = faultAt("body.productId", "PRODUCT_UNKNOWN");
  const product = productId && (await products.readShown(productId));
  if (!product) throw missing;
  return { product, writes: [checkExists(product.id, missing)] };
}

/** A part by maker and number: the known one, shown or not, else a new one, which is hidden. */
async function lackingProduct(
  who: Pick<Context, "now" | "newId">,
  { manufactorId, partNumber, name }: NewProductDraft,
): Promise<Found> {
  const [lock, maker] = await Promise.all([
    read(products.productLockKey(manufactorId, partNumber)),
    readMaker(manufactorId),
  ]);
  if (!maker || maker.mergedInto)
    throw faultAt("body.newProduct.manufactorId", "MANUFACTOR_UNKNOWN");
  // A lock names the part that its number leads to.
  const known = lock && (await products.readProduct(lock["ownerId"] as Id<"prd">));
  if (known && !known.mergedInto)
    return { product: known, writes: [checkExists(known.id, new Problem("BUSY"))] };
  const names = { ko: name, en: name, zh: name };
  const given = { id: who.newId("prd"), partNumber, name: names, state: "HIDDEN" } as const;
  return addProduct(given, maker, who.now());
}
