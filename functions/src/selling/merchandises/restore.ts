import { Problem } from "@bupum/shared/kernel/problem";
import { addHours } from "@bupum/shared/kernel/time";
import { type Merchandise, merchandiseLimits } from "@bupum/shared/selling/merchandises/contract";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findShown } from "../../catalogue/products/items.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import { readMerchandises, restoreMerchandise, stateOf } from "./items.ts";
import { copiesOf, merchandiseLimit, onSaleAgain } from "./rules.ts";
import { merchandisesChanged } from "./writes.ts";

/**
 * Puts listings back on sale as they were, under the names that part and seller have now. Throws
 * RESTORE_EXPIRED after a day or an admin's act, MERCHANDISE_EXISTS where the part was listed anew.
 */
export async function restoreMerchandises(
  ctx: Context,
  ids: readonly Merchandise["id"][],
): Promise<Merchandise[]> {
  const { sellerId, isPremium } = userOf(ctx);
  const found = await readMerchandises(ids);
  const now = ctx.now();
  const hours = merchandiseLimits.restoreHours;
  const gone = found.map((merchandise) => {
    if (!merchandise?.deletedAt || merchandise.sellerId !== sellerId)
      throw new Problem("NOT_FOUND");
    if (merchandise.removedBy !== "SELLER" || merchandise.deletedAt < addHours(now, -hours))
      throw new Problem("RESTORE_EXPIRED", { hours });
    return merchandise;
  });
  const [products, seller, rates] = await Promise.all([
    findShown(
      gone.map(({ productId }) => productId),
      ["SHOWN", "HIDDEN"],
    ),
    sellers.readSeller(sellerId),
    latestRates(),
  ]);
  if (!sellers.isLive(seller)) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  const { companyName } = seller.approved;
  const back = gone.map((merchandise) => {
    const product = products.get(merchandise.productId);
    if (!product) throw new Problem("NOT_FOUND");
    const names = {
      sellerName: companyName,
      productId: product.id,
      ...copiesOf(product),
    };
    return { merchandise, after: onSaleAgain(merchandise, names, now) };
  });
  await write(
    ...back.flatMap(({ merchandise, after }) => restoreMerchandise(merchandise, after, rates)),
    ...back.map(({ after }) =>
      audit(ctx, {
        entity: "merchandise",
        id: after.id,
        from: "REMOVED",
        to: stateOf(after),
      }),
    ),
    sellers.countMerchandises(sellerId, gone.length, merchandiseLimit(isPremium, gone.length)),
    merchandisesChanged(now, ...back.map(({ after }) => after)),
  );
  return back.map(({ after }) => after);
}
