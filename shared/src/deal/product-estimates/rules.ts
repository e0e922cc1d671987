import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { faultAt, Problem } from "../../kernel/problem.ts";
import { type Instant, seoulDay, seoulInstant } from "../../kernel/time.ts";
import type { Quote } from "../product-estimate-responses/contract.ts";
import type { Line, ReplyType, RequoteDraft } from "./contract.ts";

/** What a line's transitions depend on (D2-1 to D2-6). */
export interface LineTurn {
  replyType: ReplyType;
  open: boolean;
  hasActiveOrder: boolean;
  /** Quotes given in this round, extensions of the validity not counted. */
  quotesInRound: number;
  /** A quote stands that could be ordered, perhaps one of the round before. */
  hasQuote: boolean;
  dueAt: Instant;
  strictDeadline: boolean;
}
/** After the first quote of a round, so many revisions (D2-4). */
export const mostRevisions = 3;

/**
 * D2-2, D2-4, D2-6: what a quote turns the line into. Throws ESTIMATE_CLOSED, HAS_ACTIVE_ORDER or
 * REVISIONS_USED_UP. A late answer is taken unless the deadline is strict (D6-19).
 */
export function answerLine(
  line: LineTurn,
  now: Instant,
): { replyType: "REPLIED"; isLate: boolean } {
  mustBeFree(line);
  const isLate = now > line.dueAt;
  const isRevision = line.replyType === "REPLIED";
  if (isLate && line.strictDeadline && !isRevision) throw new Problem("ESTIMATE_CLOSED");
  // A refused line has no quote that could be revised: all it asks is that it is open (D2-6).
  if (isRevision && line.quotesInRound > mostRevisions)
    throw new Problem("REVISIONS_USED_UP", { most: mostRevisions });
  return { replyType: "REPLIED", isLate };
}

/** Whether only the validity may be extended: that is no revision (D2-9). */
export function mustBeExtendable(line: LineTurn): void {
  mustBeFree(line);
  if (line.replyType !== "REPLIED")
    throw new Problem("INVALID_TRANSITION", { from: line.replyType, to: "REPLIED" });
}

/**
 * D2-3, D2-5: a refusal; it withdraws the quote that stands, also that of the round before. Throws ESTIMATE_CLOSED,
 * HAS_ACTIVE_ORDER, or INVALID_TRANSITION for a line refused before.
 */
export function refuseLine(line: LineTurn): { replyType: "REJECTED"; withdraws: boolean } {
  mustBeFree(line);
  if (line.replyType === "REJECTED")
    throw new Problem("INVALID_TRANSITION", { from: "REJECTED", to: "REJECTED" });
  return { replyType: "REJECTED", withdraws: line.replyType === "REPLIED" || line.hasQuote };
}

/** So many rounds a line may have (D2-21), and a refused one may be asked again once (D2-22). */
export const mostRounds = 5;
const mostRefusedRequotes = 1;

/** What asking anew depends on. */
export interface RequoteTurn extends LineTurn {
  round: number;
  /** How often it was asked anew after a refusal. */
  refusedRequotes: number;
  quoteState?: Quote["state"] | undefined;
  quantity: number;
  targetPrice?: string | undefined;
}
type Wanted = Pick<RequoteDraft, "quantity" | "targetPrice" | "memo">;

/**
 * D2-21, D2-22: the buyer asks for another quote, and the line waits again in the next round. A
 * changed quantity supersedes the quote that stands; else it stays orderable. Throws ESTIMATE_CLOSED,
 * HAS_ACTIVE_ORDER, INVALID_TRANSITION, ROUNDS_USED_UP {most}, or INVALID_REQUEST where a refused line
 * is asked for nothing else than before.
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

/** The time a seller has to answer anew: the second business day, 18:00 in Seoul. */
export const requoteDueAt = (now: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(now), 2), "18:00");

function mustBeFree(line: LineTurn): void {
  if (!line.open) throw new Problem("ESTIMATE_CLOSED");
  if (line.hasActiveOrder) throw new Problem("HAS_ACTIVE_ORDER");
}

/** D6-6: a line of a closed request that was ordered before may be ordered once more. */
export const mayRepeat = (line: Pick<Line, "closeReason" | "confirmedOrders">): boolean =>
  (line.closeReason === "AWARDED" || line.closeReason === "BUYER_CLOSED") &&
  (line.confirmedOrders ?? 0) > 0;
