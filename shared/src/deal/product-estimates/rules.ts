import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { faultAt, Problem } from "../../kernel/problem.ts";
import { type Instant, seoulDay, seoulInstant } from "../../kernel/time.ts";
import type { Quote } from "../product-estimate-responses/contract.ts";
import type { Line, ReplyType } from "./contract.ts";
import type { RequoteDraft } from "./requote.ts";

/** The fields that a line's transitions depend on (D2-1 to D2-6). */
export interface LineTurn {
  replyType: ReplyType;
  open: boolean;
  hasActiveOrder: boolean;
  /** Quotes of this round, without extensions of the validity. */
  quotesInRound: number;
  /** A quote can be ordered; it may be one of the previous round. */
  hasQuote: boolean;
  dueAt: Instant;
  strictDeadline: boolean;
}
/** The most revisions after the first quote of a round (D2-4). */
export const mostRevisions = 3;

/**
 * D2-2, D2-4, D2-6: the line after a quote. Throws ESTIMATE_CLOSED, HAS_ACTIVE_ORDER or
 * REVISIONS_USED_UP. A late quote is taken unless the deadline is strict (D6-19).
 */
export function lineAfterQuote(
  line: LineTurn,
  now: Instant,
): { replyType: "REPLIED"; isLate: boolean } {
  mustBeFree(line);
  const isLate = now > line.dueAt;
  const isRevision = line.replyType === "REPLIED";
  if (isLate && line.strictDeadline && !isRevision) throw new Problem("ESTIMATE_CLOSED");
  // A refused line has no quote to revise, so a quote only needs an open line (D2-6).
  if (isRevision && line.quotesInRound > mostRevisions)
    throw new Problem("REVISIONS_USED_UP", { most: mostRevisions });
  return { replyType: "REPLIED", isLate };
}

/** Whether the validity may be extended; an extension is no revision (D2-9). */
export function mustBeExtendable(line: LineTurn): void {
  mustBeFree(line);
  if (line.replyType !== "REPLIED")
    throw new Problem("INVALID_TRANSITION", { from: line.replyType, to: "REPLIED" });
}

/**
 * D2-3, D2-5: the line after a refusal, which withdraws the quote that stands, also one of the
 * previous round. Throws ESTIMATE_CLOSED, HAS_ACTIVE_ORDER, or INVALID_TRANSITION for a line that
 * is refused already.
 */
export function refuseLine(line: LineTurn): { replyType: "REJECTED"; withdraws: boolean } {
  mustBeFree(line);
  if (line.replyType === "REJECTED")
    throw new Problem("INVALID_TRANSITION", { from: "REJECTED", to: "REJECTED" });
  return { replyType: "REJECTED", withdraws: line.replyType === "REPLIED" || line.hasQuote };
}

/** The most rounds of a line (D2-21); a refused line may be asked again once (D2-22). */
export const mostRounds = 5;
const mostRefusedRequotes = 1;

/** The fields that a further round depends on. */
export interface RequoteTurn extends LineTurn {
  round: number;
  /** How often the line was asked again after a refusal. */
  refusedRequotes: number;
  quoteState?: Quote["state"] | undefined;
  quantity: number;
  targetPrice?: string | undefined;
}
type Wanted = Pick<RequoteDraft, "quantity" | "targetPrice" | "memo">;

/**
 * D2-21, D2-22: the buyer asks for another quote, and the line waits in its next round. A changed
 * quantity supersedes the quote that stands; otherwise it stays orderable. Throws ESTIMATE_CLOSED,
 * HAS_ACTIVE_ORDER, INVALID_TRANSITION, ROUNDS_USED_UP {most}, or INVALID_REQUEST if nothing
 * changes for a refused line.
 */
export function askAgain(line: RequoteTurn, wanted: Wanted) {
  mustBeFree(line);
  const { replyType, round, quoteState } = line;
  const isQuoted = quoteState === "ACTIVE" || quoteState === "EXPIRED";
  if (replyType === "PENDING" || (replyType === "REPLIED" && !isQuoted))
    throw new Problem("INVALID_TRANSITION", { from: replyType, to: "PENDING" });
  if (round >= mostRounds) throw new Problem("ROUNDS_USED_UP", { most: mostRounds - 1 });
  const isNewQuantity = wanted.quantity !== undefined && wanted.quantity !== line.quantity;
  const isRefused = replyType === "REJECTED";
  if (isRefused) {
    if (line.refusedRequotes >= mostRefusedRequotes)
      throw new Problem("ROUNDS_USED_UP", { most: mostRefusedRequotes });
    const isNewPrice = wanted.targetPrice !== undefined && wanted.targetPrice !== line.targetPrice;
    if (!isNewQuantity && !isNewPrice && !wanted.memo)
      throw faultAt("body.quantity", "CHANGE_REQUIRED");
  }
  return {
    replyType: "PENDING" as const,
    round: round + 1,
    refusedRequotes: line.refusedRequotes + (isRefused ? 1 : 0),
    supersedes: isQuoted && isNewQuantity,
  };
}

/** The deadline of a further round: the second business day, 18:00 in Seoul. */
export const requoteDueAt = (now: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(now), 2), "18:00");

function mustBeFree(line: LineTurn): void {
  if (!line.open) throw new Problem("ESTIMATE_CLOSED");
  if (line.hasActiveOrder) throw new Problem("HAS_ACTIVE_ORDER");
}

/**
 * What is ordered of a line: the order that runs, else the last completed one. Lines whose order was
 * completed before 29 November 2026 name none.
 */
export const orderOf = ({
  activeOrder,
  completedOrder,
}: Pick<Line, "activeOrder" | "completedOrder">): Line["activeOrder"] =>
  activeOrder ?? completedOrder;

/** Whether a line is ordered, or was and was not cancelled since. */
export const isOrdered = (line: Pick<Line, "activeOrder" | "confirmedOrders">): boolean =>
  line.activeOrder !== undefined || (line.confirmedOrders ?? 0) > 0;

/** D6-6: a line of a closed request that was ordered before may be ordered again. */
export const mayRepeat = (line: Pick<Line, "closeReason" | "confirmedOrders">): boolean =>
  (line.closeReason === "AWARDED" || line.closeReason === "BUYER_CLOSED") &&
  (line.confirmedOrders ?? 0) > 0;
