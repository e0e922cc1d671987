import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { adminSellerInfoRoutes } from "@bupum/shared/seller-infos/admin-contract";
import type { SellerInfo } from "@bupum/shared/seller-infos/contract";
import { type Outcome, outcomeOf } from "@bupum/shared/seller-infos/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { write, type Write } from "../../kernel/table.ts";
import * as items from "../../seller-infos/items.ts";
import { decisionNotice } from "./notices.ts";

type Decision = ParsedInput<typeof adminSellerInfoRoutes.decide>["body"];

/** Decides a review or revokes an approval (D11-3), and notifies the applicant. */
export async function decide(ctx: Context, body: Decision): Promise<SellerInfo> {
  const before = await items.readSeller(body.sellerId);
  if (!before) throw new Problem("NOT_FOUND");
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  const outcome = outcomeOf(before.status, before.approved !== undefined, body.status);
  if (!outcome) throw new Problem("INVALID_TRANSITION", { from: before.status, to: body.status });
  const after = { ...stateAfter(outcome, before, ctx.now(), body), version: before.version + 1 };
  await write(
    ...items.changeSeller(before, after),
    ...items.moveBusinessLocks(before.userId, before, after),
    ...items.markAccount(before.userId, items.accountStateOf(before), accountAfter(outcome, after)),
    ...followUps(ctx, outcome, before, after),
    audit(ctx, {
      entity: "seller",
      id: before.id,
      from: before.status,
      to: after.status,
      reason: body.reason,
    }),
    decisionNotice(ctx, body, outcome, after),
  );
  return items.toInfo(after);
}

function stateAfter(
  outcome: Outcome,
  before: items.SellerRow,
  now: string,
  { reason = "", correctionNote }: Decision,
): items.SellerRow {
  const {
    approved,
    lastRejection: _rejection,
    correctionNote: _note,
    reviewDueAt: _due,
    ...kept
  } = before;
  const decided = { ...kept, tradingPaused: false, updatedAt: now };
  if (outcome === "approve")
    return {
      ...decided,
      status: "APPROVED",
      ...(before.draft && { approved: before.draft }),
      approvedAt: before.approved ? (before.approvedAt ?? now) : now,
    };
  const refused = {
    ...decided,
    lastRejection: { reason, at: now },
    ...(correctionNote && { correctionNote }),
  };
  if (outcome === "back") return { ...refused, status: "APPROVED", ...(approved && { approved }) };
  // On refusal and revocation the applicant keeps the texts for the next try.
  const { approvedAt: _at, ...rest } = refused;
  const draft = before.draft ?? approved;
  return { ...rest, status: "REJECTED", ...(draft && { draft }) };
}

const accountAfter = (outcome: Outcome, after: items.SellerRow) => ({
  ...items.accountStateOf(after),
  ...(outcome === "approve" && { companyName: after.approved?.companyName }),
});

/**
 * Updates the counter of approved sellers; messages update the seller's listings and dealer entry.
 */
function followUps(
  ctx: Context,
  outcome: Outcome,
  before: items.SellerRow,
  after: items.SellerRow,
): Write[] {
  const isFirst = outcome === "approve" && !before.approved;
  const isRestated = !isSame(before.approved, after.approved);
  return [
    ...(isFirst ? [items.countSellers(1)] : []),
    ...(outcome === "revoke"
      ? [
          items.countSellers(-1),
          message(ctx.now(), "seller.suspended", { sellerId: before.id, at: ctx.now() }),
        ]
      : []),
    ...(isFirst || isRestated
      ? [message(ctx.now(), "seller.changed", { sellerId: before.id })]
      : []),
  ];
}
