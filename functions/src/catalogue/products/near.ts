import type { Id } from "@bupum/shared/kernel/ids";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { read } from "../../kernel/table.ts";
import { findShown, findRows, productKey, type StoredProduct } from "./items.ts";
import { neighbours } from "./related.ts";

const most = 8;

interface Near {
  replacements: ProductRow[];
  items: ProductRow[];
  categoryTagId?: Id<"cat">;
}

/**
 * D19-14: what is close to a part that buyers no longer see, whether it was hidden or deleted: the
 * parts that replaced it, those of its maker with the nearest numbers, and its category.
 */
export async function near(id: Id<"prd">): Promise<Near> {
  const found = await read(productKey(id), false);
  if (!found) return { replacements: [], items: [] };
  // The row under this key is a part's; that of a deleted one stays.
  const product = found as unknown as StoredProduct;
  const links = product.alternates.filter(({ relation }) => relation === "REPLACED_BY");
  const [successors, series] = await Promise.all([
    findShown(links.map((link) => link.id)),
    neighbours(product),
  ]);
  const ids = [...new Set([...successors.values()].map((one) => one.id))];
  const replacements = await findRows(ids);
  const [categoryTagId] = product.categoryTagIds;
  return {
    replacements,
    items: series.filter((row) => row.id !== id && !ids.includes(row.id)).slice(0, most),
    ...(categoryTagId && { categoryTagId }),
  };
}
