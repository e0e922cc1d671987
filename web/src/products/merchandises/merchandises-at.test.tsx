import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { describe, expect, test } from "vitest";
import { bestAt, daysSince, merchandisesAt, sorted, type Sort } from "./merchandises-at.ts";

const offer = (id: string, terms: Partial<Merchandise>) => ({
  // Only the fields that pricing reads.
  seller: { id } as never,
  merchandise: {
    id,
    currency: "KRW",
    breaks: [{ minQty: 1, unitPrice: "1000" }],
    moq: 1,
    orderMultiple: 1,
    stock: 10,
    leadTimeDays: 3,
    ...terms,
  } as Merchandise,
});
const steps = offer("steps", {
  breaks: [
    { minQty: 10, unitPrice: "900" },
    { minQty: 100, unitPrice: "700.5" },
  ],
  moq: 10,
  orderMultiple: 10,
});
const names = (by: Sort, wanted: number, offers: ReturnType<typeof offer>[], rates = {}) =>
  sorted(merchandisesAt(offers, wanted, rates), by, wanted).map(
    ({ merchandise }) => merchandise.id,
  );

describe("an offer at my quantity", () => {
  test("has the price of the step that the quantity reaches, and the exact total", () => {
    expect(merchandisesAt([steps], 100)).toMatchObject([
      { nearest: [100], quantity: 100, unitPrice: "700.5", amount: 70_050 },
    ]);
  });
  test("below the minimum is priced at the minimum, which is named", () => {
    expect(merchandisesAt([steps], 3)).toMatchObject([
      { nearest: [10], quantity: 10, amount: 9_000 },
    ]);
  });
  test("between two multiples names both, and is priced at the larger one", () => {
    expect(merchandisesAt([steps], 95)).toMatchObject([
      { nearest: [90, 100], quantity: 100, unitPrice: "700.5" },
    ]);
  });
  test("says if the stock is smaller; an uncounted stock is never short", () => {
    const offers = [offer("few", { stock: 3 }), offer("uncounted", { stock: null })];
    expect(merchandisesAt(offers, 4).map(({ isShort }) => isShort)).toEqual([true, false]);
  });
  test("with a total beyond the exact range has no total", () => {
    const [found] = merchandisesAt(
      [offer("dear", { breaks: [{ minQty: 1, unitPrice: "9999999999" }] })],
      9_999_999,
    );
    expect(found).not.toHaveProperty("amount");
  });
});

describe("offers in order", () => {
  test("by price change their order with the quantity", () => {
    const flat = offer("flat", { breaks: [{ minQty: 1, unitPrice: "800" }] });
    expect(names("price", 1, [steps, flat])).toEqual(["flat", "steps"]);
    expect(names("price", 100, [steps, flat])).toEqual(["steps", "flat"]);
  });
  test("by price compare currencies at their rates; offers without a rate come last", () => {
    const dollars = offer("dollars", {
      currency: "USD",
      breaks: [{ minQty: 1, unitPrice: "0.5" }],
    });
    const yuan = offer("yuan", { currency: "CNY", breaks: [{ minQty: 1, unitPrice: "1" }] });
    const offers = [yuan, offer("won", {}), dollars];
    expect(names("price", 1, offers, { USD: 1400 })).toEqual(["dollars", "won", "yuan"]);
  });
  test("are sorted by lead time and by stock", () => {
    const offers = [
      offer("slow", { leadTimeDays: 9, stock: 500 }),
      offer("soon", { leadTimeDays: 0, stock: 2 }),
      offer("uncounted", { leadTimeDays: 5, stock: null }),
    ];
    expect(names("lead", 1, offers)).toEqual(["soon", "uncounted", "slow"]);
    expect(names("stock", 5, offers)).toEqual(["slow", "uncounted", "soon"]);
  });
});

describe("the offer that is named first (D21-7)", () => {
  const best = (wanted: number, offers: ReturnType<typeof offer>[]) =>
    bestAt(merchandisesAt(offers, wanted), wanted)?.merchandise.id;
  const cheap = offer("cheap", { breaks: [{ minQty: 1, unitPrice: "500" }], stock: 5 });
  const uncounted = offer("uncounted", { stock: null });
  test("is the cheapest with enough in stock at the quantity", () => {
    expect(best(5, [uncounted, cheap])).toBe("cheap");
    expect(best(6, [cheap, uncounted])).toBe("uncounted");
  });
  test("is the cheapest where nobody has enough, and absent without offers", () => {
    expect(best(50, [offer("few", {}), cheap])).toBe("cheap");
    expect(best(1, [])).toBeUndefined();
  });
  test("needs the stock of the quantity that it is priced at", () => {
    const few = offer("few", { breaks: [{ minQty: 10, unitPrice: "1" }], moq: 10, stock: 9 });
    expect(best(1, [few, offer("dear", { breaks: [{ minQty: 1, unitPrice: "9000" }] })])).toBe(
      "dear",
    );
  });
});

test("have ages in whole days, never negative", () => {
  const now = Date.parse("2026-11-21T12:00:00.000Z");
  expect(daysSince("2026-11-20T13:00:00.000Z", now)).toBe(0);
  expect(daysSince("2026-11-14T12:00:00.000Z", now)).toBe(7);
  expect(daysSince("2026-11-22T12:00:00.000Z", now)).toBe(0);
});
