import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Parsed } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import { type Context, userOf } from "../kernel/context.ts";
import { write } from "../kernel/table.ts";
import { mustBeSeen } from "../kernel/version.ts";
import * as items from "./items.ts";
import { latestRates } from "./won-rates.ts";

type Routes = typeof merchandiseRoutes;
type Stated = Parsed<Routes["update"]>["body"];
type StatedOf = Parsed<Routes["updateMany"]>["body"]["items"][number];

/** The caller's own listings in the order asked for. Throws NOT_FOUND for any other. */
export async function findOwn(
  ctx: Context,
  ids: readonly Merchandise["id"][],
): Promise<items.Listing[]> {
  const { sellerId } = userOf(ctx);
  const found = await items.readListings(ids);
  return found.map((listing) => {
    if (!listing || listing.deletedAt || listing.sellerId !== sellerId)
      throw new Problem("NOT_FOUND");
    return listing;
  });
}

/** What a statement sets. Throws MOQ_MULTIPLE at `path`. */
function changeOf(
  before: items.Listing,
  { version: _seen, ...stated }: Stated,
  now: Instant,
  path: string,
): items.Change {
  const { breaks = before.breaks, orderMultiple = before.orderMultiple } = stated;
  const moq = breaks[0]!.minQty;
  if (moq % orderMultiple !== 0) throw faultAt(`${path}.orderMultiple`, "MOQ_MULTIPLE");
  const checkedAt = stated.stockCheckedAt ?? now;
  return {
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
    moq,
    ...(stated.stock !== undefined && { stockCheckedAt: checkedAt < now ? checkedAt : now }),
    ...(stated.stock === undefined && { stockCheckedAt: before.stockCheckedAt }),
    // An empty text takes it away.
    ...(stated.sellerSku === "" && { sellerSku: undefined }),
    ...(stated.memo === "" && { memo: undefined }),
    version: before.version + 1,
    updatedAt: now,
  };
}

const changed = (before: items.Listing, change: items.Change): Merchandise => ({
  ...before,
  ...(change as Partial<Merchandise>), // What it takes away is left out of the reply as undefined.
});

export async function update(
  ctx: Context,
  id: Merchandise["id"],
  stated: Stated,
): Promise<Merchandise> {
  const [[before], rates] = await Promise.all([findOwn(ctx, [id]), latestRates()]);
  if (!before) throw new Problem("NOT_FOUND");
  mustBeSeen(stated, before, () => items.conflict(before));
  const now = ctx.now();
  const change = changeOf(before, stated, now, "body");
  await write(
    items.changeListing(before, change, rates),
    items.offersChanged(now, before.productId),
  );
  return changed(before, change);
}

/**
 * Changes listings together: what an act on many rows did is either there as a whole, and can be
 * taken back as a whole, or not at all. All that moved meanwhile is told at once.
 */
export async function updateMany(
  ctx: Context,
  stated: readonly StatedOf[],
): Promise<Merchandise[]> {
  const ids = stated.map(({ id }) => id);
  const [found, rates] = await Promise.all([findOwn(ctx, ids), latestRates()]);
  const moved = found.filter(
    (before, index) => (stated[index]!.version ?? before.version) !== before.version,
  );
  if (moved.length > 0) throw items.conflict(...moved);
  const now = ctx.now();
  const pairs = found.map((before, index) => {
    const { id: _id, ...change } = stated[index]!;
    return { before, change: changeOf(before, change, now, `body.items.${index}`) };
  });
  await write(
    ...pairs.map(({ before, change }) => items.changeListing(before, change, rates)),
    items.allOffersChanged(now, found),
  );
  return pairs.map(({ before, change }) => changed(before, change));
}
