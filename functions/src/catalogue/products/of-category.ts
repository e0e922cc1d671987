import type { Id } from "@bupum/shared/kernel/ids";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { query } from "../../kernel/list.ts";
import { findRows, memberPk } from "./items.ts";

/** The newest shown parts of a category, without those of categories below it. */
export async function firstOfCategory(id: Id<"cat">, limit: number): Promise<ProductRow[]> {
  const { items } = await query({ pk: memberPk(id), skPrefix: "prd_", newestFirst: true }, limit);
  return findRows(items.map(({ productId }) => String(productId)));
}
