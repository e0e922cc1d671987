import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/selling/merchandises/contract";
import { resultPage } from "../../search/snapshots/result-page.ts";
import { isOnSale, readMerchandises, type StoredMerchandise } from "./items.ts";
import { listNewest } from "./lists.ts";

type Query = ParsedInput<typeof merchandiseRoutes.searchProducts>["query"];

/** Offers of parts and makers by any seller; prices and stock are read now, not from the index. */
export async function searchProducts(query: Query): Promise<Page<Merchandise>> {
  const { productName = "", manufactorName = "", isInStock = false, ...paging } = query;
  const keyword = [manufactorName, productName].join(" ").trim();
  if (keyword === "" && !isInStock) return listNewest(paging);
  const choices = { ...(isInStock && { inStock: ["true"] }) };
  const found = await resultPage(
    { collection: "merchandises", keyword, filters: { choices, ranges: {} } },
    paging,
  );
  const merchandises = await readMerchandises(found.ids as Id<"mch">[]);
  const isShown = (merchandise: StoredMerchandise | undefined): merchandise is StoredMerchandise =>
    merchandise !== undefined && isOnSale(merchandise) && (!isInStock || merchandise.stock !== 0);
  return { ...found.paging, items: merchandises.filter(isShown) };
}
