import { Problem } from "@bupum/shared/kernel/problem";
import { rollUp } from "@bupum/shared/merchandises/rules";
import { now } from "../kernel/context.ts";
import type { MessageBody } from "../kernel/messages.ts";
import { write } from "../kernel/table.ts";
import * as manufactors from "../manufactors/items.ts";
import * as products from "../products/items.ts";
import * as sellers from "../seller-infos/items.ts";
import * as items from "./items.ts";
import { latestRates } from "./won-rates.ts";

const mostTries = 5;

/**
 * Counts a part's offers anew. The count is guarded by the number of counts before it and moves
 * the maker's counter by the difference in the same transaction, so that repeats and rivals
 * neither lose nor double a listing.
 */
async function countOffers({ productId }: MessageBody<"merchandise.changed">): Promise<void> {
  const rates = await latestRates();
  for (let round = 0; ; round++) {
    const product = await products.readProduct(productId);
    if (!product) return;
    const counted = rollUp(await items.liveOffers(productId), rates);
    if (products.agrees(product, counted)) return;
    try {
      await write(
        ...products.setRollUp(product, counted),
        ...manufactors.moveListings(
          product.manufactorId,
          counted.listingCount - product.listingCount,
        ),
      );
      return;
    } catch (error) {
      if (!(error instanceof Problem) || round === mostTries) throw error;
    }
  }
}

/**
 * Brings a seller's listings into step with its state: hidden once the approval is gone, shown
 * again with it, under the company name that is approved now. Rows that agree are left alone, so
 * a repeat goes on where an earlier run ended.
 */
async function alignListings({ sellerId }: MessageBody<"seller.approved">): Promise<void> {
  const seller = await sellers.readSeller(sellerId);
  if (!seller) return;
  const state = {
    isHidden: !sellers.isLive(seller),
    sellerName: seller.approved?.companyName,
  };
  const rates = await latestRates();
  let after: items.Listing | undefined;
  do {
    const { listings, last } = await items.someOfSeller(sellerId, after);
    for (const listing of listings) {
      const writes = items.align(listing, state, rates);
      if (writes.length > 0) await write(...writes, items.offersChanged(now(), listing.productId));
    }
    after = last;
  } while (after);
}

export const handlers = { "merchandise.changed": countOffers, "seller.approved": alignListings };
