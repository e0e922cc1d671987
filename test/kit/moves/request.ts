import { merchandiseOf } from "@bupum/functions/deal/product-estimate-orders/rules";
import type { StoredLine } from "@bupum/functions/deal/whole-groups/lines";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import {
  cancelStep,
  orderActs,
  priceOrder,
  statusAfter,
} from "@bupum/shared/deal/product-estimate-orders/rules";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import {
  lineAfterQuote,
  askAgain,
  mayRepeat,
  refuseLine,
  requoteDueAt,
} from "@bupum/shared/deal/product-estimates/rules";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import {
  type ClosableState,
  type EstimateState,
  mustBeEndable,
  rollUp,
} from "@bupum/shared/deal/estimate-groups/rules";
import {
  closedByTime,
  type TimedGroup,
  type TimedLine,
} from "@bupum/shared/deal/estimate-groups/timers";

import { afterReturn, afterTake, type Pieces, shelfBegin } from "./shelf.ts";

// Two sellers, two requested lines, and everybody who may move something, in any order.

interface Order {
  id: Id<"ord">;
  status: EstimateStatus;
  quantity: number;
  /** The listing that it takes from, and how many pieces it has. */
  merchandiseId?: Id<"mch"> | undefined;
  stockTaken?: number;
  cancelRequest?: { by: OrderSide; reason: "NOT_NEEDED"; at: Instant; dueAt: Instant };
}
type Ordered = "hasActiveOrder" | "hasPendingOrder" | "confirmedOrders";
export interface Line extends Omit<TimedLine, Ordered | "quote"> {
  quote?: Quote | undefined;
  /** The seller's own listing; the other seller has none of the part. */
  merchandiseId: Id<"mch">;
  merchandiseCondition: "NEW";
  /** Kept by the moves as the row of a line keeps it. */
  activeOrder?: Pick<Order, "id" | "status"> | undefined;
  requestLineId: string;
  quotesInRound: number;
  refusedRequotes: number;
  quoteCount: number;
  quantity: number;
  orders: Order[];
  hasEnded: boolean;
}
export interface Request extends TimedGroup, ClosableState {
  status: EstimateStatus;
  lines: Line[];
  estimates: (EstimateState & { status: EstimateStatus })[];
  /** What each seller has left of the part. */
  pieces: Pieces;
}

const estimateIds = ["est_00000000000000000000000001", "est_00000000000000000000000002"] as const;
const merchandiseIds = {
  [estimateIds[0]]: "mch_1",
  [estimateIds[1]]: "mch_2",
} as const;
export const begin: Instant = "2026-11-23T00:00:00.000Z";

export const requested = (strictDeadline: boolean): Request => ({
  open: true,
  createdAt: begin,
  dueAt: addHours(begin, 96),
  strictDeadline,
  dispatching: false,
  status: "PENDING",
  pieces: shelfBegin,
  estimates: estimateIds.map((id) => ({ id, open: true, lineCount: 2, status: "PENDING" })),
  lines: estimateIds.flatMap((estimateId) =>
    ["l01", "l02"].map((requestLineId): Line => ({
      id: `${estimateId}#${requestLineId}`,
      estimateId,
      requestLineId,
      replyType: "PENDING",
      open: true,
      round: 1,
      quotesInRound: 0,
      refusedRequotes: 0,
      quoteCount: 0,
      quantity: 10,
      merchandiseId: merchandiseIds[estimateId],
      merchandiseCondition: "NEW",
      askedAt: begin,
      dueAt: addHours(begin, 96),
      orders: [],
      hasEnded: false,
    })),
  ),
});

export const isActive = ({ status }: Order) => status === "PENDING" || status === "CONFIRMED";
export const counted = ({ orders }: Line, ...statuses: EstimateStatus[]) =>
  orders.filter(({ status }) => statuses.includes(status)).length;
export const confirmed = (line: Line) => counted(line, "CONFIRMED", "COMPLETED");

const turnOf = (line: Line, { strictDeadline }: Request, now: Instant) => ({
  ...line,
  hasActiveOrder: line.activeOrder !== undefined,
  hasQuote: line.quote !== undefined,
  strictDeadline,
  quoteState: line.quote && stateAt(line.quote, now),
});

const lineKinds = ["quote", "refuse", "requote"] as const;
export const kinds = [
  ...lineKinds,
  "order",
  "accept",
  "reject",
  "cancel",
  "complete",
  "wait",
] as const;
export interface Move {
  kind: (typeof kinds)[number] | "end";
  by: OrderSide;
  at: number;
  change: boolean;
  hours: number;
}

/** As much of a quote as the rules read. */
const quoteOf = ({ quoteCount }: Line, move: Move, now: Instant) =>
  ({
    id: `rsp_${quoteCount + 1}`,
    state: "ACTIVE",
    // Of a used part the seller has no listing.
    condition: move.hours % 5 === 0 ? "USED" : "NEW",
    currency: "KRW",
    breaks: [{ minQty: 2, unitPrice: "100" }],
    moq: 2,
    orderMultiple: 1,
    validUntil: seoulDay(addHours(now, 24 * 7)),
    createdAt: now,
  }) as Partial<Quote> as Quote;

/** What one line becomes by a move; throws a Problem where it may not be. */
function movedLine(line: Line, move: Move, request: Request, now: Instant): Line {
  const turn = turnOf(line, request, now);
  if (move.kind === "quote")
    return {
      ...line,
      ...lineAfterQuote(turn, now),
      quoteCount: line.quoteCount + 1,
      quotesInRound: line.quotesInRound + 1,
      quote: quoteOf(line, move, now),
    };
  if (move.kind === "refuse") {
    const { replyType, withdraws } = refuseLine(turn);
    return { ...line, replyType, ...(withdraws && { quote: undefined }) };
  }
  const quantity = move.change ? line.quantity + 5 : line.quantity;
  const asked = askAgain(turn, { quantity, memo: move.hours > 12 ? "다시" : "" });
  const { supersedes, ...next } = asked;
  const dueAt = requoteDueAt(now);
  const left = { ...line, ...next, quantity, quotesInRound: 0, askedAt: now, dueAt };
  return supersedes ? { ...left, quote: undefined } : left;
}

/** An order of the quote that stands, or of the one before it, which its buyer still sees. */
function placed(line: Line, { open, closeReason }: Request, move: Move, now: Instant): Line {
  const { quote, activeOrder, quoteCount, orders } = line;
  const responseId = `rsp_${move.hours === 0 ? quoteCount - 1 : quoteCount}`;
  const quantity = move.change ? line.quantity : move.hours;
  const orderable = {
    open: line.open && open,
    currentResponse: quote,
    activeOrder,
    mayRepeat: !open && mayRepeat({ closeReason, confirmedOrders: confirmed(line) }),
  };
  const wanted = { quantity, responseId, acceptAlternative: false };
  const { quote: ordered } = priceOrder(orderable, wanted, now);
  const id: Id<"ord"> = `ord_${line.id}_${orders.length}`;
  // As much of the row of a line as says where pieces are taken.
  const merchandiseId = merchandiseOf(line as Partial<StoredLine> as StoredLine, ordered);
  const order = { id, status: "PENDING" as const, quantity, merchandiseId };
  return { ...line, orders: [...orders, order], activeOrder: order };
}

type Moved = Pick<Request, "pieces"> & { line: Line };

/** The line after a move of its last order, and what is left on the shelf. */
function decided(line: Line, move: Move, pieces: Pieces, now: Instant): Moved {
  const last = line.orders.at(-1);
  if (!last) throw new Problem("NOT_FOUND");
  const withLast = (order: Order, isOver: boolean): Line => ({
    ...line,
    orders: [...line.orders.slice(0, -1), order],
    activeOrder: isOver ? undefined : order,
  });
  if (move.kind === "cancel") {
    const step = cancelStep(last, move.by);
    if (step === "none") return { line, pieces };
    const wish = { by: move.by, reason: "NOT_NEEDED", at: now, dueAt: addHours(now, 48) } as const;
    if (step === "ask") return { line: withLast({ ...last, cancelRequest: wish }, false), pieces };
    const { cancelRequest: _wish, ...rest } = last;
    return {
      line: withLast({ ...rest, status: "CANCELLED" }, true),
      pieces: last.status === "CONFIRMED" ? afterReturn(pieces, last, now) : pieces,
    };
  }
  // The caller asks for orders with these three kinds alone.
  const act = move.kind as "accept" | "reject" | "complete";
  if (!orderActs[act].by.some((side) => side === move.by)) throw new Problem("NOT_FOUND");
  const status = statusAfter(act, last.status);
  if (act !== "accept") return { line: withLast({ ...last, status }, true), pieces };
  const took = afterTake(pieces, { ...last, unit: "EA", productEstimateId: line.id }, move.change);
  return {
    line: withLast({ ...last, status, stockTaken: took.taken }, false),
    pieces: took.pieces,
  };
}

const orderedOf = (line: Line): Pick<TimedLine, Ordered> => ({
  hasActiveOrder: line.activeOrder !== undefined,
  hasPendingOrder: line.activeOrder?.status === "PENDING",
  confirmedOrders: confirmed(line),
});
const statesOf = (lines: readonly Line[]) => lines.map((line) => ({ ...line, ...orderedOf(line) }));

/** What the worker makes of a request after each move and as time goes. */
export function settled(request: Request, now: Instant): Request {
  const { closeReason, expired } = closedByTime(request, statesOf(request.lines), now);
  const lines = request.lines.map((line) => ({
    ...line,
    hasEnded: line.hasEnded || expired.has(line.id),
  }));
  const group = { ...request, ...(closeReason && { open: false, closeReason }), mayReopen: true };
  const rolled = rollUp(group, 2, request.estimates, statesOf(lines));
  return {
    ...request,
    ...rolled.group,
    estimates: rolled.estimates.map((one) => ({ ...one, lineCount: 2 })),
    lines: lines.map((line) => {
      const { open } = rolled.estimates.find(({ id }) => id === line.estimateId)!;
      return { ...line, open: open && !line.hasEnded };
    }),
  };
}

export function moved(request: Request, move: Move, now: Instant): Request {
  if (move.kind === "wait") return request;
  if (move.kind === "end") {
    const ending = move.change ? "cancel" : "close";
    mustBeEndable(ending, request, statesOf(request.lines));
    const closeReason = ending === "cancel" ? "BUYER_CANCELLED" : "BUYER_CLOSED";
    const lines = request.lines.map((line): Line => {
      if (line.activeOrder?.status !== "PENDING") return line;
      // What waits for its seller goes with the request (D6-12).
      const orders = line.orders.map((one): Order =>
        one.status === "PENDING" ? { ...one, status: "CANCELLED" } : one,
      );
      return { ...line, orders, activeOrder: undefined };
    });
    return { ...request, lines, open: false, closeReason };
  }
  const at = move.at % request.lines.length;
  const { line, pieces } = movedOne(request, request.lines[at]!, move, now);
  return {
    ...request,
    pieces,
    lines: request.lines.map((one, index) => (index === at ? line : one)),
  };
}

function movedOne(request: Request, line: Line, move: Move, now: Instant): Moved {
  const { pieces } = request;
  if (lineKinds.some((kind) => kind === move.kind))
    return { line: movedLine(line, move, request, now), pieces };
  if (move.kind === "order") return { line: placed(line, request, move, now), pieces };
  const next = decided(line, move, pieces, now);
  // A refused order for want of goods takes the quote back (D2-15).
  if (move.kind === "reject" && move.change)
    return { ...next, line: { ...next.line, quote: undefined } };
  return next;
}
