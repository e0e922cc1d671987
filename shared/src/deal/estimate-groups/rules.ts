import type { Id } from "../../kernel/ids.ts";
import type { Language } from "../../kernel/language/languages.ts";
import { Problem } from "../../kernel/problem.ts";
import { addHours, type Instant } from "../../kernel/time.ts";
import { planFigures } from "../../billing/subscribes/features.ts";
import type { CloseReason, EstimateStatus } from "./fields.ts";

/** The fields of one line at one seller from which statuses are derived. */
export interface LineState {
  estimateId: Id<"est">;
  requestLineId: string;
  replyType: "PENDING" | "REPLIED" | "REJECTED";
  /** How often the line became REPLIED; the count never decreases. */
  quoteCount: number;
  hasPendingOrder: boolean;
  /** Orders of this line that are CONFIRMED or COMPLETED. */
  confirmedOrders: number;
  /** Closed by a strict deadline without an answer (D5-5). */
  hasEnded?: boolean;
}
export interface ClosableState {
  open: boolean;
  closeReason?: CloseReason | undefined;
}

/** D2-10: the first matching row wins. */
export function estimateStatusOf(
  open: boolean,
  lines: readonly Pick<LineState, "replyType" | "confirmedOrders" | "hasEnded">[],
): EstimateStatus {
  if (!open && lines.some(({ confirmedOrders }) => confirmedOrders > 0)) return "COMPLETED";
  if (lines.length > 0 && lines.every(({ replyType }) => replyType === "REJECTED"))
    return "REJECTED";
  if (!open) return "CANCELLED";
  const isAnswered = lines.every(
    ({ replyType, hasEnded }) => replyType !== "PENDING" || hasEnded === true,
  );
  return isAnswered && lines.some(({ replyType }) => replyType === "REPLIED")
    ? "CONFIRMED"
    : "PENDING";
}

const closedByTimer: readonly (CloseReason | undefined)[] = ["NO_QUOTES", "EXPIRED"];

/** D2-11: the first matching row wins. */
export function groupStatusOf(
  { open, closeReason }: ClosableState,
  lines: readonly Pick<LineState, "replyType" | "quoteCount" | "confirmedOrders">[],
): EstimateStatus {
  if (!open) {
    if (lines.some(({ confirmedOrders }) => confirmedOrders > 0)) return "COMPLETED";
    const isQuoted = lines.some(({ replyType }) => replyType === "REPLIED");
    return closedByTimer.includes(closeReason) && !isQuoted ? "REJECTED" : "CANCELLED";
  }
  return lines.some(({ quoteCount }) => quoteCount > 0) ? "CONFIRMED" : "PENDING";
}

export interface EstimateState extends ClosableState {
  id: Id<"est">;
  lineCount: number;
  /** An admin deleted lines of the estimate (D3-23). */
  hasRemoved?: boolean;
}
export interface EstimateRollUp extends ClosableState {
  id: Id<"est">;
  status: EstimateStatus;
  pendingCount: number;
  repliedCount: number;
  rejectedCount: number;
}
export interface GroupRollUp extends ClosableState {
  status: EstimateStatus;
  quotedCount: number;
  orderedCount: number;
}

/**
 * The counts and statuses of a request, derived from its lines; it closes as AWARDED once every
 * requested line has an accepted order and no order waits for a seller (D2-12). A line that is not
 * written yet counts as PENDING. `requestedLines` also counts lines without a seller.
 */
export function rollUp(
  group: ClosableState & { mayReopen?: boolean },
  requestedLines: number,
  estimates: readonly EstimateState[],
  lines: readonly LineState[],
): { group: GroupRollUp; estimates: EstimateRollUp[] } {
  const named = (which: (line: LineState) => boolean) =>
    new Set(lines.filter(which).map(({ requestLineId }) => requestLineId)).size;
  const orderedCount = named(({ confirmedOrders }) => confirmedOrders > 0);
  const isAwarded =
    group.open &&
    requestedLines > 0 &&
    orderedCount === requestedLines &&
    !lines.some(({ hasPendingOrder }) => hasPendingOrder);
  // D6-27: the accepted order was cancelled later.
  const isUndone =
    !group.open &&
    group.closeReason === "AWARDED" &&
    group.mayReopen === true &&
    orderedCount < requestedLines;
  const closing: ClosableState = isAwarded
    ? { open: false, closeReason: "AWARDED" }
    : isUndone
      ? { open: true }
      : { open: group.open, closeReason: group.closeReason };
  return {
    group: {
      ...closing,
      status: groupStatusOf(closing, lines),
      quotedCount: named(({ quoteCount }) => quoteCount > 0),
      orderedCount,
    },
    estimates: estimates.map((estimate) =>
      estimateRollUp(
        closing,
        estimate,
        lines.filter(({ estimateId }) => estimateId === estimate.id),
      ),
    ),
  };
}

function estimateRollUp(
  group: ClosableState,
  estimate: EstimateState,
  lines: readonly LineState[],
): EstimateRollUp {
  const counted = (type: LineState["replyType"]) =>
    lines.filter(({ replyType }) => replyType === type).length;
  const missing = Math.max(0, estimate.lineCount - lines.length);
  const closing = estimateClosing(group, estimate, lines);
  const unwritten = Array.from({ length: missing }, () => ({
    replyType: "PENDING" as const,
    confirmedOrders: 0,
  }));
  return {
    id: estimate.id,
    ...closing,
    status: estimateStatusOf(closing.open, [...lines, ...unwritten]),
    pendingCount: counted("PENDING") + missing,
    repliedCount: counted("REPLIED"),
    rejectedCount: counted("REJECTED"),
  };
}

/** Closed as AWARDED; a cancelled order reopens it (D6-27). */
export const isClosedByAward = ({ open, closeReason }: ClosableState): boolean =>
  !open && (closeReason === "AWARDED" || closeReason === "NOT_SELECTED");

/** The ways in which a buyer ends a request, and the reason each one closes it with (D2-12). */
export const endings = { cancel: "BUYER_CANCELLED", close: "BUYER_CLOSED" } as const;
export type Ending = keyof typeof endings;

/**
 * Checks that the buyer may end the request that way. Throws ESTIMATE_CLOSED, HAS_CONFIRMED_ORDERS
 * (D6-12) or HAS_PENDING_ORDERS {count}.
 */
export function mustBeEndable(
  ending: Ending,
  group: ClosableState,
  lines: readonly Pick<LineState, "hasPendingOrder" | "confirmedOrders">[],
): void {
  if (!group.open) throw new Problem("ESTIMATE_CLOSED");
  const confirmed = lines.reduce((sum, { confirmedOrders }) => sum + confirmedOrders, 0);
  if (ending === "cancel" && confirmed > 0)
    throw new Problem("HAS_CONFIRMED_ORDERS", { count: confirmed });
  const pending = lines.filter(({ hasPendingOrder }) => hasPendingOrder).length;
  if (ending === "close" && pending > 0)
    throw new Problem("HAS_PENDING_ORDERS", { count: pending });
}

const selective: readonly (CloseReason | undefined)[] = ["AWARDED", "BUYER_CLOSED", "EXPIRED"];

/**
 * Closes the estimates of a closed request. After an award, an end by the buyer or an end by time,
 * estimates without an order are NOT_SELECTED.
 */
function estimateClosing(
  group: ClosableState,
  estimate: EstimateState,
  lines: readonly LineState[],
): ClosableState {
  if (group.open && isClosedByAward(estimate)) return { open: true };
  // The buyer dropped all lines of the estimate, or an admin deleted them.
  if (group.open && estimate.open && estimate.lineCount === 0)
    return { open: false, closeReason: estimate.hasRemoved ? "ADMIN" : "BUYER_CANCELLED" };
  const hasEnded =
    lines.length >= estimate.lineCount && lines.every((line) => line.hasEnded === true);
  if (group.open && estimate.open && hasEnded) return { open: false, closeReason: "EXPIRED" };
  if (!estimate.open || group.open)
    return { open: estimate.open, closeReason: estimate.closeReason };
  const isChosen = lines.some(({ confirmedOrders }) => confirmedOrders > 0);
  const isLeft = selective.includes(group.closeReason) && !isChosen;
  const reason = isLeft ? "NOT_SELECTED" : group.closeReason;
  return { open: false, closeReason: reason };
}

/** The longest time that a request may be open. */
const mostOpenDays = 60;
export const groupEndsAt = (createdAt: Instant): Instant => addHours(createdAt, mostOpenDays * 24);

/** A deadline lies 1 hour to 30 days ahead (D1-4). */
export const isDueAtAllowed = (dueAt: Instant, now: Instant): boolean =>
  dueAt >= addHours(now, 1) && dueAt <= addHours(now, 30 * 24);

/**
 * The fault of a changed deadline: it must be later than the present one and before the request's
 * end.
 */
export function dueAtFault(
  { dueAt, createdAt }: { dueAt: Instant; createdAt: Instant },
  next: Instant,
  now: Instant,
): "DUE_AT_EARLIER" | "DUE_AT_RANGE" | undefined {
  return next <= dueAt ? "DUE_AT_EARLIER" : dueAtRangeFault(createdAt, next, now);
}

/** The fault of a deadline that is too near, too far, or after the end of its request. */
export const dueAtRangeFault = (
  createdAt: Instant,
  next: Instant,
  now: Instant,
): "DUE_AT_RANGE" | undefined =>
  isDueAtAllowed(next, now) && next <= groupEndsAt(createdAt) ? undefined : "DUE_AT_RANGE";

const more: Record<Language, (name: string, count: number) => string> = {
  ko: (name, count) => `${name} 외 ${count}건`,
  en: (name, count) => `${name} and ${count} more`,
  zh: (name, count) => `${name} 等 ${count + 1} 项`,
};

/** "First part number + n" (D1-5), at most 100 characters. */
export function defaultTitle(first: string, lineCount: number, language: Language): string {
  if (lineCount === 1) return first.slice(0, 100);
  const rest = more[language]("", lineCount - 1);
  return more[language](first.slice(0, 100 - rest.length), lineCount - 1);
}

/** The limits of one request for a BASIC member (D18-1). */
export const basicLimits = {
  sellers: planFigures.sellers.basic,
  lines: planFigures.lines.basic,
};

/**
 * What of a request is beyond the member's plan: its lines, its sellers (D18-2). The limits of
 * PREMIUM are those of every request.
 */
export function beyondPlan(
  isPremium: boolean,
  { lines = 0, sellers = 0 }: { lines?: number; sellers?: number },
): { lines: boolean; sellers: boolean } {
  return {
    lines: !isPremium && lines > basicLimits.lines,
    sellers: !isPremium && sellers > basicLimits.sellers,
  };
}

const beyond = (feature: string, most: number) =>
  new Problem("SUBSCRIPTION_REQUIRED", { feature, most });

/** Throws SUBSCRIPTION_REQUIRED {feature, most?} above the limits of the member's plan. */
export function mustBeWithinPlan(
  isPremium: boolean,
  asked: { lines?: number; sellers?: number; auto?: boolean; bom?: boolean },
): void {
  if (isPremium) return;
  const { auto = false, bom = false } = asked;
  const { lines, sellers } = beyondPlan(isPremium, asked);
  if (bom) throw new Problem("SUBSCRIPTION_REQUIRED", { feature: "BOM" });
  if (auto) throw new Problem("SUBSCRIPTION_REQUIRED", { feature: "AUTO_SELLERS" });
  if (lines) throw beyond("ESTIMATE_LINES", basicLimits.lines);
  if (sellers) throw beyond("ESTIMATE_SELLERS", basicLimits.sellers);
}

interface Contact {
  name: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/** A person's name as a seller sees it before an order is accepted (D7-3). */
export const maskedName = (name: string): string => `${[...name][0] ?? ""}**`;

/** A buyer's contact as a seller sees it before an order is accepted (D7-3). */
export const maskedContact = ({ name, phone, email }: Contact): Contact => ({
  name: maskedName(name),
  ...(phone !== undefined && { phone: "***-****-****" }),
  ...(email !== undefined && { email: "***@***" }),
});
