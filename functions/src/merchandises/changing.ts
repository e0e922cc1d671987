import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import { type Context, userOf } from "../kernel/context.ts";
import { write } from "../kernel/table.ts";
import { mustBeSeen } from "../kernel/rows/version.ts";
import * as items from "./items.ts";
import { withChange, changeOf, restate } from "./rules.ts";
import { latestRates } from "./won-rates.ts";

type Routes = typeof merchandiseRoutes;
type Stated = ParsedInput<Routes["update"]>["body"];
type StatedOf = ParsedInput<Routes["updateMany"]>["body"]["items"][number];

/** The caller's own listings in the order asked for. Throws NOT_FOUND for any other. */
export async function findOwn(
  ctx: Context,
  ids: readonly Merchandise["id"][],
): Promise<items.StoredMerchandise[]> {
  const { sellerId } = userOf(ctx);
  const found = await items.readMerchandises(ids);
  return found.map((listing) => {
    if (!listing || listing.deletedAt || listing.sellerId !== sellerId)
      throw new Problem("NOT_FOUND");
    return listing;
  });
}

export async function update(
  ctx: Context,
  id: Merchandise["id"],
  stated: Stated,
): Promise<Merchandise> {
  const [before] = await findOwn(ctx, [id]);
  if (!before) throw new Problem("NOT_FOUND");
  mustBeSeen(stated, before, () => items.conflict(before));
  const { after, writes } = await restate(before, stated, ctx.now());
  await write(...writes);
  return after;
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
    ...pairs.map(({ before, change }) => items.changeMerchandise(before, change, rates)),
    items.merchandisesChanged(now, ...found),
  );
  return pairs.map(({ before, change }) => withChange(before, change));
}
