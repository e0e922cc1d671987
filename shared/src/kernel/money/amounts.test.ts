import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  amountAt,
  comparePrices,
  converted,
  type Currency,
  lineAmount,
  priceAt,
  toMajor,
  toMinor,
  toScaled,
  wonRate,
} from "./amounts.ts";

const decimal = (hundredThousandths: number) =>
  `${Math.floor(hundredThousandths / 100_000)}.${String(hundredThousandths % 100_000).padStart(5, "0")}`;
const scaledPrice = fc.integer({ min: 1, max: 999_999_999 });

describe("a line's total", () => {
  test.each<[string, number, Currency, number]>([
    ["1", 1, "KRW", 1],
    ["0.4", 1, "KRW", 0],
    ["0.49999", 1, "KRW", 0],
    ["0.5", 1, "KRW", 1],
    ["1.5", 1, "KRW", 2],
    ["2.5", 1, "KRW", 3],
    ["0.00001", 49_999, "KRW", 0],
    ["0.00001", 50_000, "KRW", 1],
    ["12500", 40, "KRW", 500_000],
    ["0.004", 1, "USD", 0],
    ["0.005", 1, "USD", 1],
    ["1.995", 1, "USD", 200],
    ["1.994", 1, "USD", 199],
    ["3", 7, "CNY", 2_100],
    ["0.335", 3, "CNY", 101],
  ])("of %s times %i in %s is %i", (price, quantity, currency, amount) => {
    expect(lineAmount(price, quantity, currency)).toBe(amount);
  });

  test("differs from the exact product by at most half a minor unit, rounded up at the half", () => {
    fc.assert(
      fc.property(
        scaledPrice,
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom("KRW" as const, "USD" as const, "CNY" as const),
        (price, quantity, currency) => {
          const exact = BigInt(price) * BigInt(quantity) * (currency === "KRW" ? 1n : 100n);
          const off = BigInt(lineAmount(decimal(price), quantity, currency)) * 100_000n - exact;
          expect(off <= 50_000n && off > -50_000n).toBe(true);
        },
      ),
    );
  });

  test("above the exact range is refused; the largest exact one is not", () => {
    expect(lineAmount("9007199254.74099", 1_000_000, "KRW")).toBe(9_007_199_254_740_990);
    expect(lineAmount("9007199254740991", 1, "KRW")).toBe(Number.MAX_SAFE_INTEGER);
    const large = "9007199254740992";
    expect(() => lineAmount(large, 1, "KRW")).toThrow(new RangeError("Amount too large."));
    expect(amountAt([{ minQty: 1, unitPrice: large }], 1, "KRW")).toBeUndefined();
    // What is no price is a fault of ours, and no line that comes to too much.
    expect(() => amountAt([{ minQty: 1, unitPrice: "x" }], 1, "KRW")).toThrow(SyntaxError);
  });
});

test("a unit price is read to the hundred-thousandth", () => {
  expect(toScaled("0.00001")).toBe(1n);
  expect(toScaled("12")).toBe(1_200_000n);
  expect(toScaled("12.3")).toBe(1_230_000n);
  expect(toScaled("999999999.99999")).toBe(99_999_999_999_999n);
});

test("unit prices are compared as numbers, in any notation", () => {
  expect(comparePrices("9", "10")).toBeLessThan(0);
  expect(comparePrices("10", "9.99999")).toBeGreaterThan(0);
  expect(comparePrices("1.5", "1.50000")).toBe(0);
  fc.assert(
    fc.property(scaledPrice, scaledPrice, (left, right) => {
      expect(comparePrices(decimal(left), decimal(right))).toBe(Math.sign(left - right));
    }),
  );
});

test("the price at a quantity is the one of the highest step that it reaches", () => {
  const breaks = [
    { minQty: 5, unitPrice: "10" },
    { minQty: 10, unitPrice: "9" },
    { minQty: 100, unitPrice: "8" },
  ];
  expect(priceAt(breaks, 4)).toBeUndefined();
  expect(priceAt(breaks, 5)).toBe("10");
  expect(priceAt(breaks, 9)).toBe("10");
  expect(priceAt(breaks, 10)).toBe("9");
  expect(priceAt(breaks, 9_999_999)).toBe("8");
  expect(priceAt([], 1)).toBeUndefined();
});

describe("minor units", () => {
  test.each<[number, Currency, number]>([
    [3_000, "KRW", 3_000],
    [12.5, "USD", 1_250],
    [0.015, "CNY", 2],
    [1.4, "KRW", 1],
  ])("of %d in %s are %i", (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
  });

  test("converted to major ones and back are unchanged, in every currency", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        fc.constantFrom("KRW" as const, "USD" as const, "CNY" as const),
        (minor, currency) => {
          expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });
});

test("a won is worth a won, with any rates", () => {
  expect(wonRate("KRW", {})).toBe(1);
  expect(wonRate("USD", { USD: 1_400 })).toBe(1_400);
  expect(wonRate("CNY", { USD: 1_400 })).toBeUndefined();
});

test("an amount in another currency is its value in won at the other one's rate", () => {
  const rates = { USD: 1_400, CNY: 200 };
  expect(converted(10, ["USD", "KRW"], rates)).toBe(14_000);
  expect(converted(14_000, ["KRW", "USD"], rates)).toBe(1_000);
  expect(converted(1, ["USD", "CNY"], rates)).toBe(700);
  expect(converted(100, ["KRW", "USD"], rates)).toBe(7);
  expect(converted(110, ["KRW", "USD"], rates)).toBe(8);
  expect(converted(1, ["USD", "CNY"], { USD: 1_400 })).toBeUndefined();
});

test.each([
  ["KRW", 1_000_000_000_000],
  ["USD", 100_000_000_000],
  ["CNY", 500_000_000_000],
] as const)("a line in %s may be at most %i minor units (D0-5)", (currency, most) => {
  const breaks = [{ minQty: 2, unitPrice: "0.00001" }];
  const minor = currency === "KRW" ? 1 : 100;
  const price = (amount: number) => [{ minQty: 2, unitPrice: `${amount / minor / 2_000}` }];
  expect(amountAt(price(most), 2_000, currency)?.amount).toBe(most);
  expect(amountAt(price(most + minor * 2_000), 2_000, currency)).toBeUndefined();
  expect(amountAt(breaks, 1, currency)).toBeUndefined();
});
