import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "../kernel/problem.ts";
import { addHours, type Instant, seoulDay } from "../kernel/time.ts";
import {
  cancelStep,
  isCancelAsked,
  orderActs,
  statusAfter,
} from "../product-estimate-orders/rules.ts";
import { type OrderSide, orderSides } from "../product-estimate-orders/sides.ts";
import { answerLine, askAgain, refuseLine, requoteDueAt } from "../product-estimates/rules.ts";
import type { EstimateStatus } from "./fields.ts";
import { type ClosableState, type EstimateState, mustBeEndable, rollUp } from "./rules.ts";
import { estimateStatuses } from "./statuses.ts";
import { closedByTime, type TimedGroup, type TimedLine } from "./timers.ts";

// Two sellers, two requested lines, and everybody who may move something, in any order.

interface Order {
  status: EstimateStatus;
  cancelRequest?: { by: OrderSide; reason: "NOT_NEEDED"; at: Instant; dueAt: Instant };
}
type Ordered = "hasActiveOrder" | "hasPendingOrder" | "confirmedOrders";
interface Line extends Omit<TimedLine, Ordered> {
  requestLineId: string;
  quotesInRound: number;
  refusedRequotes: number;
  quoteCount: number;
  quantity: number;
  orders: Order[];
  hasEnded: boolean;
}
interface Request extends TimedGroup, ClosableState {
  status: EstimateStatus;
  lines: Line[];
  estimates: (EstimateState & { status: EstimateStatus })[];
}

const estimateIds = ["est_00000000000000000000000001", "est_00000000000000000000000002"] as const;
const begin: Instant = "2026-11-23T00:00:00.000Z";

const requested = (strictDeadline: boolean): Request => ({
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

const isActive = ({ status }: Order) => status === "PENDING" || status === "CONFIRMED";
const counted = ({ orders }: Line, ...statuses: EstimateStatus[]) =>
  orders.filter(({ status }) => statuses.includes(status)).length;
const confirmed = (line: Line) => counted(line, "CONFIRMED", "COMPLETED");

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
const kinds = [...lineKinds, "order", "accept", "reject", "cancel", "complete", "wait"] as const;
interface Move {
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
function settled(request: Request, now: Instant): Request {
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

function moved(request: Request, move: Move, now: Instant): Request {
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

/** D2-1 to D2-9 as a table: what a line may turn into, and by whose call. */
const lineMoves: Record<string, readonly string[]> = {
  quote: ["PENDING>REPLIED", "REPLIED>REPLIED", "REJECTED>REPLIED"],
  refuse: ["PENDING>REJECTED", "REPLIED>REJECTED"],
  requote: ["REPLIED>PENDING", "REJECTED>PENDING"],
};
/** D2-13 to D2-20. */
const orderMoves: Record<string, readonly string[]> = {
  order: [">PENDING"],
  accept: ["PENDING>CONFIRMED"],
  reject: ["PENDING>REJECTED"],
  cancel: ["PENDING>CANCELLED", "CONFIRMED>CANCELLED", "CONFIRMED>CONFIRMED"],
  complete: ["CONFIRMED>COMPLETED"],
};

/** D2-10 and D2-11 written down again, row by row. */
function statusAgain(open: boolean, lines: readonly Line[]): EstimateStatus {
  const replies = lines.map(({ replyType, hasEnded }) =>
    replyType === "PENDING" && hasEnded ? "ENDED" : replyType,
  );
  if (!open && lines.some((line) => confirmed(line) > 0)) return "COMPLETED";
  if (replies.every((reply) => reply === "REJECTED")) return "REJECTED";
  if (!open) return "CANCELLED";
  if (replies.includes("PENDING")) return "PENDING";
  return replies.includes("REPLIED") ? "CONFIRMED" : "PENDING";
}
function groupStatusAgain({ open, closeReason, lines }: Request): EstimateStatus {
  if (open) return lines.some(({ quoteCount }) => quoteCount > 0) ? "CONFIRMED" : "PENDING";
  if (lines.some((line) => confirmed(line) > 0)) return "COMPLETED";
  const isTimer = closeReason === "NO_QUOTES" || closeReason === "EXPIRED";
  return isTimer && lines.every(({ replyType }) => replyType !== "REPLIED")
    ? "REJECTED"
    : "CANCELLED";
}

function mustHold(before: Request, after: Request, move: Move) {
  for (const [at, line] of after.lines.entries()) {
    const was = before.lines[at]!;
    const isMoved =
      was.round !== line.round ||
      was.quoteCount !== line.quoteCount ||
      was.replyType !== line.replyType;
    if (isMoved) expect(lineMoves[move.kind]).toContain(`${was.replyType}>${line.replyType}`);
    if (line.orders !== was.orders && move.kind !== "end") {
      const last = line.orders.length > was.orders.length ? undefined : was.orders.at(-1)?.status;
      expect(orderMoves[move.kind]).toContain(`${last ?? ""}>${line.orders.at(-1)!.status}`);
    }
    expect(line.orders.filter(isActive).length).toBeLessThanOrEqual(1);
    expect(line.round).toBeLessThanOrEqual(5);
    expect(line.quotesInRound).toBeLessThanOrEqual(4);
    for (const order of line.orders) {
      expect(estimateStatuses).toContain(order.status);
      if (isCancelAsked(order)) expect(order.status).toBe("CONFIRMED");
    }
  }
  for (const { id, open, status } of after.estimates) {
    const own = after.lines.filter((line) => line.estimateId === id);
    expect(status).toBe(statusAgain(open, own));
  }
  expect(after.status).toBe(groupStatusAgain(after));
  const hasWaiting = after.lines.some((line) => counted(line, "PENDING") > 0);
  if (!after.open) expect([hasWaiting, after.closeReason !== undefined]).toEqual([false, true]);
  if (after.closeReason === "NO_QUOTES") expect(after.status).toBe("REJECTED");
  if (!after.open) expect(after.lines.every(({ open }) => !open)).toBe(true);
}

const move: fc.Arbitrary<Move> = fc.record({
  // A request that its buyer ends at once shows little.
  kind: fc
    .integer({ min: 0, max: 60 })
    .map((one) => (one === 0 ? "end" : kinds[one % kinds.length]!)),
  by: fc.constantFrom(...orderSides),
  // The first seller is asked for both lines more often, so that some requests are awarded.
  at: fc.integer({ min: 0, max: 7 }).map((one) => (one > 3 ? one % 2 : one)),
  change: fc.boolean(),
  hours: fc.integer({ min: 0, max: 30 }),
});

const sequences = { numRuns: 1_000, seed: 20_261_123 };

test(`${sequences.numRuns} sequences of everybody's moves on a request (seed ${sequences.seed}) stay within the tables`, () => {
  const seen = new Set<string>();
  let made = 0;
  fc.assert(
    fc.property(fc.boolean(), fc.array(move, { minLength: 20, maxLength: 60 }), (strict, given) => {
      let request = requested(strict);
      let now = begin;
      for (const one of given) {
        now = addHours(now, one.hours / (one.kind === "wait" ? 1 : 10));
        const timed = settled(request, now);
        mustHold(request, timed, { ...one, kind: "wait" });
        request = timed;
        try {
          const next = settled(moved(request, one, now), now);
          mustHold(request, next, one);
          expect(settled(next, now)).toEqual(next);
          request = next;
          made += 1;
          seen.add(`${request.status} ${request.closeReason ?? ""}`);
        } catch (error) {
          // A refusal leaves all as it was.
          if (!(error instanceof Problem)) throw error;
        }
      }
    }),
    sequences,
  );
  expect(made).toBeGreaterThan(8_000);
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      "CONFIRMED ",
      "COMPLETED AWARDED",
      "REJECTED NO_QUOTES",
      "CANCELLED BUYER_CANCELLED",
    ]),
  );
});
