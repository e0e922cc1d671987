import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineAmount } from "../../kernel/money/amounts.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Order } from "./contract.ts";
import {
  backOrdered,
  cancelledOf,
  deliver,
  deliveriesOf,
  isOnItsWay,
  isPartly,
  mostDeliveries,
  parcelOf,
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
    // Packs of ten pieces each (D6-29).
    const packs = without(orderOf({ stockTaken: 95, stockPerUnit: 10 }), 5);
    expect(packs).toMatchObject({ quantity: 5, stockTaken: 50 });
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

describe("a parcel of a PO (D39-6)", () => {
  const later = { ...parcel, at: "2026-11-24T01:00:00.000Z" } as const;
  const [id, other] = ["ord_01JD0000000000000000000001", "ord_01JD0000000000000000000002"] as const;
  const first = orderOf({ id, deliveries: [{ ...parcel, quantity: 4 }] });
  const named = { orderId: id, at } as const;
  const piecesIn = (lines: readonly Order[], wanted: Parameters<typeof parcelOf>[1] = named) =>
    parcelOf(lines, wanted)?.lines.map(({ pieces }) => pieces);

  test("has all lines that left with it: the same moment, carrier and number", () => {
    const whole = orderOf({ id: other, quantity: 3, shipment: parcel });
    const said = [
      { ordered: 10, before: 0, quantity: 4, open: 6, cancelled: 0 },
      { ordered: 3, before: 0, quantity: 3, open: 0, cancelled: 0 },
    ];
    expect(piecesIn([first, whole])).toEqual(said);
    expect(piecesIn([first, whole], { orderId: other, at })).toEqual(said);
    for (const apart of [{ carrier: "한진택배" }, { trackingNo: "124" }, { at: later.at }])
      expect(piecesIn([first, { ...whole, shipment: { ...parcel, ...apart } }])).toHaveLength(1);
  });

  test("says what was open when it left: later parcels and cancellations change it no more", () => {
    const gone = after(first, deliver(first, { ...later, quantity: 1 }));
    const by = { reason: "NOT_NEEDED", by: "BUYER" } as const;
    const lost = after(gone, withdrawPieces(gone, { ...by, quantity: 2, at: later.at }));
    const last = { ...later, at: "2026-11-25T01:00:00.000Z" } as const;
    const over = after(lost, deliver(lost, { ...last, quantity: 3 }));
    for (const order of [first, gone, lost, over, { ...over, status: "COMPLETED" as const }])
      expect(piecesIn([order])).toEqual(piecesIn([first]));
    expect(deliveriesOf(over).map((one) => piecesIn([over], { orderId: id, at: one.at }))).toEqual([
      [{ ordered: 10, before: 0, quantity: 4, open: 6, cancelled: 0 }],
      [{ ordered: 10, before: 4, quantity: 1, open: 3, cancelled: 2 }],
      [{ ordered: 10, before: 5, quantity: 3, open: 0, cancelled: 2 }],
    ]);
  });

  test("is none where nothing left, and none of a line that was cancelled as a whole", () => {
    expect(piecesIn([orderOf({ id })])).toBeUndefined();
    expect(piecesIn([first], { orderId: id, at: later.at })).toBeUndefined();
    expect(piecesIn([first], { orderId: other, at })).toBeUndefined();
    const dead = { ...first, status: "CANCELLED" as const };
    expect(piecesIn([dead])).toBeUndefined();
    expect(piecesIn([first, { ...dead, id: other }])).toHaveLength(1);
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
