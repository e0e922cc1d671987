import { Problem } from "../kernel/problem.ts";
import type { Instant } from "../kernel/time.ts";
import type { Line, ReplyType } from "./contract.ts";

/** What a line's transitions depend on (D2-1 to D2-6). */
export interface LineTurn {
  replyType: ReplyType;
  open: boolean;
  hasActiveOrder: boolean;
  /** Quotes given in this round, extensions of the validity not counted. */
  quotesInRound: number;
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
  if (line.quotesInRound > mostRevisions)
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
 * D2-3, D2-5: a refusal; of a quoted line it withdraws the quote. Throws ESTIMATE_CLOSED,
 * HAS_ACTIVE_ORDER, or INVALID_TRANSITION for a line refused before.
 */
export function refuseLine(line: LineTurn): { replyType: "REJECTED"; withdraws: boolean } {
  mustBeFree(line);
  if (line.replyType === "REJECTED")
    throw new Problem("INVALID_TRANSITION", { from: "REJECTED", to: "REJECTED" });
  return { replyType: "REJECTED", withdraws: line.replyType === "REPLIED" };
}

function mustBeFree(line: LineTurn): void {
  if (!line.open) throw new Problem("ESTIMATE_CLOSED");
  if (line.hasActiveOrder) throw new Problem("HAS_ACTIVE_ORDER");
}

/** D6-6: a line of a closed request that was ordered before may be ordered once more. */
export const mayRepeat = (line: Pick<Line, "closeReason" | "confirmedOrders">): boolean =>
  (line.closeReason === "AWARDED" || line.closeReason === "BUYER_CLOSED") &&
  (line.confirmedOrders ?? 0) > 0;
