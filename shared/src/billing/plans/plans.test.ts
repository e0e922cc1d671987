import { expect, test } from "vitest";
import { monthsOf, type PriceTable, priceAt, prices } from "./plans.ts";

const table: PriceTable = {
  ...prices,
  MONTHLY: [
    { from: "2026-01-01T00:00:00.000Z", amount: 42_900 },
    { from: "2027-01-01T00:00:00.000Z", amount: 49_900 },
    { from: "2028-01-01T00:00:00.000Z", amount: 39_900 },
  ],
};

test("a period costs what holds when it begins, from the first millisecond of a price on (D13-9)", () => {
  const at = (moment: string) => priceAt("MONTHLY", moment, table);
  expect(at("2026-12-31T23:59:59.999Z")).toBe(42_900);
  expect(at("2027-01-01T00:00:00.000Z")).toBe(49_900);
  expect(at("2027-12-31T23:59:59.999Z")).toBe(49_900);
  expect(at("2028-01-01T00:00:00.000Z")).toBe(39_900);
  expect(priceAt("YEARLY", "2028-01-01T00:00:00.000Z", table)).toBe(429_000);
});

test("what began before the first price costs the first price (D13-9)", () => {
  expect(priceAt("MONTHLY", "2025-12-31T23:59:59.999Z", table)).toBe(42_900);
});

test("a month, a quarter and a year cost what the market was given (D13-3)", () => {
  const now = "2026-06-01T00:00:00.000Z";
  const costs = (["MONTHLY", "QUARTERLY", "YEARLY"] as const).map((type) => [
    monthsOf[type],
    priceAt(type, now),
  ]);
  expect(costs).toEqual([
    [1, 42_900],
    [3, 122_100],
    [12, 429_000],
  ]);
});
