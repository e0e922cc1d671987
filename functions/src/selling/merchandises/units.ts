import type { Id } from "@bupum/shared/kernel/ids";
import { findMany } from "../../catalogue/products/items.ts";

/** Listings, each with the unit of its prices and its stock: that of its part (D3-31). */
export async function inUnits<Listing extends { productId: Id<"prd"> }>(
  listings: ReadonlyMap<string, Listing>,
): Promise<ReadonlyMap<string, Listing & { unit: string }>> {
  const all = [...listings];
  const parts = await findMany(all.map(([, { productId }]) => productId));
  return new Map(all.map(([id, one], at) => [id, { ...one, unit: parts[at]?.unit ?? "EA" }]));
}
