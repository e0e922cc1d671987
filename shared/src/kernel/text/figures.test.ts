import { describe, expect, test } from "vitest";
import { countIn, daysIn, mayBeGroup, priceIn } from "./figures.ts";

describe("a price as people write it", () => {
  test.each([
    ["12,000", "12000", undefined],
    ["₩12,000", "12000", "KRW"],
    ["￦12,000", "12000", "KRW"],
    ["\\12,000", "12000", "KRW"],
    ["125,000원", "125000", "KRW"],
    ["12,000 원", "12000", "KRW"],
    ["KRW 12,000", "12000", "KRW"],
    ["W12,000", "12000", "KRW"],
    ["12,000.-", "12000", undefined],
    ["1만2천", "12000", undefined],
    ["1.5만원", "15000", "KRW"],
    [" 12000 ", "12000", undefined],
    ["５５０００", "55000", undefined],
    ["12000 (VAT별도)", "12000", undefined],
    ["1,500원/EA", "1500", "KRW"],
    ["$1.25", "1.25", "USD"],
    ["12,345.67", "12345.67", undefined],
  ])("%s is a number with its currency", (text, price, currency) => {
    expect(priceIn(text)).toEqual({ price, ...(currency && { currency }) });
  });

  test.each([
    "2,5",
    "1,23",
    "0,085",
    "$0,500",
    "-12000",
    "0",
    "0.0",
    "천원 이상",
    "5,000 VAT 포함",
    "₩1 $1",
    "1.123456",
    "",
  ])("%j is none", (text) => expect(priceIn(text)).toBeUndefined());

  test("has a sign that means two or none of our currencies, and says so", () => {
    expect(priceIn("¥55,000")).toEqual({ price: "55000", currency: "YEN_OR_YUAN" });
    expect(priceIn("￥55,000")?.currency).toBe("YEN_OR_YUAN");
    expect(priceIn("JPY 55,000")?.currency).toBe("OTHER");
  });

  test("with three decimals may be one with groups", () => {
    expect(["12.000", "₩1.234.567", "12.5", "1234.567"].map(mayBeGroup)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test.each(["=1+1", "1+1", "1-2", "2*3", "2×3", "5±1", "1~2", "1/2"])(
  "%s is neither a price nor a count",
  (text) => expect([priceIn(text), countIn(text)]).toEqual([undefined, undefined]),
);

test.each([
  ["품절", 0],
  ["out of stock", 0],
  ["0,500", undefined],
  ["5개", 5],
  ["5 EA", 5],
  ["1,000개", 1000],
  ["５", 5],
  ["10.0", 10],
  ["0", 0],
  ["2,5", undefined],
  ["5롤", undefined],
  ["-3", undefined],
  ["1.5", undefined],
  ["1.000", undefined],
])("A count of pieces: %s", (text, count) => expect(countIn(text)).toBe(count));

test.each([
  ["2일", 2],
  ["2", 2],
  ["즉시", 0],
  ["당일", 0],
  ["당일 출고", 0],
  ["same day", 0],
  ["익일", 1],
  ["2~3일", 3],
  ["3 business days", 3],
  ["10일 이내", 10],
  ["1주", 5],
  ["2-3 weeks", 15],
  ["현재 협의", undefined],
  ["3~2일", undefined],
  ["한달", undefined],
])("Days until dispatch: %s", (text, days) => expect(daysIn(text)).toBe(days));

test.each([
  ["당일/2일", 2],
  ["1주/7일", 7],
  ["12/5", undefined],
  ["2/3일", undefined],
  ["당일/협의", undefined],
])("of days that say two, %j is the longer if it is no date", (text, days) => {
  expect(daysIn(text)).toBe(days);
});
