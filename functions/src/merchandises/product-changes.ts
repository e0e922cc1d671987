import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../kernel/context.ts";
import { everyChunk } from "../kernel/list.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { isSame } from "../kernel/rows/same.ts";
import { unless, type Write, write } from "../kernel/table.ts";
import * as products from "../products/items.ts";
import * as items from "./items.ts";
import { latestRates } from "./won-rates.ts";

const gone = new Problem("NOT_FOUND");

/** What a listing says of its part, as the part is now. */
export const copiesOf = (part: products.StoredProduct) => ({
  partNumber: part.partNumber,
  productName: part.name,
  manufactorId: part.manufactorId,
  manufactorName: part.manufactorName,
  isPartHidden: part.state === "HIDDEN",
});

/** Brings one listing into step with its part; nothing where it agrees already. */
function follow(
  listing: items.StoredMerchandise,
  part: products.StoredProduct,
  rates: WonRates,
): Write[] {
  const copies = copiesOf(part);
  const { partNumber, productName, manufactorId, manufactorName, isPartHidden = false } = listing;
  if (isSame({ partNumber, productName, manufactorId, manufactorName, isPartHidden }, copies))
    return [];
  const after = { ...listing, ...copies };
  const searchText = items.searchTextOf(after);
  const isShown = items.isOnSale(after);
  return [
    {
      change: items.merchandiseKey(listing.id),
      set: { ...copies, searchText, ...(isShown && items.pricePlace(after, rates)) },
      unset: isShown ? [] : ["gsi2pk", "gsi2sk"],
      guard: { equals: { productId: part.id }, lacks: ["deletedAt"], refused: gone },
    },
    {
      change: items.ownedKey(listing),
      set: {
        searchText,
        manufactorId: part.manufactorId,
        ...(isShown ? items.shownKeys(after) : items.hiddenKeys(after)),
      },
      guard: { equals: { merchandiseId: listing.id }, refused: gone },
    },
    ...(isPartHidden === copies.isPartHidden ? [] : [items.merchandisesChanged(now(), listing)]),
  ];
}

/** The listings of a part, a hundred at a time. */
async function* listingsOf(productId: products.StoredProduct["id"]) {
  for await (const locks of everyChunk(products.ownedLocks(productId), 100)) {
    const ids = locks.map((lock) => lock["merchandiseId"] as items.StoredMerchandise["id"]);
    for (const listing of await items.readMerchandises(ids)) if (listing) yield listing;
  }
}

/**
 * Carries a part's names, number and state into its listings. Those that agree are left alone, so
 * a repeat goes on where an earlier run ended.
 */
export async function followProduct({ productId }: MessageBody<"product.changed">): Promise<void> {
  const part = await products.readProduct(productId);
  if (!part || part.state === "MERGED") return;
  const rates = await latestRates();
  for await (const listing of listingsOf(productId)) {
    const writes = follow(listing, part, rates);
    if (writes.length === 0) continue;
    // Taken off sale, or moved to another part, a moment ago: then there is nothing to follow.
    await unless(gone, write(...writes));
  }
}
