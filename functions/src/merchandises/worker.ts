import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type RollUp, rollUp } from "@bupum/shared/merchandises/rules";
import { now } from "../kernel/context.ts";
import { timeSlice } from "../kernel/rows/time-slice.ts";
import { everyRow } from "../kernel/list.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { message } from "../kernel/messages/outbox.ts";
import { retry } from "../kernel/retry.ts";
import { type Write, write } from "../kernel/table.ts";
import * as manufactors from "../manufactors/items.ts";
import * as products from "../products/items.ts";
import * as sellers from "../seller-infos/items.ts";
import { align } from "./aligning.ts";
import * as items from "./items.ts";
import { moveMerchandises } from "./merging.ts";
import { followProduct } from "./product-changes.ts";
import { showsRollUp, setRollUp } from "./rules.ts";
import { removeFiltered } from "./filtered-removal.ts";
import { latestRates } from "./won-rates.ts";

const isRefusal = (error: unknown) => error instanceof Problem;

/**
 * Counts a part's offers anew. The count is guarded by the number of counts before it and moves
 * the maker's counter by the difference in the same transaction, so that repeats and rivals
 * neither lose nor double a listing.
 */
async function countOffers(productId: Id<"prd">): Promise<void> {
  const rates = await latestRates();
  await retry(isRefusal, async () => {
    const product = await products.readProduct(productId);
    if (!product) return;
    const counted = rollUp(await items.liveOfProduct(productId), rates);
    if (showsRollUp(product, counted)) return;
    await write(
      ...setRollUp(product, counted),
      ...manufactors.moveMerchandises(
        product.manufactorId,
        counted.listingCount - product.listingCount,
      ),
      ...newsOf(product, counted),
    );
  });
}

/** What those who wait for the part are told (D14-3); stock is the better news. */
function newsOf(product: products.StoredProduct, counted: RollUp): Write[] {
  const event =
    counted.inStock && !product.inStock
      ? ("PART_IN_STOCK" as const)
      : counted.offerCount > product.offerCount
        ? ("PART_NEW_SELLER" as const)
        : undefined;
  if (!event) return [];
  const version = product.offersVersion + 1;
  return [message(now(), "product.offered", { productId: product.id, event, version })];
}

/**
 * Brings a seller's listings into step with its state: hidden once the approval is gone, shown
 * again with it, under the company name that is approved now. Rows that agree are left alone, so
 * a repeat goes on where an earlier run ended.
 */
async function alignListings({ sellerId }: MessageBody<"seller.changed">): Promise<void> {
  const seller = await sellers.readSeller(sellerId);
  if (!seller) return;
  const state = {
    isHidden: !sellers.isLive(seller),
    sellerName: seller.approved?.companyName,
  };
  const rates = await latestRates();
  const isOver = timeSlice();
  for await (const row of everyRow(items.ofSeller(sellerId), 100)) {
    const listing = items.toMerchandise(row);
    const writes = align(listing, state, rates);
    if (writes.length === 0) continue;
    await write(...writes, items.merchandisesChanged(now(), listing));
    if (isOver()) return write(message(now(), "seller.changed", { sellerId }));
  }
}

async function countAllOffers({ productIds }: MessageBody<"merchandises.changed">): Promise<void> {
  const isOver = timeSlice();
  for (const [index, productId] of productIds.entries()) {
    // One after the other: parts of one maker share its counter.
    // oxlint-disable-next-line no-await-in-loop
    await countOffers(productId);
    const left = productIds.slice(index + 1);
    if (left.length > 0 && isOver())
      return write(message(now(), "merchandises.changed", { productIds: left }));
  }
}

export const handlers = {
  "merchandises.changed": countAllOffers,
  "product.changed": followProduct,
};

export const walks = {
  "removal.requested": removeFiltered,
  "product.merged": moveMerchandises,
};
export const followers = { "seller.changed": alignListings };
