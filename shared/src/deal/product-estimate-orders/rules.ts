import { amountAt } from "../../kernel/money/amounts.ts";
import { addBusinessDays } from "../../kernel/calendar/calendar.ts";
import { Problem } from "../../kernel/problem.ts";
import { nearestQuantities } from "../../kernel/money/quantities.ts";
import {
  addDays,
  addHours,
  type Day,
  type Instant,
  seoulDay,
  seoulInstant,
} from "../../kernel/time.ts";
import type { RejectReason, Quote } from "../product-estimate-responses/contract.ts";
import { mustStand } from "../product-estimate-responses/rules.ts";
import type { EstimateStatus } from "../estimate-groups/fields.ts";
import { isClaimOpen } from "./claim-states.ts";
import type { Order } from "./contract.ts";
import { isPartly } from "./pieces.ts";
import { type OrderSide, orderSides } from "./sides.ts";

/** Rows that share a seller's order counts, so that simultaneous orders rarely conflict. */
export const countShards = 16;

/** D2-13 to D2-20: who may do what, in which status, and the resulting status. */
export const orderActs = {
  accept: { by: ["SELLER", "ADMIN"], from: ["PENDING"], to: "CONFIRMED" },
  reject: { by: ["SELLER", "ADMIN"], from: ["PENDING"], to: "REJECTED" },
  /** For an accepted order: both sides together, or an admin (`cancelStep`). */
  cancel: { by: orderSides, from: ["PENDING", "CONFIRMED"], to: "CANCELLED" },
  complete: { by: ["BUYER", "SYSTEM", "ADMIN"], from: ["CONFIRMED"], to: "COMPLETED" },
  /** These do not change the status. */
  ship: { by: ["SELLER", "ADMIN"], from: ["CONFIRMED"], to: "CONFIRMED" },
  keep: { by: ["BUYER", "SELLER", "ADMIN"], from: ["CONFIRMED"], to: "CONFIRMED" },
  /** The seller answers for its day of dispatch itself (D33-2, D33-3). */
  holdDate: { by: ["SELLER"], from: ["CONFIRMED"], to: "CONFIRMED" },
  moveDate: { by: ["SELLER"], from: ["CONFIRMED"], to: "CONFIRMED" },
} as const satisfies Record<
  string,
  { by: readonly OrderSide[]; from: readonly EstimateStatus[]; to: EstimateStatus }
>;
export type OrderAct = keyof typeof orderActs;

/** The status after an act. Throws INVALID_TRANSITION {from, to}. */
export function statusAfter(act: OrderAct, from: EstimateStatus): EstimateStatus {
  const { from: allowed, to } = orderActs[act];
  if (!(allowed as readonly EstimateStatus[]).includes(from))
    throw new Problem("INVALID_TRANSITION", { from, to });
  return to;
}

type Cancellable = Pick<Order, "status" | "cancelRequest">;

/** Whether a cancel request waits for the other side. */
export const isCancelAsked = (
  order: Cancellable,
): order is Cancellable & { cancelRequest: NonNullable<Order["cancelRequest"]> } =>
  order.status === "CONFIRMED" && order.cancelRequest !== undefined;

/**
 * The effect of a call to cancel (D2-16, D2-18): it cancels, opens a cancel request, agrees to the
 * other side's request, or, repeated by the same side, changes nothing. Throws INVALID_TRANSITION.
 */
export function cancelStep(order: Cancellable, by: OrderSide): "cancel" | "ask" | "agree" | "none" {
  const to = statusAfter("cancel", order.status);
  const refused = new Problem("INVALID_TRANSITION", { from: order.status, to });
  // A seller refuses a waiting order instead of cancelling it. The system cancels waiting orders
  // only.
  if (order.status === "PENDING") {
    if (by === "SELLER") throw refused;
    return "cancel";
  }
  if (by === "SYSTEM") throw refused;
  if (by === "ADMIN") return "cancel";
  if (!order.cancelRequest) return "ask";
  return order.cancelRequest.by === by ? "none" : "agree";
}

/** A cancel request without a reply in time: the admins decide it. Derived from the clock. */
export const isCancelOverdue = (order: Cancellable, now: Instant): boolean =>
  isCancelAsked(order) && order.cancelRequest.dueAt <= now;

/** Until when the other side may reply to a cancel request: two business days, 18:00 in Seoul. */
export const cancelDueAt = (asked: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(asked), 2), "18:00");

/** D5-1, D5-2: one timer step of an order, and when it is due. */
export interface OrderTimer {
  act: "remind" | "giveUp" | "complete" | "wait";
  at: Instant;
}
/**
 * When an unanswered order is cancelled; the reminder is on the first business day, in the morning.
 */
const answerDays = 3;
const completeDays = 14;

/**
 * The next timer step of an order (D5-1, D5-2); undefined for a final status. It depends on `now`,
 * because an order with an open cancel request, an open claim or pieces that have not left is
 * looked at again a day later.
 */
export function timerOf(
  order: Cancellable &
    Pick<Order, "createdAt" | "expectedShipDate" | "claims"> &
    Parameters<typeof isPartly>[0],
  isReminded: boolean,
  now: Instant,
): OrderTimer | undefined {
  const { status, createdAt, expectedShipDate } = order;
  if (status === "PENDING") {
    const placedOn = seoulDay(createdAt);
    const giveUpAt = seoulInstant(addBusinessDays(placedOn, answerDays), "18:00");
    if (isReminded || giveUpAt <= now) return { act: "giveUp", at: giveUpAt };
    return { act: "remind", at: firstLookAt(createdAt) };
  }
  if (status !== "CONFIRMED" || expectedShipDate === undefined) return undefined;
  const at = seoulInstant(addDays(expectedShipDate, completeDays), "18:00");
  const isHeld = isCancelAsked(order) || isPartly(order) || order.claims?.some(isClaimOpen);
  if (!isHeld) return { act: "complete", at };
  return { act: "wait", at: at > now ? at : addHours(now, 24) };
}

/** When a new order is due for its first timer step. */
export const firstLookAt = (now: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(now), 1), "10:00");

/** A refusal for these reasons also takes the quote back (D2-15). */
export const withdrawsQuote = (reason: RejectReason): boolean =>
  reason === "OUT_OF_STOCK" || reason === "CANNOT_MEET_CONDITIONS";

interface Wanted {
  quantity: number;
  responseId: string;
  acceptAlternative: boolean;
}
/** The fields of a line that an order depends on (D3-9). */
export interface OrderableLine {
  open: boolean;
  currentResponse?: Quote | undefined;
  activeOrder?: { id: string } | undefined;
  /** The line was ordered before and its request closed AWARDED or BUYER_CLOSED (D6-6). */
  mayRepeat: boolean;
}

/**
 * Checks one item of an order (D3-9) and prices it by the stored steps. Throws DUPLICATE_ORDER,
 * ESTIMATE_CLOSED, QUOTE_CHANGED, QUOTE_NOT_ORDERABLE, QUOTE_EXPIRED, ALTERNATIVE_NOT_ACCEPTED,
 * QUANTITY_NOT_ORDERABLE, AMOUNT_TOO_LARGE.
 */
export function priceOrder(line: OrderableLine, wanted: Wanted, now: Instant) {
  const { currentResponse: quote, activeOrder } = line;
  if (activeOrder) throw new Problem("DUPLICATE_ORDER", { orderId: activeOrder.id });
  if (!line.open && !line.mayRepeat) throw new Problem("ESTIMATE_CLOSED");
  if (!quote) throw new Problem("QUOTE_NOT_ORDERABLE");
  mustStand(quote, wanted.responseId, now);
  if (quote.alternative && !wanted.acceptAlternative) throw new Problem("ALTERNATIVE_NOT_ACCEPTED");
  const nearest = nearestQuantities(quote, wanted.quantity);
  const price = amountAt(quote.breaks, wanted.quantity, quote.currency);
  if (nearest[0] !== wanted.quantity) throw new Problem("QUANTITY_NOT_ORDERABLE", { nearest });
  if (!price) throw new Problem("AMOUNT_TOO_LARGE");
  return { quote, ...price };
}

/** The day of dispatch: today plus the lead time in business days (D3-11). */
export const expectedShipDate = (now: Instant, leadTimeDays: number): Day =>
  addBusinessDays(seoulDay(now), leadTimeDays);

type ShipTo = Omit<Order["shipTo"], "masked">;
/** Before acceptance a seller sees name and region only (D7-4). */
export const maskedShipTo = ({ name, region }: ShipTo): Order["shipTo"] => ({
  name,
  region,
  masked: true,
});

/** Whether a seller may read the full address. */
export const isShipToOpen = (order: { confirmedAt?: string | undefined }): boolean =>
  order.confirmedAt !== undefined;
