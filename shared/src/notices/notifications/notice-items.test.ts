import { expect, test } from "vitest";
import type { Language } from "../../kernel/language/languages.ts";
import { mostItems, packItems } from "./notice-items.ts";
import { noticeText } from "./notice-text.ts";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

const some = (count: number) =>
  packItems(
    Array.from({ length: count }, (_, index) => ({
      part: `${index}${"가".repeat(198)}`,
      quantity: 1,
      unit: "EA",
      amount: 120_000,
      currency: "KRW",
      seller: "나".repeat(100),
    })),
  );
const told = (items: string, words = ko, language: Language = "ko") =>
  noticeText(
    { event: "QUOTE_RECEIVED", params: { items } },
    words,
    language,
    "2026-11-23T00:00:00.000Z",
  ).items;

test("a notice of five hundred long lines fits into a row", () => {
  expect(Buffer.byteLength(some(500))).toBeLessThan(100_000);
});

test("a notice names the first sixty lines and the number of the others", () => {
  expect(told(some(mostItems))).toHaveLength(mostItems);
  expect(told(some(500))).toHaveLength(mostItems + 1);
  expect(told(some(500)).at(-1)).toBe("외 440건");
  expect(told(some(500), en, "en").at(-1)).toBe("and 440 more");
  expect(told(some(500), zh, "zh").at(-1)).toBe("及其他 440 项");
});

const total = {
  currency: "KRW",
  total: 93_500,
  vat: 8_500,
  shipping: { supply: 5_000, vat: 500 },
  isShippingOpen: false,
} as const;
const sum = (of: object, words = ko, language: Language = "ko") =>
  told(packItems([], { ...total, ...of }), words, language);

test("a notice says what the total of its lines is made of, each without VAT", () => {
  expect(sum({})).toEqual([
    "합계 93,500원 = 물품 80,000원 + 배송비 5,000원 (부가세 별도) + 부가세 8,500원",
  ]);
  expect(sum({}, en, "en")).toEqual([
    "Total 93,500 KRW = goods 80,000 KRW + shipping 5,000 KRW (excl. VAT) + VAT 8,500 KRW",
  ]);
  expect(sum({}, zh, "zh")).toEqual([
    "合计 93,500 KRW = 货品 80,000 KRW + 运费 5,000 KRW（不含税） + 税额 8,500 KRW",
  ]);
  const free = { shipping: { supply: 0, vat: 0 } };
  expect(sum(free)).toEqual(["합계 93,500원 = 물품 85,000원 + 배송비 무료 + 부가세 8,500원"]);
  expect(sum({ ...free, vat: 0 })).toEqual(["합계 93,500원 = 물품 93,500원 + 배송비 무료"]);
  const open = { ...free, isShippingOpen: true };
  expect(sum({ ...open, shippingState: "AGREED" })).toEqual([
    "합계 93,500원 = 물품 85,000원 + 배송비 협의 (합계 제외) + 부가세 8,500원",
  ]);
  // As notices from before have it.
  expect(sum(open)).toEqual([
    "합계 93,500원 = 물품 85,000원 + 배송비 미정 (합계 제외) + 부가세 8,500원",
  ]);
});

test("a substitute is named with the part that it replaces, an amount with its VAT mode", () => {
  const items = packItems([
    {
      part: "SV002iG5A-2",
      insteadOf: "FR-D720-0.2K",
      quantity: 2,
      unit: "EA",
      amount: 318_000,
      currency: "KRW",
      vatMode: "EXCLUDED",
    },
  ]);
  expect(told(items)).toEqual([
    "SV002iG5A-2 2 EA · 대체품 (대신: FR-D720-0.2K) · 318,000원 부가세 별도",
  ]);
});

test("days of dispatch stand in the reader's form, in the lines and in the sentence", () => {
  const one = { part: "MY2N", quantity: 1, unit: "EA" };
  const items = packItems([
    { ...one, shipOn: "2026-11-26" },
    { ...one, shipOn: "2027-01-04", wasOn: "2026-11-30" },
    { ...one, shipOn: "2026-11-20", isPassed: true },
  ]);
  expect(told(items)).toEqual([
    "MY2N 1 EA (11월 26일 (목))",
    "MY2N 1 EA (11월 30일 (월) → 2027년 1월 4일 (월))",
    "MY2N 1 EA (11월 20일 (금) 미출고)",
  ]);
  const body = (shipOn: string) =>
    noticeText(
      { event: "ORDER_ACCEPTED", params: { seller: "가온", part: "MY2N", shipOn, items } },
      ko,
      "ko",
      "2026-11-23T00:00:00.000Z",
    ).body;
  expect(body("2026-11-26 ~ 2026-11-30")).toContain("출고 예정일: 11월 26일 (목) ~ 11월 30일 (월)");
  expect(body("-")).toContain("출고 예정일: -");
});
