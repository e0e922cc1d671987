import { planFigures } from "@bupum/shared/billing/subscribes/features";
import { sellerKey } from "../../accounts/seller-infos/items.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { read } from "../../kernel/table.ts";
import { monthKey } from "./items.ts";

/** What a seller has used of the plan, and may use (D18-1, D8-15). */
export async function allowance(ctx: Context) {
  const { sellerId, isPremium } = userOf(ctx);
  const [month, seller] = await Promise.all([
    read(monthKey(sellerId, ctx.now())),
    read(sellerKey(sellerId)),
  ]);
  const { files, listings } = planFigures;
  const most = isPremium ? "premium" : "basic";
  return {
    files: { used: Number(month?.["count"] ?? 0), most: files[most] },
    listings: { live: Number(seller?.["merchandiseCount"] ?? 0), most: listings[most] },
  };
}
