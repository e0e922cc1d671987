import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours } from "@bupum/shared/kernel/time";
import { isCancelAsked } from "@bupum/shared/deal/product-estimate-orders/rules";
import { orderSides } from "@bupum/shared/deal/product-estimate-orders/sides";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  begin,
  confirmed,
  counted,
  isActive,
  kinds,
  type Line,
  type Move,
  moved,
  type Request,
  requested,
  settled,
} from "../../kit/moves/request.ts";
import { shelfBegin } from "../../kit/moves/shelf.ts";
import { sized } from "../../kit/ring.ts";

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

const repeatable: readonly (string | undefined)[] = ["AWARDED", "BUYER_CLOSED"];

/** D6-9: sold and remaining pieces add up to the stock, and no order has more than its quantity. */
function noPieceIsLost({ lines, pieces }: Request) {
  const all: Record<string, number> = { ...pieces };
  for (const { status, merchandiseId, quantity, stockTaken = 0 } of lines.flatMap(
    (line) => line.orders,
  )) {
    if (stockTaken > quantity) expect.fail(`${stockTaken} pieces for an order of ${quantity}`);
    if (merchandiseId && (status === "CONFIRMED" || status === "COMPLETED"))
      all[merchandiseId]! += stockTaken;
  }
  expect(all).toEqual(shelfBegin);
  expect(Math.min(...Object.values(pieces))).toBeGreaterThanOrEqual(0);
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
    const active = line.orders.filter(isActive);
    expect(active.length).toBeLessThanOrEqual(1);
    expect(line.activeOrder?.id).toBe(active[0]?.id);
    expect(line.round).toBeLessThanOrEqual(5);
    // A refused line may be quoted again each time (D2-6).
    if (line.quotesInRound > was.quotesInRound && was.replyType === "REPLIED")
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
  if (!after.open) {
    expect(after.closeReason).toBeDefined();
    // D6-6: only a line that was ordered before may be ordered again.
    for (const line of after.lines.filter((one) => counted(one, "PENDING") > 0))
      expect([confirmed(line) > 0, repeatable.includes(after.closeReason)]).toEqual([true, true]);
  }
  noPieceIsLost(after);
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

/** By this seed already the small run meets each state and refusal below. */
const sequences = { numRuns: sized(250, 1_000), seed: 20_261_125 };

test(`${sequences.numRuns} sequences of all moves on a request (seed ${sequences.seed}) stay within the transition tables, and lose no piece`, () => {
  const [seen, refusals] = [new Set<string>(), new Set<string>()];
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
          refusals.add(error.code);
        }
      }
    }),
    sequences,
  );
  expect(made).toBeGreaterThan(8 * sequences.numRuns);
  expect([...refusals]).toEqual(
    expect.arrayContaining([
      "DUPLICATE_ORDER",
      "ESTIMATE_CLOSED",
      "OUT_OF_STOCK",
      "QUANTITY_NOT_ORDERABLE",
      "QUOTE_CHANGED",
    ]),
  );
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      "CONFIRMED ",
      "COMPLETED AWARDED",
      "REJECTED NO_QUOTES",
      "CANCELLED BUYER_CANCELLED",
    ]),
  );
});
