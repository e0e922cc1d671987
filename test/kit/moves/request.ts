import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { cancelStep, orderActs, statusAfter } from "@bupum/shared/product-estimate-orders/rules";
import type { OrderSide } from "@bupum/shared/product-estimate-orders/sides";
import {
  answerLine,
  askAgain,
  refuseLine,
  requoteDueAt,
} from "@bupum/shared/product-estimates/rules";
import type { EstimateStatus } from "@bupum/shared/estimate-groups/fields";
import {
  type ClosableState,
  type EstimateState,
  mustBeEndable,
  rollUp,
} from "@bupum/shared/estimate-groups/rules";
import {
  closedByTime,
  type TimedGroup,
  type TimedLine,
} from "@bupum/shared/estimate-groups/timers";

// Two sellers, two requested lines, and everybody who may move something, in any order.

interface Order {
  status: EstimateStatus;
  cancelRequest?: { by: OrderSide; reason: "NOT_NEEDED"; at: Instant; dueAt: Instant };
}
type Ordered = "hasActiveOrder" | "hasPendingOrder" | "confirmedOrders";
export interface Line extends Omit<TimedLine, Ordered> {
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
}

const estimateIds = ["est_00000000000000000000000001", "est_00000000000000000000000002"] as const;
export const begin: Instant = "2026-11-23T00:00:00.000Z";

export const requested = (strictDeadline: boolean): Request => ({
  open: true,
  createdAt: begin,
  dueAt: addHours(begin, 96),
  strictDeadline,
  dispatching: false,
  status: "PENDING",
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
  hasActiveOrder: line.orders.some(isActive),
  hasQuote: line.quote !== undefined,
  strictDeadline,
  quoteState:
    line.quote &&
    (line.quote.validUntil < seoulDay(now) ? ("EXPIRED" as const) : ("ACTIVE" as const)),
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

/** What one line becomes by a move; throws a Problem where it may not be. */
function movedLine(line: Line, move: Move, request: Request, now: Instant): Line {
  const turn = turnOf(line, request, now);
  if (move.kind === "quote")
    return {
      ...line,
      ...answerLine(turn, now),
      quoteCount: line.quoteCount + 1,
      quotesInRound: line.quotesInRound + 1,
      quote: { validUntil: seoulDay(addHours(now, 24 * 7)), createdAt: now },
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

/** The same for its orders. */
function movedOrders(line: Line, move: Move, now: Instant): Order[] {
  const { orders } = line;
  if (move.kind === "order") {
    const isOrderable =
      line.open && line.quote && line.quote.validUntil >= seoulDay(now) && !orders.some(isActive);
    if (!isOrderable) throw new Problem("QUOTE_NOT_ORDERABLE", { state: "SUPERSEDED" });
    return [...orders, { status: "PENDING" }];
  }
  const last = orders.at(-1);
  if (!last) throw new Problem("NOT_FOUND");
  const rest = orders.slice(0, -1);
  if (move.kind !== "cancel") {
    // The caller asks for orders with these three kinds alone.
    const act = move.kind as "accept" | "reject" | "complete";
    if (!orderActs[act].by.some((side) => side === move.by)) throw new Problem("NOT_FOUND");
    return [...rest, { status: statusAfter(act, last.status) }];
  }
  const step = cancelStep(last, move.by);
  if (step === "none") return orders;
  const wish = { by: move.by, reason: "NOT_NEEDED", at: now, dueAt: addHours(now, 48) } as const;
  return [...rest, step === "ask" ? { ...last, cancelRequest: wish } : { status: "CANCELLED" }];
}

const orderedOf = (line: Line): Pick<TimedLine, Ordered> => ({
  hasActiveOrder: line.orders.some(isActive),
  hasPendingOrder: counted(line, "PENDING") > 0,
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
    const lines = request.lines.map((line) => ({
      ...line,
      // What waits for its seller goes with the request (D6-12).
      orders: line.orders.map((one): Order =>
        one.status === "PENDING" ? { status: "CANCELLED" } : one,
      ),
    }));
    return { ...request, lines, open: false, closeReason };
  }
  const at = move.at % request.lines.length;
  const isOfLine = lineKinds.some((kind) => kind === move.kind);
  return {
    ...request,
    lines: request.lines.map((line, index) => {
      if (index !== at) return line;
      if (isOfLine) return movedLine(line, move, request, now);
      const orders = movedOrders(line, move, now);
      // A refused order for want of goods takes the quote back (D2-15).
      return {
        ...line,
        orders,
        ...(move.kind === "reject" && move.change && { quote: undefined }),
      };
    }),
  };
}
