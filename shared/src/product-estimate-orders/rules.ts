import { amountAt } from "../kernel/money/amounts.ts";
import { addBusinessDays } from "../kernel/calendar/calendar.ts";
import { Problem } from "../kernel/problem.ts";
import { nearestQuantities } from "../kernel/money/quantities.ts";
import { type Day, type Instant, seoulDay } from "../kernel/time.ts";
import type { RejectReason, Quote } from "../product-estimate-responses/contract.ts";
import { stateAt } from "../product-estimate-responses/rules.ts";
import type { EstimateStatus } from "../estimate-groups/contract.ts";
import type { Order } from "./contract.ts";

/**
 * Rows over which a seller's order counts are spread, so that simultaneous orders rarely collide.
 */
export const countShards = 16;

/** D2-13 to D2-16: from which status an act leads to which. More acts, more lines. */
export const orderActs = {
  accept: { from: ["PENDING"], to: "CONFIRMED" },
  reject: { from: ["PENDING"], to: "REJECTED" },
  cancel: { from: ["PENDING"], to: "CANCELLED" },
} as const satisfies Record<string, { from: readonly EstimateStatus[]; to: EstimateStatus }>;
export type OrderAct = keyof typeof orderActs;

/** The status an act leads to. Throws INVALID_TRANSITION {from, to}. */
export function statusAfter(act: OrderAct, from: EstimateStatus): EstimateStatus {
  const { from: allowed, to } = orderActs[act];
  if (!(allowed as readonly EstimateStatus[]).includes(from))
    throw new Problem("INVALID_TRANSITION", { from, to });
  return to;
}

/** A refusal for these reasons also takes the quote back (D2-15). */
export const withdrawsQuote = (reason: RejectReason): boolean =>
  reason === "OUT_OF_STOCK" || reason === "CANNOT_MEET_CONDITIONS";

interface Wanted {
  quantity: number;
  responseId: string;
  acceptAlternative: boolean;
}
/** What an order asks of a line (D3-9). */
export interface OrderableLine {
  open: boolean;
  currentResponse?: Quote | undefined;
  activeOrder?: { id: string } | undefined;
  /** The line was ordered before and its request closed AWARDED or BUYER_CLOSED (D6-6). */
  mayRepeat: boolean;
}

/**
 * Checks one item of an order (D3-9) and prices it by the stored steps. Throws
 * DUPLICATE_ORDER, ESTIMATE_CLOSED, QUOTE_CHANGED, QUOTE_NOT_ORDERABLE, QUOTE_EXPIRED,
 * ALTERNATIVE_NOT_ACCEPTED, QUANTITY_NOT_ORDERABLE.
 */
export function priceOrder(line: OrderableLine, wanted: Wanted, now: Instant) {
  const { currentResponse: quote, activeOrder } = line;
  if (activeOrder) throw new Problem("DUPLICATE_ORDER", { orderId: activeOrder.id });
  if (!line.open && !line.mayRepeat) throw new Problem("ESTIMATE_CLOSED");
  if (!quote) throw new Problem("QUOTE_NOT_ORDERABLE");
  if (quote.id !== wanted.responseId) throw new Problem("QUOTE_CHANGED", { response: quote });
  const state = stateAt(quote, now);
  if (state === "EXPIRED") throw new Problem("QUOTE_EXPIRED", { validUntil: quote.validUntil });
  if (state !== "ACTIVE") throw new Problem("QUOTE_NOT_ORDERABLE", { state });
  if (quote.alternative && !wanted.acceptAlternative) throw new Problem("ALTERNATIVE_NOT_ACCEPTED");
  const nearest = nearestQuantities(quote, wanted.quantity);
  const price = amountAt(quote.breaks, wanted.quantity, quote.currency);
  if (!price || nearest[0] !== wanted.quantity)
    throw new Problem("QUANTITY_NOT_ORDERABLE", { nearest });
  return { quote, ...price };
}

/** The day of dispatch: today and the lead time in business days (D3-11). */
export const expectedShipDate = (now: Instant, leadTimeDays: number): Day =>
  addBusinessDays(seoulDay(now), leadTimeDays);

type ShipTo = Omit<Order["shipTo"], "masked">;
/** Before acceptance a seller sees name and region only (D7-4). */
export const maskedShipTo = ({ name, region }: ShipTo): Order["shipTo"] => ({
  name,
  region,
  masked: true,
});

/** Whether a seller sees the whole address. */
export const isShipToOpen = (order: { confirmedAt?: string | undefined }): boolean =>
  order.confirmedAt !== undefined;
