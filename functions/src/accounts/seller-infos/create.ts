import { addWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import { Problem } from "@bupum/shared/kernel/problem";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";
import { type Draft, profileOf, reviewHours } from "./writes.ts";

/** The first submission: NONE to PENDING. */
export async function submit(ctx: Context, body: Draft): Promise<SellerInfo> {
  const { userId, sellerId, role } = userOf(ctx);
  // An approval would replace the admin's role.
  if (role === "ADMIN") throw new Problem("FORBIDDEN");
  const now = ctx.now();
  const { profile, writes } = await profileOf(ctx, body, undefined);
  const row: items.SellerRow = {
    ...items.sellerKey(sellerId),
    id: sellerId,
    userId,
    status: "PENDING",
    draft: profile,
    tradingPaused: false,
    submittedAt: now,
    reviewDueAt: addWeekdayHours(now, reviewHours),
    merchandiseCount: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const reply = items.toInfo(row);
  await write(
    ctx.once(reply),
    ...items.addSeller(row),
    ...items.moveBusinessLocks(userId, undefined, row),
    ...items.markAccount(
      userId,
      { role: "USER", sellerApproval: "NONE" },
      items.accountStateOf(row),
    ),
    audit(ctx, { entity: "seller", id: sellerId, from: "NONE", to: "PENDING" }),
    ...writes,
  );
  return reply;
}
