import { Problem } from "@bupum/shared/kernel/problem";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Penalty } from "@bupum/shared/user-penalty-histories/admin-contract";
import type { PenaltyDraft } from "@bupum/shared/user-penalty-histories/contract";
import { readEstimate } from "../estimates/items.ts";
import { claim } from "../files/items.ts";
import { mustBe } from "../kernel/access.ts";
import { audit } from "../kernel/audit.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { write } from "../kernel/table.ts";
import { findOrder } from "../product-estimate-orders/items.ts";
import { addPenalty } from "./writes.ts";

/** D10-1: the buyer of a deal reports its seller. */
export async function reportSeller(ctx: Context, body: PenaltyDraft) {
  const { userId, name, companyName } = userOf(ctx);
  const about = await dealOf(body);
  mustBe(ctx.actor, { buyerId: about.buyerId }, "buyer");
  const id = ctx.newId("pen");
  const claimed = await claim(ctx, body.fileIds, { entity: "penalty", id, readers: {} });
  const penalty: Penalty = {
    id,
    targetUserId: userIdOf(about.sellerId),
    targetSellerId: about.sellerId,
    targetName: about.sellerName,
    reporterId: userId,
    reporterName: companyName ?? name,
    reason: body.reason,
    ...(body.detail && { detail: body.detail }),
    refType: body.refType,
    refId: body.refId,
    refNumber: about.number,
    files: claimed.files,
    status: "PENDING",
    points: 0,
    effect: "NONE",
    createdAt: ctx.now(),
    version: 1,
  };
  const reply = { id };
  await write(
    ctx.once(reply),
    ...addPenalty(penalty),
    ...claimed.writes,
    audit(ctx, { entity: "penalty", id, from: "-", to: "PENDING", reason: body.reason }),
  );
  return reply;
}

/** The two sides of what is reported. Throws NOT_FOUND. */
async function dealOf({ refType, refId }: PenaltyDraft) {
  if (refType === "ORDER") {
    const { poNumber, ...order } = await findOrder(refId as `ord_${string}`);
    return { ...order, number: poNumber };
  }
  const estimate = await readEstimate(refId as `est_${string}`);
  if (!estimate) throw new Problem("NOT_FOUND");
  return estimate;
}
