import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { rollUp } from "@bupum/shared/selling/merchandises/rules";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { now } from "../../kernel/context.ts";
import { everyChunk, everyRow } from "../../kernel/list.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { retry } from "../../kernel/retry.ts";
import { timeSlice } from "../../kernel/rows/time-slice.ts";
import { unless, write } from "../../kernel/table.ts";
import { walk } from "../../kernel/walk.ts";
import * as manufactors from "../../catalogue/manufactors/items.ts";
import * as products from "../../catalogue/products/items.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import {
  liveOfProduct,
  ofSeller,
  readMerchandises,
  type StoredMerchandise,
  toMerchandise,
} from "./items.ts";
import { countMissed } from "./counts.ts";
import { moveMerchandises } from "./merge.ts";
import { newsOf } from "./notices.ts";
import { removeFiltered } from "./remove.ts";
import { showsRollUp } from "./rules.ts";
import {
  alignWithProduct,
  alignWithSeller,
  gone,
  merchandisesChanged,
  setRollUp,
} from "./writes.ts";

const isRefusal = (error: unknown) => error instanceof Problem;

/**
 * Recounts a part's offers. The count is guarded by the number of earlier counts and changes the
 * maker's counter by the difference in the same transaction, so that repeats and concurrent counts
 * neither lose nor double a listing.
 */
async function countOffers(productId: Id<"prd">): Promise<void> {
  const rates = await latestRates();
  await retry(isRefusal, async () => {
    const product = await products.readProduct(productId);
    if (!product) return;
    const counted = rollUp(await liveOfProduct(productId), rates);
    if (showsRollUp(product, counted)) return;
    await write(
      ...(await setRollUp(product, counted)),
      ...manufactors.moveMerchandises(
        product.manufactorId,
        counted.listingCount - product.listingCount,
      ),
      ...newsOf(product, counted),
    );
  });
}

/**
 * Updates a seller's listings to its state: hidden when the approval is revoked, shown again with
 * it, under the approved company name. Rows already correct are left alone, so a repeat continues
 * where an earlier run ended.
 */
async function followSeller({ sellerId }: MessageBody<"seller.changed">): Promise<void> {
  const seller = await sellers.readSeller(sellerId);
  if (!seller) return;
  const state = {
    isHidden: !sellers.isLive(seller),
    sellerName: seller.approved?.companyName,
  };
  const rates = await latestRates();
  const isOver = timeSlice();
  for await (const row of everyRow(ofSeller(sellerId), 100)) {
    const merchandise = toMerchandise(row);
    const writes = alignWithSeller(merchandise, state, rates);
    if (writes.length === 0) continue;
    await write(...writes, merchandisesChanged(now(), merchandise));
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

/**
 * Puts listings among their seller's counts that are not yet (D26-1). One whose count changed meanwhile
 * was put there by that change.
 */
async function listCounts({ sellerId, after }: MessageBody<"counts.missed">): Promise<void> {
  const next = await walk(ofSeller(sellerId), 200, after, (row) =>
    unless(gone, write(...countMissed(toMerchandise(row)))),
  );
  if (next !== undefined) await write(message(now(), "counts.missed", { sellerId, after: next }));
}

export const walks = {
  "counts.missed": listCounts,
  "removal.requested": removeFiltered,
  "product.merged": moveMerchandises,
};
export const followers = { "seller.changed": followSeller };

/** The listings of a part, a hundred at a time. */
async function* merchandisesOf(productId: products.StoredProduct["id"]) {
  for await (const locks of everyChunk(products.ownedLocks(productId), 100)) {
    const ids = locks.map((lock) => lock["merchandiseId"] as StoredMerchandise["id"]);
    for (const merchandise of await readMerchandises(ids)) if (merchandise) yield merchandise;
  }
}

/**
 * Copies a part's names, number and state to its listings. Correct ones are left alone, so a repeat
 * continues where an earlier run ended.
 */
export async function followProduct({ productId }: MessageBody<"product.changed">): Promise<void> {
  const product = await products.readProduct(productId);
  if (!product || product.state === "MERGED") return;
  const rates = await latestRates();
  for await (const merchandise of merchandisesOf(productId)) {
    const writes = alignWithProduct(merchandise, product, rates);
    if (writes.length === 0) continue;
    // It was just removed or moved to another part: nothing to update.
    await unless(gone, write(...writes));
  }
}
