import { addWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import { Problem } from "@bupum/shared/kernel/problem";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { pausesTrading } from "@bupum/shared/accounts/seller-infos/rules";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";
import { type Change, profileOf, reviewHours } from "./writes.ts";

/** A changed submission from any state: back to PENDING, with the approved copy left live. */
export async function resubmit(ctx: Context, body: Change): Promise<SellerInfo> {
  const { userId, sellerId } = userOf(ctx);
  const before = await items.readSeller(sellerId);
  if (!before) throw new Problem("SELLER_INFO_MISSING");
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  const now = ctx.now();
  const { profile, writes } = await profileOf(ctx, body, before.draft ?? before.approved);
  const after: items.SellerRow = {
    ...before,
    status: "PENDING",
    draft: profile,
    tradingPaused: before.approved !== undefined && pausesTrading(before.approved, profile),
    submittedAt: now,
    reviewDueAt: addWeekdayHours(now, reviewHours),
    version: before.version + 1,
    updatedAt: now,
  };
  await write(
    ...items.changeSeller(before, after),
    ...items.moveBusinessLocks(userId, before, after),
    ...items.markAccount(userId, items.accountStateOf(before), items.accountStateOf(after)),
    audit(ctx, { entity: "seller", id: sellerId, from: before.status, to: "PENDING" }),
    ...writes,
  );
  return items.toInfo(after);
}
