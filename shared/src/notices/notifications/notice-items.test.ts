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
  noticeText({ event: "QUOTE_RECEIVED", params: { items } }, words, language).items;

test("a notice of five hundred long lines is no row that a table refuses", () => {
  expect(Buffer.byteLength(some(500))).toBeLessThan(100_000);
});

test("a notice names the first sixty lines and says how many more there are", () => {
  expect(told(some(mostItems))).toHaveLength(mostItems);
  expect(told(some(500))).toHaveLength(mostItems + 1);
  expect(told(some(500)).at(-1)).toBe("외 440건");
  expect(told(some(500), en, "en").at(-1)).toBe("and 440 more");
  expect(told(some(500), zh, "zh").at(-1)).toBe("及其他 440 项");
});
