import { assert, integer, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePrices } from "../kernel/money.ts";
import { offerOrder, rollUp, stockAge } from "./rules.ts";

const rates = { USD: 1397.5, CNY: 193.12 };
const price = tuple(integer({ min: 1, max: 999_999_999 }), integer({ min: 0, max: 99_999 })).map(
  ([whole, fraction]) => `${whole}.${String(fraction).padStart(5, "0")}`,
);

const order = (text: string) => offerOrder(text, "KRW", rates);

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
    expect(offerOrder("1", "USD", rates) > offerOrder("1397", "KRW", rates)).toBe(true);
    expect(offerOrder("1", "USD", rates) < offerOrder("1398", "KRW", rates)).toBe(true);
  });

  test("puts a price without a rate behind all others", () => {
    expect(offerOrder("0.00001", "USD", {}) > offerOrder("999999999", "KRW", {})).toBe(true);
  });
});

describe("what a part shows of its offers", () => {
  const offer = {
    sellerId: "a",
    currency: "KRW",
    breaks: [{ unitPrice: "500" }],
    stock: 0,
  } as const;

  test("counts sellers once, and takes the lowest price in its own currency", () => {
    const cheap = { ...offer, currency: "USD", breaks: [{ unitPrice: "0.3" }] } as const;
    expect(rollUp([offer, cheap], rates)).toEqual({
      offerCount: 1,
      listingCount: 2,
      lowestPrice: { unitPrice: "0.3", currency: "USD" },
      inStock: false,
    });
  });

  test("says that a part is in stock when somebody counts none, and shows no price without offers", () => {
    expect(rollUp([{ ...offer, stock: null }], rates).inStock).toBe(true);
    expect(rollUp([], rates)).toEqual({ offerCount: 0, listingCount: 0, inStock: false });
  });
});

describe("the age of a count", () => {
  const at = "2026-11-21T00:00:00.000Z";
  const checked = (daysAgo: number) => ({
    stockCheckedAt: new Date(Date.parse(at) - daysAgo * 86_400_000).toISOString(),
  });

  test("is told above 30 days and is a warning above 90", () => {
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

  test("follows other limits where they are given", () => {
    expect(stockAge(checked(8), at, { old: 7, stale: 14 }).age).toBe("OLD");
  });
});
