import { expect, test } from "vitest";
import { wonOf, wonOfAll } from "./spending.ts";

test("a line takes its supply value, however its price states VAT (D43-3)", () => {
  const line = { amount: 110_000, currency: "KRW" } as const;
  const won = { rateToKrw: 1 };
  expect(wonOf({ ...line, vatMode: "EXCLUDED" }, won)).toBe(110_000);
  expect(wonOf({ ...line, vatMode: "INCLUDED" }, won)).toBe(100_000);
  expect(wonOf({ ...line, vatMode: "ZERO_RATED" }, won)).toBe(110_000);
});

test("a line in dollars takes whole won by the rate of its order, and none without one (D43-3)", () => {
  const line = { amount: 10_001, currency: "USD", vatMode: "ZERO_RATED" } as const;
  expect(wonOf(line, { rateToKrw: 1_400.25 })).toBe(140_039);
  expect(wonOfAll([line, line], { rateToKrw: 1_400.25 })).toBe(280_078);
  expect(wonOf(line, { rateToKrw: 0 })).toBe(0);
});
