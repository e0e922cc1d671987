import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineAmount } from "../../kernel/money/amounts.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Order } from "./contract.ts";
import {
  backOrdered,
  cancelledOf,
  deliver,
  isOnItsWay,
  isPartly,
  mostDeliveries,
  type PiecesMoved,
  piecesOf,
  received,
  withdrawPieces,
} from "./pieces.ts";

const at = "2026-11-23T01:00:00.000Z";
const parcel = { carrier: "CJ대한통운", trackingNo: "123", shippedAt: at, at };

/** As much of an order as its pieces depend on. */
const orderOf = (fields: Partial<Order> = {}): Order =>
  ({
    status: "CONFIRMED",
    quantity: 10,
    unitPrice: "33.33333",
    currency: "USD",
    amount: lineAmount("33.33333", 10, "USD"),
    expectedShipDate: "2026-11-25",
    ...fields,
  }) as Partial<Order> as Order;

function after(order: Order, { set, unset }: PiecesMoved): Order {
  const changed = { ...order, ...set };
  for (const name of unset) delete changed[name];
  return changed;
}
const gone = (order: Order, quantity: number) =>
  after(order, deliver(order, { ...parcel, quantity }));
const without = (order: Order, quantity: number) =>
  after(order, withdrawPieces(order, { quantity, reason: "NOT_NEEDED", by: "BUYER", at }));
describe("pieces of an order", () => {
  test("are counted in each state, also where all of it left at once", () => {
    const none = { received: 0, cancelled: 0 };
    expect(piecesOf(orderOf())).toEqual({ ...none, ordered: 10, shipped: 0, open: 10 });
    expect(piecesOf(orderOf({ shipment: parcel }))).toMatchObject({ shipped: 10, open: 0 });
    expect(piecesOf(orderOf({ status: "COMPLETED" }))).toMatchObject({ received: 10, open: 0 });
    const dead = { ordered: 10, shipped: 0, received: 0, open: 0, cancelled: 10 };
    for (const status of ["REJECTED", "CANCELLED"] as const)
      expect(piecesOf(orderOf({ status }))).toEqual(dead);
  });

  test("leave in parts: the order counts as shipped with the last of them (D39-2)", () => {
    const first = gone(orderOf(), 4);
    expect(piecesOf(first)).toMatchObject({ shipped: 4, open: 6 });
    expect([isPartly(first), first.shipment]).toEqual([true, undefined]);
    const had = { ...first, ...received(first, at) };
    expect([orderOf(), first, had, orderOf({ shipment: parcel })].map(isOnItsWay)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const all = gone(first, 6);
    expect([isPartly(all), all.shipment]).toEqual([false, parcel]);
    expect(all.deliveries).toHaveLength(2);
    expect(() => gone(all, 1)).toThrow("PIECES_NOT_OPEN");
    expect(() => gone(first, 7)).toThrow("PIECES_NOT_OPEN");
    expect(() => gone(first, 0)).toThrow("PIECES_NOT_OPEN");
  });

  test("of a back order have their own day once the others are gone (D39-3)", () => {
    const later = { quantity: 7, expectedShipDate: "2026-12-10" };
    const order = orderOf(backOrdered(orderOf(), later));
    expect(isPartly(order)).toBe(true);
    const some = gone(order, 2);
    expect([some.expectedShipDate, some.backOrder]).toEqual(["2026-11-25", later]);
    const rest = gone(some, 1);
    expect([rest.expectedShipDate, rest.backOrder]).toEqual(["2026-12-10", undefined]);
    expect(gone(order, 10).backOrder).toBeUndefined();
    expect(() => backOrdered(orderOf(), { ...later, quantity: 10 })).toThrow("PIECES_NOT_OPEN");
  });

  test("are cancelled while the others go on at the price of a piece (D39-4)", () => {
    const less = without(gone(orderOf({ stockTaken: 8 }), 4), 5);
    expect(less).toMatchObject({ quantity: 5, stockTaken: 5, amount: 16_667 });
    expect(less.cancelledPieces).toMatchObject([{ quantity: 5, amount: 16_666 }]);
    expect(piecesOf(less)).toEqual({ ordered: 10, shipped: 4, received: 0, open: 1, cancelled: 5 });
    const over = without(less, 1);
    expect([over.shipment, piecesOf(over).open]).toEqual([parcel, 0]);
    expect(() => without(orderOf(), 10)).toThrow("PIECES_NOT_OPEN");
    const later = { quantity: 3, expectedShipDate: "2026-12-10" };
    expect(without(orderOf({ backOrder: later }), 2).backOrder).toMatchObject({ quantity: 1 });
    expect(without(orderOf({ backOrder: later }), 3).backOrder).toBeUndefined();
  });

  test("a call to cancel is about the open pieces where others have left", () => {
    expect(cancelledOf(orderOf(), undefined)).toBeUndefined();
    expect(cancelledOf(orderOf(), 10)).toBeUndefined();
    expect(cancelledOf(orderOf(), 3)).toBe(3);
    expect(cancelledOf(gone(orderOf(), 4), undefined)).toBe(6);
    expect(cancelledOf(gone(gone(orderOf(), 4), 6), undefined)).toBeUndefined();
    expect(() => cancelledOf(orderOf({ shipment: parcel }), 3)).toThrow("PIECES_NOT_OPEN");
  });

  test("leave in so many deliveries that they lie in one row: the last has the rest", () => {
    let order = orderOf({ quantity: mostDeliveries + 1 });
    for (let count = 1; count < mostDeliveries; count++) order = gone(order, 1);
    expect(() => gone(order, 1)).toThrow("PIECES_NOT_OPEN");
    expect(gone(order, 2).shipment).toEqual(parcel);
  });
});

type Act = { kind: "deliver" | "withdraw" | "receive" | "later"; quantity: number };
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom("deliver", "withdraw", "receive", "later"),
  quantity: fc.integer({ min: 0, max: 9 }),
});

function acted(order: Order, { kind, quantity }: Act): Order {
  if (kind === "deliver") return gone(order, quantity);
  if (kind === "withdraw") return without(order, quantity);
  if (kind === "receive") return { ...order, ...received(order, at) };
  if (order.backOrder || piecesOf(order).shipped > 0) return order;
  return { ...order, ...backOrdered(order, { quantity, expectedShipDate: "2026-12-10" }) };
}

test("in 10,000 drawn sequences no piece is lost, doubled or priced otherwise (D39-1)", () => {
  let ended = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.array(act, { minLength: 3, maxLength: 14 }),
      (quantity, given) => {
        const amount = lineAmount("33.33333", quantity, "USD");
        let order = orderOf({ quantity, amount, stockTaken: Math.ceil(quantity / 2) });
        for (const one of given) {
          const before = order;
          try {
            order = acted(order, one);
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            expect(order).toBe(before);
          }
          const { ordered, shipped, received: had, open, cancelled } = piecesOf(order);
          expect(ordered).toBe(quantity);
          expect(shipped + open + cancelled).toBe(ordered);
          for (const count of [shipped, open, cancelled, shipped - had, order.quantity - 1])
            expect(count).toBeGreaterThanOrEqual(0);
          expect(order.amount).toBe(lineAmount("33.33333", order.quantity, "USD"));
          const lost = (order.cancelledPieces ?? []).reduce((all, piece) => all + piece.amount, 0);
          expect(order.amount + lost).toBe(amount);
          expect(order.stockTaken).toBeLessThanOrEqual(order.quantity);
          expect(order.shipment !== undefined).toBe(open === 0);
          if (order.backOrder) expect(order.backOrder.quantity).toBeLessThanOrEqual(open);
          if (order.shipment) ended += 1;
        }
      },
    ),
    { numRuns: 10_000, seed: 20_261_128 },
  );
  expect(ended).toBeGreaterThan(5_000);
});
