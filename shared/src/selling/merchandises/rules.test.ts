import {
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  tuple,
  uniqueArray,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePrices } from "../../kernel/money/money.ts";
import { countedBeforeOld, isCountOld, priceOrder, rollUp, stockAge } from "./rules.ts";

const rates = { USD: 1397.5, CNY: 193.12 };
const price = tuple(integer({ min: 1, max: 999_999_999 }), integer({ min: 0, max: 99_999 })).map(
  ([whole, fraction]) => `${whole}.${String(fraction).padStart(5, "0")}`,
);

const order = (text: string) => priceOrder(text, "KRW", rates);

describe("the order of offers", () => {
  test("is the order of prices within a currency", () => {
    assert(
      property(price, price, (left, right) => {
        const sign = order(left) < order(right) ? -1 : order(left) > order(right) ? 1 : 0;
        expect(sign).toBe(Math.sign(comparePrices(left, right)));
        expect(order(left)).toHaveLength(20);
      }),
    );
  });

  test("compares currencies in won", () => {
    expect(priceOrder("1", "USD", rates) > priceOrder("1397", "KRW", rates)).toBe(true);
    expect(priceOrder("1", "USD", rates) < priceOrder("1398", "KRW", rates)).toBe(true);
  });

  test("puts a price without a rate last", () => {
    expect(priceOrder("0.00001", "USD", {}) > priceOrder("999999999", "KRW", {})).toBe(true);
  });
});

describe("what a part shows of its offers", () => {
  type Offer = Parameters<typeof rollUp>[0][number];
  const offer: Offer = {
    id: "mch_1",
    sellerId: "a",
    currency: "KRW",
    breaks: [{ unitPrice: "500" }],
    moq: 1,
    stock: 0,
    leadTimeDays: 3,
    condition: "NEW",
    warehouseRegion: "SEOUL",
  };
  const best = (...offers: Offer[]) => rollUp(offers, rates).bestOffer;

  test("counts sellers once, and compares prices in won without converting the shown ones", () => {
    const cheap: Offer = { ...offer, currency: "USD", breaks: [{ unitPrice: "0.3" }] };
    expect(rollUp([offer, cheap], rates)).toEqual({
      offerCount: 1,
      listingCount: 2,
      bestOffer: {
        unitPrice: "0.3",
        currency: "USD",
        moq: 1,
        stock: 0,
        leadTimeDays: 3,
        condition: "NEW",
      },
      inStock: false,
      conditions: ["NEW"],
      regions: ["SEOUL"],
    });
    const none = { offerCount: 0, listingCount: 0, inStock: false, conditions: [], regions: [] };
    expect(rollUp([], rates)).toEqual(none);
  });

  test("is the cheapest that ships from stock, even if one without stock is cheaper", () => {
    const ready: Offer = { ...offer, breaks: [{ unitPrice: "700" }], stock: 7, leadTimeDays: 9 };
    expect(best(offer, ready)).toMatchObject({ unitPrice: "700", stock: 7, leadTimeDays: 9 });
    expect(rollUp([offer, ready], rates).inStock).toBe(true);
  });

  test("counts as in stock only if the stock suffices for the smallest order, or is not counted", () => {
    const few: Offer = { ...offer, stock: 9, moq: 10 };
    expect(rollUp([few], rates)).toMatchObject({
      inStock: false,
      bestOffer: { stock: 9, moq: 10 },
    });
    expect(rollUp([{ ...few, stock: 10 }], rates).inStock).toBe(true);
    expect(rollUp([{ ...few, stock: null }], rates)).toMatchObject({
      inStock: true,
      bestOffer: { stock: null },
    });
    const dear: Offer = { ...offer, breaks: [{ unitPrice: "501" }], stock: 1 };
    expect(best(few, dear)).toMatchObject({ unitPrice: "501" });
  });

  test("prefers the shorter lead time at one price, then the id", () => {
    const quick: Offer = { ...offer, id: "mch_2", leadTimeDays: 2, condition: "USED" };
    const slow: Offer = { ...offer, id: "mch_0", leadTimeDays: 10 };
    expect(best(slow, offer, quick)).toMatchObject({ leadTimeDays: 2, condition: "USED" });
    expect(best(offer, { ...offer, id: "mch_0", moq: 5 })).toMatchObject({ moq: 5 });
  });

  test("is one offer in any order of the offers, and all its figures are of that offer", () => {
    const some = record({
      id: integer({ min: 10, max: 99 }).map((n) => `mch_${n}`),
      sellerId: constantFrom("a", "b", "c"),
      currency: constantFrom("KRW", "USD", "CNY" as const),
      breaks: price.map((unitPrice) => [{ unitPrice }]),
      moq: integer({ min: 1, max: 20 }),
      stock: option(integer({ min: 0, max: 10 })),
      leadTimeDays: integer({ min: 0, max: 365 }),
      condition: constantFrom("NEW", "USED" as const),
      warehouseRegion: constantFrom("SEOUL", "BUSAN" as const),
    });
    const offers = uniqueArray(some, { selector: ({ id }) => id, minLength: 1 });
    assert(
      property(offers, (all) => {
        const { bestOffer, inStock } = rollUp(all, rates);
        expect(rollUp(all.toReversed(), rates).bestOffer).toEqual(bestOffer);
        expect(
          all.map(({ id: _id, sellerId: _seller, warehouseRegion: _region, breaks, ...rest }) => ({
            ...rest,
            unitPrice: breaks[0]!.unitPrice,
          })),
        ).toContainEqual(bestOffer);
        expect(inStock).toBe(all.some(({ stock, moq }) => stock === null || stock >= moq));
      }),
    );
  });

  test.each([
    [0, 0],
    [10, 10],
    [11, 10],
    [19, 10],
    [20, 20],
    [49, 20],
    [50, 50],
    [99, 50],
    [100, 100],
    [1_999, 1_000],
    [2_000, 2_000],
    [9_999_999, 5_000_000],
  ])("says of %i pieces that there are at least %i", (stock, step) => {
    expect(best({ ...offer, stock })).toMatchObject({ stock: step });
  });
});

describe("the age of a count", () => {
  const at = "2026-11-21T00:00:00.000Z";
  const checked = (daysAgo: number) => ({
    stockCheckedAt: new Date(Date.parse(at) - daysAgo * 86_400_000).toISOString(),
  });

  test("is shown above 30 days and a warning above 90", () => {
    const ages = [-2, 0, 30, 31, 90, 91].map((days) => stockAge(checked(days), at));
    expect(ages).toEqual([
      { days: 0, age: "FRESH" },
      { days: 0, age: "FRESH" },
      { days: 30, age: "FRESH" },
      { days: 31, age: "OLD" },
      { days: 90, age: "OLD" },
      { days: 91, age: "STALE" },
    ]);
  });

  test("of a list of old counts ends where a count is old (D38-5)", () => {
    const before = countedBeforeOld(at);
    for (const days of [30, 31, 32]) {
      const listing = { stock: 1, ...checked(days) };
      expect(listing.stockCheckedAt <= before).toBe(isCountOld(listing, at));
    }
  });

  test("follows other limits if they are given", () => {
    expect(stockAge(checked(8), at, { old: 7, stale: 14 }).age).toBe("OLD");
  });
});
