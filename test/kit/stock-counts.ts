import { query } from "@bupum/functions/kernel/list";
import { ofSeller, toMerchandise } from "@bupum/functions/selling/merchandises/items";
import { countsOf } from "@bupum/functions/selling/merchandises/list-keys";
import type { Id } from "@bupum/shared/kernel/ids";
import { expect } from "vitest";

/** A seller's counts of stock, as their index has them, are what the listings say (D38-5). */
export async function expectCounts(sellerId: Id<"sel">): Promise<number> {
  const { items: locks } = await query(countsOf(sellerId), 1_000);
  const { items: rows } = await query(ofSeller(sellerId), 1_000);
  const said = rows
    .map(toMerchandise)
    .filter(({ stock }) => stock !== null)
    .map(({ id, productId, stockCheckedAt }) => `${stockCheckedAt}#${id} ${productId}`);
  expect(locks.map(({ gsi2sk, pk }) => `${String(gsi2sk)} ${pk.slice("product#".length)}`)).toEqual(
    said.toSorted(),
  );
  return said.length;
}
