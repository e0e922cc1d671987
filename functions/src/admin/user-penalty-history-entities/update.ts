import { readStanding, type Standing } from "../../accounts/seller-infos/standing.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { ko } from "@bupum/shared/notices/notifications/words/ko";
import type {
  PenaltyDecision,
  PenaltyDetail,
} from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import type { PenaltyEffect } from "@bupum/shared/trust/user-penalty-histories/reasons";
import * as rules from "@bupum/shared/trust/user-penalty-histories/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import {
  isLive,
  readSeller,
  type SellerRow,
  setBlocked,
} from "../../accounts/seller-infos/items.ts";
import { findPenalty, type PenaltyItem } from "../../trust/user-penalty-histories/items.ts";
import { changePenalty, putStanding } from "../../trust/user-penalty-histories/writes.ts";
import { decisionWrites } from "../seller-info/writes.ts";
import { effectNotice } from "./notices.ts";

/** D10-2: approves a report with points, refuses it, or takes an approval back. */
export async function decidePenalty(
  ctx: Context,
  id: Id<"pen">,
  body: PenaltyDecision,
): Promise<PenaltyDetail> {
  try {
    return await retry(isVersionConflict, () => decideOnce(ctx, id, body));
  } catch (error) {
    throw isVersionConflict(error) && body.version === undefined ? new Problem("BUSY") : error;
  }
}

async function decideOnce(ctx: Context, id: Id<"pen">, body: PenaltyDecision) {
  const penalty = await findPenalty(id);
  if (body.version !== undefined && body.version !== penalty.version)
    throw new Problem("VERSION_CONFLICT");
  rules.decidePenalty(penalty.status, body.status);
  const now = ctx.now();
  const { targetSellerId: sellerId } = penalty;
  const [standing, seller] = await Promise.all([readStanding(sellerId), readSeller(sellerId)]);
  const live = rules.livePoints(standing.points, now);
  const kept = live.filter(({ penaltyId }) => penaltyId !== id);
  const isApproved = body.status === "APPROVED";
  const points = isApproved ? (body.points ?? 0) : 0;
  const after = isApproved ? [...kept, { penaltyId: id, points, at: now }] : kept;
  const effect = isApproved ? rules.effectOf(rules.sumOf(live), rules.sumOf(after)) : "NONE";
  const note = body.note || undefined;
  const set = {
    status: body.status,
    points,
    effect,
    decidedAt: now,
    ...(note && { adminNote: note }),
  } as const;
  const outcome = { ctx, penalty, note, sum: rules.sumOf(after) };
  const follow = isApproved
    ? impose({ ...outcome, effect }, standing, seller)
    : takeBack(outcome, standing, seller);
  await write(
    changePenalty(penalty, set),
    ...(isApproved || penalty.status === "APPROVED"
      ? [putStanding(sellerId, standing, { points: after, isRevoked: follow.isRevoked })]
      : []),
    ...follow.writes,
    audit(ctx, {
      entity: "penalty",
      id,
      from: penalty.status,
      to: body.status,
      reason: [effect, note].filter(Boolean).join(": "),
    }),
  );
  return withStanding({ ...penalty, ...set, version: penalty.version + 1 }, now);
}

interface Decided {
  ctx: Context;
  penalty: PenaltyItem;
  note: string | undefined;
  /** Live points afterwards. */
  sum: number;
}
interface Followed {
  isRevoked: boolean;
  writes: Write[];
}

/** D10-3: the effect of newly reached points; none for a seller who may not trade any more. */
function impose(
  { ctx, penalty, note, sum, effect }: Decided & { effect: PenaltyEffect },
  standing: Standing,
  seller: SellerRow | undefined,
): Followed {
  const { isRevoked } = standing;
  if (!isLive(seller) || effect === "NONE") return { isRevoked, writes: [] };
  if (effect === "WARNING") return { isRevoked, writes: [effectNotice(ctx, penalty, sum, effect)] };
  const until = rules.blockedUntil(ctx.now());
  const block = setBlocked(seller.id, until);
  if (effect === "BLOCKED")
    return { isRevoked, writes: [block, effectNotice(ctx, penalty, sum, effect, until)] };
  const reason = note ?? ko.reasons.PENALTY_POINTS;
  const { writes } = decisionWrites(ctx, seller, "revoke", { reason });
  return { isRevoked: true, writes };
}

/** Reverts the effect of an approval, unless the remaining points still justify it. */
function takeBack(
  { ctx, note, sum }: Decided,
  standing: Standing,
  seller: SellerRow | undefined,
): Followed {
  const unblock =
    seller?.sellerBlockedUntil && !rules.isBlocking(sum) ? [setBlocked(seller.id, undefined)] : [];
  // After a new application of the seller its review decides.
  const isRestored =
    standing.isRevoked && !rules.isRevoking(sum) && seller?.status === "REJECTED" && seller.draft;
  if (!seller || !isRestored) return { isRevoked: standing.isRevoked, writes: unblock };
  const { writes } = decisionWrites(ctx, seller, "approve", { reason: note });
  return { isRevoked: false, writes: [...unblock, ...writes] };
}

/** A report with its seller's present points. */
export async function withStanding(penalty: PenaltyItem, now: Instant): Promise<PenaltyDetail> {
  const { targetSellerId } = penalty;
  const [standing, seller] = await Promise.all([
    readStanding(targetSellerId),
    readSeller(targetSellerId),
  ]);
  const until = seller?.sellerBlockedUntil;
  return {
    ...penalty,
    standing: {
      points: rules.sumOf(rules.livePoints(standing.points, now)),
      sellerStatus: seller?.status ?? "NONE",
      ...(until && until > now && { sellerBlockedUntil: until }),
    },
  };
}
