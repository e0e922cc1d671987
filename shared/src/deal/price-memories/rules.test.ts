import { expect, test } from "vitest";
import { moveText, type PieceOf, priceMove } from "./rules.ts";

const won = (unitPrice: string, more: Partial<PieceOf> = {}): PieceOf => ({
  unitPrice,
  currency: "KRW",
  vatMode: "EXCLUDED",
  ...more,
});
const rates = { USD: 1_400, CNY: 200 };

test("today's price is compared without VAT, whatever each of them contains (D32-4)", () => {
  expect(priceMove(won("970"), won("1000"), {})).toEqual({
    percent: -3,
    sign: -1,
    isApproximate: false,
  });
  expect(priceMove(won("1100", { vatMode: "INCLUDED" }), won("1000"), {})).toMatchObject({
    percent: 0,
    sign: 0,
  });
  expect(priceMove(won("1000"), won("1100", { vatMode: "INCLUDED" }), {})?.sign).toBe(0);
  expect(priceMove(won("1000"), won("1000", { vatMode: "ZERO_RATED" }), {})?.sign).toBe(0);
  expect(priceMove(won("0.00002"), won("0.00001"), {})?.percent).toBe(100);
  expect(priceMove(won("10004"), won("10000"), {})?.percent).toBe(0);
  expect(priceMove(won("10006"), won("10000"), {})?.percent).toBe(0.1);
});

test("prices in two currencies are compared at the day's rates, and said to be approximate (D32-4)", () => {
  const dollars = won("1", { currency: "USD" });
  expect(priceMove(dollars, won("1000"), rates)).toEqual({
    percent: 40,
    sign: 1,
    isApproximate: true,
  });
  expect(priceMove(won("1400"), dollars, rates)).toMatchObject({ sign: 0, isApproximate: true });
  expect(priceMove(won("7", { currency: "CNY" }), dollars, rates)?.sign).toBe(0);
  expect(priceMove(dollars, won("1000"), {})).toBeUndefined();
  expect(priceMove(won("1000"), dollars, {})).toBeUndefined();
  // A rate is not needed in one currency.
  expect(priceMove(dollars, dollars, {})?.isApproximate).toBe(false);
});

test("a move is said with its sign, and whether it is approximate", () => {
  expect(moveText({ percent: -3, sign: -1, isApproximate: false })).toBe("−3%");
  expect(moveText({ percent: 12.5, sign: 1, isApproximate: true })).toBe("≈ +12.5%");
  expect(moveText({ percent: 0, sign: 0, isApproximate: false })).toBe("±0%");
});
