import type { Outcome } from "@bupum/shared/accounts/seller-infos/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import type { Write } from "../../kernel/table.ts";
import * as items from "../../accounts/seller-infos/items.ts";
import { decisionNotice } from "./notices.ts";

interface Words {
  reason?: string | undefined;
  correctionNote?: string | undefined;
}

/** A decision on a seller (D11-3): the seller's new state, and all writes of the transaction. */
export function decisionWrites(
  ctx: Context,
  before: items.SellerRow,
  outcome: Outcome,
  words: Words,
): { after: items.SellerRow; writes: Write[] } {
  const after = {
    ...stateAfter(outcome, before, ctx.now(), words),
    version: before.version + 1,
  };
  const writes = [
    ...items.changeSeller(before, after),
    ...items.moveBusinessLocks(before.userId, before, after),
    ...items.markAccount(before.userId, items.accountStateOf(before), accountAfter(outcome, after)),
    ...followUps(ctx, outcome, before, after),
    audit(ctx, {
      entity: "seller",
      id: before.id,
      from: before.status,
      to: after.status,
      reason: words.reason,
    }),
    decisionNotice(ctx, words.reason, outcome, after),
  ];
  return { after, writes };
}

function stateAfter(
  outcome: Outcome,
  before: items.SellerRow,
  now: string,
  { reason = "", correctionNote }: Words,
): items.SellerRow {
  const {
    approved,
    refused: refusedBefore,
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
  const refusedCopy = before.status === "PENDING" ? before.draft : refusedBefore;
  const refused = {
    ...decided,
    ...(refusedCopy && { refused: refusedCopy }),
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
    ...items.countLive(before, after),
    ...(outcome === "revoke"
      ? [message(ctx.now(), "seller.suspended", { sellerId: before.id, at: ctx.now() })]
      : []),
    ...(isFirst || isRestated
      ? [message(ctx.now(), "seller.changed", { sellerId: before.id })]
      : []),
  ];
}
