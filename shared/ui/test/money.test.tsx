import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  approximate,
  Money,
  moneyText,
  priceText,
  RatesContext,
  UnitPrice,
} from "../src/display/money.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const rates = { currency: "USD", toKrw: { USD: 1400, CNY: 200 }, asOf: "2026-11-20" } as const;

test("minor units are written out in each currency and language", () => {
  expect(moneyText({ amount: 1_234_500, currency: "KRW" }, "ko")).toBe("1,234,500원");
  expect(moneyText({ amount: 1_234_500, currency: "KRW" }, "en")).toBe("₩1,234,500");
  expect(moneyText({ amount: 1999, currency: "USD" }, "ko")).toBe("$19.99");
  expect(moneyText({ amount: 5, currency: "CNY" }, "zh")).toBe("¥0.05");
  expect(moneyText({ amount: -100_000, currency: "USD" }, "en")).toBe("−$1,000.00");
});

test("a unit price keeps every decimal, and has at least its currency's", () => {
  expect(priceText("0.03750", "USD", "en")).toBe("$0.03750");
  expect(priceText("1234567", "KRW", "ko")).toBe("1,234,567원");
  expect(priceText("12.5", "USD", "en")).toBe("$12.50");
  expect(priceText("3.5", "KRW", "ko")).toBe("3.5원");
});

test("an approximate amount is converted through won, and absent without a rate", () => {
  expect(approximate({ major: 140_000, currency: "KRW" }, rates)).toEqual({
    amount: 10_000,
    currency: "USD",
  });
  expect(approximate({ major: 7, currency: "CNY" }, rates)).toEqual({
    amount: 100,
    currency: "USD",
  });
  expect(approximate({ major: 1, currency: "USD" }, rates)).toBeUndefined();
  expect(approximate({ major: 100, currency: "KRW" }, undefined)).toBeUndefined();
});

test("a unit price below one won is converted exactly, and rounded once", () => {
  // 62.5 won are 4.46 cents; 63 won would be 4.5 and so 5.
  expect(approximate({ major: 62.5, currency: "KRW" }, rates)?.amount).toBe(4);
  show(
    <RatesContext value={rates}>
      <UnitPrice of="62.5" currency="KRW" approx />
    </RatesContext>,
  );
  expect(screen.getByText("약 $0.04 (2026-11-20 환율)")).toBeTruthy();
});

test("a price states its VAT, and a conversion states that it is approximate and the day of the rate", () => {
  show(
    <RatesContext value={rates}>
      <Money of={{ amount: 14_000, currency: "KRW" }} vat="EXCLUDED" approx />
      <UnitPrice of="2800" currency="KRW" vat="INCLUDED" />
    </RatesContext>,
  );
  expect(screen.getByText("14,000원")).toBeTruthy();
  expect(screen.getByText("부가세 별도")).toBeTruthy();
  expect(screen.getByText("약 $10.00 (2026-11-20 환율)")).toBeTruthy();
  expect(screen.getByText("부가세 포함")).toBeTruthy();
});
