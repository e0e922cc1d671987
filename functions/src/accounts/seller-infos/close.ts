import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { seoulDay } from "@bupum/shared/kernel/time";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";

const textOf = (closure: SellerInfo["closure"] | null) =>
  closure ? `CLOSED ${closure.from} ${closure.to}` : "OPEN";

/**
 * Sets days of absence, at once. Listings stay visible and show it, the automatic choice skips the
 * seller, and requests that name the seller wait for the return.
 */
export async function close(
  ctx: Context,
  closure: NonNullable<SellerInfo["closure"]> | null,
): Promise<SellerInfo> {
  const { sellerId } = userOf(ctx);
  const now = ctx.now();
  if (closure && closure.to < seoulDay(now)) throw faultAt("body.closure.to", "DATE_PAST");
  const before = await items.readSeller(sellerId);
  if (!before) throw new Problem("SELLER_INFO_MISSING");
  const { closure: old, ...rest } = before;
  await write(
    items.setClosure(sellerId, closure ?? undefined, now),
    audit(ctx, { entity: "seller", id: sellerId, from: textOf(old), to: textOf(closure) }),
  );
  return items.toInfo({ ...rest, ...(closure && { closure }), updatedAt: now });
}
