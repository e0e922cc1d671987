import { Problem } from "@bupum/shared/kernel/problem";
import { sellerIdOf, userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Penalty } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import type { PenaltyDraft } from "@bupum/shared/trust/user-penalty-histories/contract";
import { findRoom } from "../../talk/chats/items.ts";
import { isReportable } from "../../talk/chats/rules.ts";
import { readEstimate } from "../../deal/whole-groups/estimates.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { mustBe } from "../../kernel/access.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, personOf, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findOrder } from "../../deal/product-estimate-orders/items.ts";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { addPenalty } from "./writes.ts";

/** D10-1: the buyer of a deal, or somebody who talked with a seller, reports the seller. */
export async function reportSeller(ctx: Context, body: PenaltyDraft) {
  // People talk as themselves; a deal may be a company's (D40-15).
  const by = body.refType === "CHAT" ? { ...ctx, actor: personOf(ctx.actor) } : ctx;
  const { userId, name, companyName } = userOf(by);
  const about = body.refType === "CHAT" ? await talkOf(by, body.refId) : await dealOf(body);
  mustBe(by.actor, { buyerId: about.buyerId }, "buyer");
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

/** The caller and the seller who wrote to the caller in a room. Throws NOT_FOUND. */
async function talkOf(ctx: Context, uuid: string) {
  const { userId } = userOf(ctx);
  const { room, member } = await findRoom(uuid, userId);
  const sellerId = sellerIdOf(member.otherId);
  const seller = await readSeller(sellerId);
  if (!isReportable(seller, room.sentBy[member.otherId])) throw new Problem("NOT_FOUND");
  const sellerName = seller?.approved?.companyName ?? member.otherName;
  return { buyerId: userId, sellerId, sellerName, number: uuid.slice(0, 8) };
}

/** The two sides of the reported deal or room. Throws NOT_FOUND. */
async function dealOf({ refType, refId }: PenaltyDraft) {
  if (refType === "ORDER") {
    const { poNumber, ...order } = await findOrder(refId as `ord_${string}`);
    return { ...order, number: poNumber };
  }
  const estimate = await readEstimate(refId as `est_${string}`);
  if (!estimate) throw new Problem("NOT_FOUND");
  return estimate;
}
