import type { Id } from "@bupum/shared/kernel/ids";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { timeSlice } from "../../kernel/rows/time-slice.ts";
import { read, type Write, write } from "../../kernel/table.ts";
import * as products from "../../catalogue/products/items.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import {
  dropMerchandise,
  isOnSale,
  merchandiseKey,
  ownedKey,
  pricePlace,
  readMerchandise,
  readMerchandises,
  searchTextOf,
  stateOf,
  type StoredMerchandise,
} from "./items.ts";
import { countKeys, hiddenKeys, shownKeys, withThatCount } from "./list-keys.ts";
import { copiesOf } from "./rules.ts";
import { merchandisesChanged } from "./writes.ts";

// Without a guard: idempotent.

/** Listings moved by one message; the next message moves the rest. */
const atOnce = 100;
const stale = new Problem("VERSION_CONFLICT");
const occupied = new Problem("MERCHANDISE_EXISTS");

type MergedProduct = products.StoredProduct;

/** Moves a listing to the part that its part was merged into. Refused with MERCHANDISE_EXISTS. */
function moveOver(merchandise: StoredMerchandise, to: MergedProduct, rates: WonRates): Write[] {
  const after = { ...merchandise, ...copiesOf(to), productId: to.id };
  const searchText = searchTextOf(after);
  const isShown = isOnSale(after);
  const { id, productId, manufactorId } = after;
  return [
    {
      change: merchandiseKey(id),
      set: {
        ...copiesOf(to),
        productId,
        searchText,
        ...(isShown && pricePlace(after, rates)),
      },
      add: { version: 1 },
      unset: isShown ? [] : ["gsi2pk", "gsi2sk"],
      // A count that was confirmed, begun or ended meanwhile has another place among the seller's counts.
      guard: { ...withThatCount(merchandise), refused: stale },
    },
    {
      drop: ownedKey(merchandise),
      guard: { equals: { merchandiseId: id }, refused: stale },
    },
    {
      put: {
        ...ownedKey(after),
        merchandiseId: id,
        manufactorId,
        searchText,
        ...(isShown ? shownKeys(after) : hiddenKeys(after)),
        ...countKeys(after),
      },
      guard: { exists: false, refused: occupied },
    },
    { change: products.productKey(merchandise.productId), add: { movedListings: 1 } },
  ];
}

/**
 * Joins a listing with the same seller's listing of the other part in the same condition. That one
 * keeps its price and takes over the pieces, so that no stock is lost.
 */
function joinWith(kept: StoredMerchandise, merchandise: StoredMerchandise): Write[] {
  const at = now();
  const [gone, lock] = dropMerchandise(merchandise, at, "ADMIN") as [
    Extract<Write, { change: object }>,
    Write,
  ];
  const isCounted = kept.stock !== null && merchandise.stock !== null && merchandise.stock > 0;
  return [
    {
      ...gone,
      set: { ...gone.set, mergedInto: kept.id },
      guard: {
        equals: { productId: merchandise.productId, stock: merchandise.stock },
        lacks: ["deletedAt"],
        refused: stale,
      },
    },
    lock,
    {
      change: merchandiseKey(kept.id),
      add: { version: 1, ...(isCounted && { stock: merchandise.stock! }) },
      guard: {
        equals: { productId: kept.productId, ...(!isCounted && { stock: kept.stock }) },
        ...(isCounted && { atLeast: { stock: 0 } }),
        lacks: ["deletedAt"],
        refused: stale,
      },
    },
    sellers.countMerchandises(merchandise.sellerId, -1),
    { change: products.productKey(merchandise.productId), add: { joinedListings: 1 } },
    audit(systemAt(at), {
      entity: "merchandise",
      id: merchandise.id,
      from: stateOf(merchandise),
      to: "REMOVED",
      via: "SYSTEM",
      reason: `joined with ${kept.id}`,
    }),
  ];
}

async function moveOne(
  merchandise: StoredMerchandise,
  to: MergedProduct,
  rates: WonRates,
): Promise<void> {
  try {
    await write(...moveOver(merchandise, to, rates));
  } catch (error) {
    if (error !== occupied) throw error;
    const lock = await read(ownedKey({ ...merchandise, productId: to.id }));
    const kept = lock && (await readMerchandise(lock["merchandiseId"] as Id<"mch">));
    if (!kept) throw stale;
    await write(...joinWith(kept, merchandise));
  }
}

/** The parts merged into this one earlier now lead to its target, so that no id needs two steps. */
async function leadOn(from: MergedProduct, to: MergedProduct): Promise<void> {
  for (const id of from.absorbedIds ?? []) {
    const guard = { exists: true, refused: stale };
    const set = { mergedInto: to.id };
    // Few, and each alone: a merge of merges is rare.
    // oxlint-disable-next-line no-await-in-loop
    await write(
      { change: products.productKey(id), set, guard },
      { change: products.rowKey(id), set, guard },
    );
  }
}

/**
 * Moves the listings of a merged part to its target, some at a time. Moved ones are no longer
 * listed here, so a repeat continues where an earlier run ended; each is counted in its own write.
 */
export async function moveMerchandises({
  productId,
}: MessageBody<"product.merged">): Promise<void> {
  const from = await products.readProduct(productId);
  const to = from?.mergedInto && (await products.lastOf(from));
  if (!from || !to) return;
  const rates = await latestRates();
  const { items: locks, more } = await query(products.ownedLocks(productId), atOnce);
  const ids = locks.map((lock) => lock["merchandiseId"] as Id<"mch">);
  const isOver = timeSlice();
  let isLeft = more;
  for (const [index, merchandise] of (await readMerchandises(ids)).entries()) {
    // One after the other: they count on the row of their part.
    // oxlint-disable-next-line no-await-in-loop
    if (merchandise) await moveOne(merchandise, to, rates);
    isLeft ||= index < ids.length - 1 && isOver();
    if (isLeft && isOver()) break;
  }
  if (isLeft) return write(message(now(), "product.merged", { productId }));
  await leadOn(from, to);
  await write(
    { change: products.productKey(productId), set: { mergeDoneAt: now() } },
    merchandisesChanged(now(), { productId }, { productId: to.id }),
  );
}
