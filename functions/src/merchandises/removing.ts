import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addHours } from "@bupum/shared/kernel/time";
import {
  type Merchandise,
  merchandiseLimits,
  type merchandiseRoutes,
} from "@bupum/shared/merchandises/contract";
import { audit } from "../kernel/audit.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import { write } from "../kernel/table.ts";
import * as products from "../products/items.ts";
import * as sellers from "../seller-infos/items.ts";
import { findOwn } from "./changing.ts";
import * as items from "./items.ts";
import { copiesOf } from "./product-changes.ts";
import { merchandiseLimit, removal } from "./rules.ts";
import { rangeOf } from "./lists.ts";
import { latestRates } from "./won-rates.ts";

type Ids = readonly Merchandise["id"][];
type Removal = ParsedInput<(typeof merchandiseRoutes)["removeOwn"]>["body"];

const bySeller = { by: "SELLER" } as const;

/** All or nothing. Throws NOT_FOUND. */
export async function removeTogether(ctx: Context, ids: Ids): Promise<void> {
  await write(...removal(ctx, await findOwn(ctx, ids), bySeller));
}

/** Named listings at once, those of a filter by a worker. What is gone already is no fault. */
export async function removeOwn(
  ctx: Context,
  { ids, all: _all, startDate, endDate, ...words }: Removal,
): Promise<{ removed: number; continues: boolean }> {
  const { sellerId, userId } = userOf(ctx);
  if (!ids) {
    const [from, to] = rangeOf({ startDate, endDate }, "body");
    // What is put on sale from now on was not meant.
    const below = to < ctx.now() ? to : ctx.now();
    await write(
      message(ctx.now(), "removal.requested", { sellerId, userId, from, below, ...words }),
    );
    return { removed: 0, continues: true };
  }
  const found = await items.readMerchandises(ids);
  const own = found.filter(
    (one): one is items.StoredMerchandise => !!one && !one.deletedAt && one.sellerId === sellerId,
  );
  for (const some of chunksOf(own, merchandiseLimits.removedTogether))
    // One after the other: each moves the seller's counter.
    // oxlint-disable-next-line no-await-in-loop
    await write(...removal(ctx, some, bySeller));
  return { removed: own.length, continues: false };
}

/**
 * Puts listings back on sale as they were, under the names that part and seller have now. Throws
 * RESTORE_EXPIRED after a day or an admin's act, MERCHANDISE_EXISTS where the part was listed anew.
 */
export async function restore(ctx: Context, ids: Ids): Promise<Merchandise[]> {
  const { sellerId, isPremium } = userOf(ctx);
  const found = await items.readMerchandises(ids);
  const now = ctx.now();
  const hours = merchandiseLimits.restoreHours;
  const gone = found.map((listing) => {
    if (!listing?.deletedAt || listing.sellerId !== sellerId) throw new Problem("NOT_FOUND");
    if (listing.removedBy !== "SELLER" || listing.deletedAt < addHours(now, -hours))
      throw new Problem("RESTORE_EXPIRED", { hours });
    return listing;
  });
  const [parts, seller, rates] = await Promise.all([
    products.findShown(
      gone.map(({ productId }) => productId),
      ["SHOWN", "HIDDEN"],
    ),
    sellers.readSeller(sellerId),
    latestRates(),
  ]);
  if (!sellers.isLive(seller)) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  const { companyName } = seller.approved;
  const back = gone.map((listing) => {
    const part = parts.get(listing.productId);
    if (!part) throw new Problem("NOT_FOUND");
    const names = {
      sellerName: companyName,
      productId: part.id,
      ...copiesOf(part),
    };
    return { listing, after: items.onSaleAgain(listing, names, now) };
  });
  await write(
    ...back.flatMap(({ listing, after }) => items.restoreMerchandise(listing, after, rates)),
    ...back.map(({ after }) =>
      audit(ctx, {
        entity: "merchandise",
        id: after.id,
        from: "REMOVED",
        to: items.stateOf(after),
      }),
    ),
    sellers.countMerchandises(sellerId, gone.length, merchandiseLimit(isPremium, gone.length)),
    items.merchandisesChanged(now, ...back.map(({ after }) => after)),
  );
  return back.map(({ after }) => after);
}
