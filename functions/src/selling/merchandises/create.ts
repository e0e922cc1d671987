import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/selling/merchandises/contract";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { addition } from "./writes.ts";

/** Puts a product on sale. */
export async function createMerchandise(
  ctx: Context,
  body: ParsedInput<(typeof merchandiseRoutes)["create"]>["body"],
): Promise<Merchandise> {
  const { sellerId, isPremium } = userOf(ctx);
  const unknown = new Problem("SELLER_REGISTRATION_REQUIRED");
  const { merchandise, writes } = await addition(ctx, { id: sellerId, isPremium, unknown }, body);
  await write(ctx.once(merchandise), ...writes);
  return merchandise;
}
