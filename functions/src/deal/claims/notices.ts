import type { ClaimSide } from "@bupum/shared/deal/claims/states";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { productLabel } from "../whole-groups/line-rules.ts";
import type { ClaimItem } from "./items.ts";

type Clock = Pick<Context, "now">;
type Reader = "BUYER" | "SELLER";

/** A notice about one claim to a side, who reads the other's name. */
function toSide(
  ctx: Clock,
  claim: ClaimItem,
  side: Reader,
  event: NoticeEvent,
  more: Record<string, string> = {},
): Write {
  const isBuyer = side === "BUYER";
  return notify(ctx, {
    userId: isBuyer ? claim.buyerId : userIdOf(claim.sellerId),
    event,
    refId: claim.id,
    refVersion: claim.version,
    params: {
      number: claim.poNumber,
      company: isBuyer ? claim.sellerName : claim.buyerName,
      part: productLabel(claim),
      lines: 1,
      ...more,
    },
    link: isBuyer ? `/mypage/claims?claimId=${claim.id}` : `/seller/claims?claimId=${claim.id}`,
  });
}

const othersThan = (by: ClaimSide): Reader[] =>
  (["BUYER", "SELLER"] as const).filter((side) => side !== by);
const withDetail = (reason: string, detail: string | undefined) => ({
  reason,
  ...(detail && { detail }),
});

/** What the other side of an act is told; of what an admin or time did, both. */
export const claimMade = (ctx: Clock, claim: ClaimItem): Write =>
  toSide(ctx, claim, "SELLER", "CLAIM_RECEIVED", {
    ...withDetail(claim.kind, claim.detail),
    dueAt: claim.dueAt ?? claim.createdAt,
  });

export const claimProposed = (ctx: Clock, claim: ClaimItem): Write =>
  toSide(ctx, claim, "BUYER", "CLAIM_PROPOSED", {
    ...withDetail(claim.proposal?.remedy ?? "REFUSAL", claim.proposal?.detail),
    dueAt: claim.dueAt ?? claim.createdAt,
  });

export const claimEscalated = (ctx: Clock, claim: ClaimItem, by: ClaimSide): Write[] =>
  othersThan(by).map((side) => toSide(ctx, claim, side, "CLAIM_ESCALATED"));

export const claimEnded = (ctx: Clock, claim: ClaimItem, by: ClaimSide): Write[] =>
  othersThan(by).map((side) =>
    toSide(
      ctx,
      claim,
      side,
      "CLAIM_ENDED",
      withDetail(
        claim.settlement?.remedy ?? "WITHDRAWN",
        by === "ADMIN" ? claim.settlement?.detail : undefined,
      ),
    ),
  );
