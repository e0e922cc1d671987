import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EstimateStatus } from "../estimate-groups/fields.ts";
import { estimateStatuses } from "../estimate-groups/statuses.ts";
import { nearestQuantities } from "../../kernel/money/quantities.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Quote } from "../product-estimate-responses/contract.ts";
import {
  cancelDueAt,
  cancelStep,
  expectedShipDate,
  isCancelOverdue,
  isShipToOpen,
  maskedShipTo,
  type OrderableLine,
  orderActs,
  priceOrder,
  statusAfter,
  timerOf,
  withdrawsQuote,
} from "./rules.ts";
import { type OrderSide, orderSides } from "./sides.ts";

const quantity = fc.integer({ min: 1, max: 9_999_999 });
const quote = fc
  .record({
    step: fc.integer({ min: 1, max: 5000 }),
    times: fc.integer({ min: 1, max: 100 }),
    maxQty: fc.option(quantity, { nil: undefined }),
  })
  .map(({ step, times, maxQty }) => ({ orderMultiple: step, moq: step * times, maxQty }));

describe("the nearest orderable quantities", () => {
  test("are orderable, and none is nearer on either side", () => {
    fc.assert(
      fc.property(quote, quantity, (given, wanted) => {
        const { moq, orderMultiple, maxQty = 9_999_999 } = given;
        const isOrderable = (one: number) =>
          one >= moq && one <= maxQty && one % orderMultiple === 0;
        const found = nearestQuantities(given, wanted);
        expect(found.every(isOrderable)).toBe(true);
        expect(found.length).toBeLessThanOrEqual(2);
        if (found.length === 0) expect(maxQty).toBeLessThan(moq);
        if (isOrderable(wanted)) expect(found).toEqual([wanted]);
        for (const one of found) {
          const between = one < wanted ? one + orderMultiple : one - orderMultiple;
          const isNearer = Math.abs(between - wanted) < Math.abs(one - wanted);
          if (isNearer && (between - wanted) * (one - wanted) > 0)
            expect(isOrderable(between)).toBe(false);
        }
      }),
    );
  });
});

test("each act has its allowed statuses and its result, and no others (D2-17)", () => {
  for (const act of Object.keys(orderActs) as (keyof typeof orderActs)[])
    for (const from of estimateStatuses) {
      const move = () => statusAfter(act, from);
      const { from: allowed, to } = orderActs[act];
      if ((allowed as readonly string[]).includes(from)) expect(move()).toBe(to);
      else expect(move).toThrow("INVALID_TRANSITION");
    }
});

const request = (by: OrderSide) => ({
  by,
  reason: "NOT_NEEDED" as const,
  at: "2026-10-07T00:00:00.000Z",
  dueAt: "2026-10-12T09:00:00.000Z",
});

const step = (status: EstimateStatus, by: OrderSide, asked?: OrderSide) => {
  try {
    return cancelStep({ status, ...(asked && { cancelRequest: request(asked) }) }, by);
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test("the effect of a call to cancel, for every status, side and cancel request (D2-16, D2-18)", () => {
  const refused = "INVALID_TRANSITION";
  const table: [EstimateStatus, OrderSide | undefined, Record<OrderSide, string>][] = [
    ["PENDING", undefined, { BUYER: "cancel", SELLER: refused, ADMIN: "cancel", SYSTEM: "cancel" }],
    ["CONFIRMED", undefined, { BUYER: "ask", SELLER: "ask", ADMIN: "cancel", SYSTEM: refused }],
    ["CONFIRMED", "BUYER", { BUYER: "none", SELLER: "agree", ADMIN: "cancel", SYSTEM: refused }],
    ["CONFIRMED", "SELLER", { BUYER: "agree", SELLER: "none", ADMIN: "cancel", SYSTEM: refused }],
    ...(["REJECTED", "COMPLETED", "CANCELLED"] as const).map((status): (typeof table)[number] => [
      status,
      undefined,
      { BUYER: refused, SELLER: refused, ADMIN: refused, SYSTEM: refused },
    ]),
  ];
  for (const [status, asked, results] of table)
    for (const by of orderSides)
      expect([status, by, step(status, by, asked)]).toEqual([status, by, results[by]]);
});

test("a cancel request may be replied to until the second business day, 18:00 in Seoul", () => {
  // A Wednesday before Hangul day, Friday 9 October 2026.
  const dueAt = cancelDueAt("2026-10-07T05:00:00.000Z");
  expect(dueAt).toBe("2026-10-12T09:00:00.000Z");
  const order = {
    status: "CONFIRMED" as const,
    cancelRequest: { by: "BUYER" as const, reason: "TOO_LATE" as const, at: dueAt, dueAt },
  };
  expect(isCancelOverdue(order, "2026-10-12T08:59:59.999Z")).toBe(false);
  expect(isCancelOverdue(order, dueAt)).toBe(true);
  expect(isCancelOverdue({ ...order, status: "CANCELLED" }, dueAt)).toBe(false);
  expect(isCancelOverdue({ status: "CONFIRMED" }, dueAt)).toBe(false);
});

describe("what time does with an order (D5-1, D5-2)", () => {
  // Placed on a Saturday before Hangul day: business days are Monday, Tuesday, Wednesday.
  const createdAt = "2026-10-03T01:00:00.000Z";
  const waiting = { status: "PENDING" as const, createdAt, quantity: 3 };
  const [reminded, lateness] = [true, "2026-10-08T09:00:00.000Z"];

  test("a waiting one gets a reminder, then is cancelled, and nothing else", () => {
    // Monday, 5 October, is a substitute holiday.
    const remind = { act: "remind", at: "2026-10-06T01:00:00.000Z" };
    const giveUp = { act: "giveUp", at: lateness };
    expect(timerOf(waiting, !reminded, createdAt)).toEqual(remind);
    expect(timerOf(waiting, reminded, createdAt)).toEqual(giveUp);
    expect(timerOf(waiting, !reminded, lateness)).toEqual(giveUp);
  });

  test("an accepted one is completed, unless a cancel request is open", () => {
    const running = { ...waiting, status: "CONFIRMED" as const, expectedShipDate: "2026-10-12" };
    const at = "2026-10-26T09:00:00.000Z";
    expect(timerOf(running, reminded, createdAt)).toEqual({ act: "complete", at });
    const asked = { ...running, cancelRequest: request("BUYER") };
    expect(timerOf(asked, reminded, createdAt)).toEqual({ act: "wait", at });
    const next = { act: "wait", at: "2026-10-27T09:00:00.000Z" };
    expect(timerOf(asked, reminded, at)).toEqual(next);
  });

  test("one of which pieces have not left waits, however long ago its day was (D39-2)", () => {
    const running = { ...waiting, status: "CONFIRMED" as const, expectedShipDate: "2026-10-12" };
    const [at, next] = ["2026-10-26T09:00:00.000Z", "2026-10-27T09:00:00.000Z"];
    const gone = { carrier: "CJ", shippedAt: createdAt, at: createdAt };
    const partly = { ...running, deliveries: [{ ...gone, quantity: 2 }] };
    expect(timerOf(partly, reminded, at)).toEqual({ act: "wait", at: next });
    const backOrder = { quantity: 1, expectedShipDate: "2026-12-01" };
    expect(timerOf({ ...running, backOrder }, reminded, at)).toEqual({ act: "wait", at: next });
    const whole = { ...partly, deliveries: [...partly.deliveries, { ...gone, quantity: 1 }] };
    expect(timerOf({ ...whole, shipment: gone }, reminded, at)).toMatchObject({ act: "complete" });
  });

  test("a final one has no timer", () => {
    for (const status of ["REJECTED", "CANCELLED", "COMPLETED"] as const)
      expect(timerOf({ ...waiting, status }, reminded, lateness)).toBeUndefined();
  });
});

test("dispatch is promised in business days of Seoul", () => {
  // A Tuesday evening in Seoul before Hangul day, Friday 9 October 2026.
  expect(expectedShipDate("2026-10-06T14:00:00.000Z", 3)).toBe("2026-10-12");
  expect(expectedShipDate("2026-10-06T15:30:00.000Z", 0)).toBe("2026-10-07");
});

test("a masked address keeps name and region only", () => {
  const shipTo = { name: "박", region: "SEOUL" as const, phone: "1", zip: "1", address: "1" };
  expect(maskedShipTo(shipTo)).toEqual({ name: "박", region: "SEOUL", masked: true });
});

test("the full address is visible from the acceptance on", () => {
  expect(isShipToOpen({})).toBe(false);
  expect(isShipToOpen({ confirmedAt: "2026-10-07T00:00:00.000Z" })).toBe(true);
});

test("only a refusal for lack of goods or because of the terms withdraws the quote", () => {
  expect(withdrawsQuote("OUT_OF_STOCK")).toBe(true);
  expect(withdrawsQuote("CANNOT_MEET_CONDITIONS")).toBe(true);
  expect(withdrawsQuote("CANNOT_MEET_DELIVERY_DATE")).toBe(false);
  expect(withdrawsQuote("INTERNAL_REASONS")).toBe(false);
  expect(withdrawsQuote("OTHER")).toBe(false);
});

describe("an item of an order (D3-9)", () => {
  const now = "2026-10-07T03:00:00.000Z";
  const offered: Quote = {
    id: "rsp_01J8Z3K4M5N6P7Q8R9S0T1V2W3",
    productEstimateId: "est_01J8Z3K4M5N6P7Q8R9S0T1V2W3#l01",
    revision: 1,
    round: 1,
    state: "ACTIVE",
    currency: "KRW",
    breaks: [
      { minQty: 10, unitPrice: "1000.5" },
      { minQty: 100, unitPrice: "900" },
    ],
    moq: 10,
    orderMultiple: 5,
    maxQty: 200,
    leadTimeDays: 3,
    condition: "NEW",
    shippingFeePayer: "SELLER_PAYS",
    vatMode: "EXCLUDED",
    validUntil: "2026-10-07",
    files: [],
    hash: "",
    via: "WEB",
    createdAt: now,
  };
  const wanted = { quantity: 15, responseId: offered.id, acceptAlternative: false };
  const waiting: OrderableLine = { open: true, currentResponse: offered, mayRepeat: false };
  const refusal = (
    line: Partial<OrderableLine>,
    more: Partial<typeof wanted> = {},
    at: string = now,
  ) => {
    try {
      priceOrder({ ...waiting, ...line }, { ...wanted, ...more }, at);
      return undefined;
    } catch (error) {
      return error instanceof Problem ? { code: error.code, params: error.params } : error;
    }
  };

  test("is priced by the step that its quantity reaches, rounded once", () => {
    expect(priceOrder(waiting, wanted, now)).toEqual({
      quote: offered,
      unitPrice: "1000.5",
      amount: 15_008,
    });
    expect(priceOrder(waiting, { ...wanted, quantity: 100 }, now)).toMatchObject({
      unitPrice: "900",
      amount: 90_000,
    });
  });

  test("reports the active order, a closed line, a changed quote and an expired one", () => {
    expect(refusal({ activeOrder: { id: "ord_1" } })).toEqual({
      code: "DUPLICATE_ORDER",
      params: { orderId: "ord_1" },
    });
    expect(refusal({ open: false })).toMatchObject({ code: "ESTIMATE_CLOSED" });
    expect(refusal({ open: false, mayRepeat: true })).toBeUndefined();
    expect(refusal({ currentResponse: undefined })).toMatchObject({ code: "QUOTE_NOT_ORDERABLE" });
    expect(refusal({}, { responseId: "rsp_2" })).toEqual({
      code: "QUOTE_CHANGED",
      params: { response: offered },
    });
    expect(refusal({}, {}, "2026-10-07T15:00:00.000Z")).toEqual({
      code: "QUOTE_EXPIRED",
      params: { validUntil: "2026-10-07" },
    });
    for (const state of ["WITHDRAWN", "SUPERSEDED"] as const)
      expect(refusal({ currentResponse: { ...offered, state } })).toEqual({
        code: "QUOTE_NOT_ORDERABLE",
        params: { state },
      });
  });

  test("with an alternative is taken only with the buyer's confirmation", () => {
    const alternative = { partNumber: "E2E-X5ME2", manufactorName: "Omron", reason: "단종" };
    const line = { currentResponse: { ...offered, alternative } as Quote };
    expect(refusal(line)).toMatchObject({ code: "ALTERNATIVE_NOT_ACCEPTED" });
    expect(refusal(line, { acceptAlternative: true })).toBeUndefined();
    expect(refusal({}, { acceptAlternative: true })).toBeUndefined();
  });

  test("with a quantity outside the terms is refused with the nearest allowed ones", () => {
    const code = "QUANTITY_NOT_ORDERABLE";
    expect(refusal({}, { quantity: 9 })).toEqual({ code, params: { nearest: [10] } });
    expect(refusal({}, { quantity: 12 })).toEqual({ code, params: { nearest: [10, 15] } });
    expect(refusal({}, { quantity: 201 })).toEqual({ code, params: { nearest: [200] } });
  });

  test("stays within the largest total of a line, for any number of pieces", () => {
    const breaks = [{ minQty: 10, unitPrice: "5000000000" }];
    const line = { currentResponse: { ...offered, breaks } as Quote };
    expect(refusal(line, { quantity: 200 })).toBeUndefined();
    const dear = { ...offered, breaks: [{ minQty: 10, unitPrice: "5000000000.00001" }] } as Quote;
    expect(refusal({ currentResponse: { ...dear, maxQty: 100_000 } }, { quantity: 205 })).toEqual({
      code: "AMOUNT_TOO_LARGE",
      params: undefined,
    });
  });
});
