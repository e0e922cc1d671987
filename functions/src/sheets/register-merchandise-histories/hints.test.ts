import { expect, test } from "vitest";
import { registerColumns } from "@bupum/shared/sheets/register-request-histories/columns";
import { rowMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import { en } from "@bupum/shared/sheets/register-request-histories/words/en";
import { ko } from "@bupum/shared/sheets/register-request-histories/words/ko";
import { zh } from "@bupum/shared/sheets/register-request-histories/words/zh";
import { parseRow } from "./rules.ts";

const row = { partNumber: "XBC-DR20E", manufactor: "LS일렉트릭" };
const hints = [
  ["PRICE_INVALID", "price"],
  ["PRICE_INVALID", "breakPrice2"],
  ["NUMBER_INVALID", "stock"],
  ["NUMBER_INVALID", "moq"],
  ["NUMBER_INVALID", "breakQty2"],
  ["NUMBER_INVALID", "orderMultiple"],
  ["NUMBER_INVALID", "leadTimeDays"],
  ["CONDITION_UNKNOWN", "condition"],
  ["CURRENCY_UNKNOWN", "currency"],
  ["CURRENCY_UNCLEAR", "currency"],
  ["PAYER_UNKNOWN", "shippingFeePayer"],
  ["REGION_UNKNOWN", "warehouseRegion"],
] as const;

/** Words of a sentence that are offered as what a cell may hold: behind "such as", or in a choice. */
const offers: Record<string, RegExp[]> = {
  ko: [
    /예: (.+?)\.(?: |$)/,
    /(?:상태|통화)는 (.+?) 중 하나/,
    /부담은 (.+?) 중 하나/,
    /칸에 (.+?) 중 하나/,
    /출고지는 (.+?)처럼/,
  ],
  en: [
    /such as (.+?)\.(?: |$)/,
    /is one of (.+?)\.(?: |$)/,
    /paid by (.+?)\.$/,
    /Write (.+?) as the/,
  ],
  zh: [/例如 ?(.+?)。/, /填写([^，。]+)。/],
};
const examplesIn = (hint: string, language: string) =>
  (offers[language] ?? [])
    .flatMap((offer) => offer.exec(hint)?.[1]?.split(/, | or |、|或|, or is /) ?? [])
    .map((word) => word.replace(/^or (?:is )?/, "").trim())
    .filter((word) => !/[은는의]\s|^韩国|^可?韩/.test(word));

test.each([
  ["ko", ko],
  ["en", en],
  ["zh", zh],
] as const)("each example in a hint of %s is read (D8-14)", (language, words) => {
  const refused: string[] = [];
  let count = 0;
  for (const [code, column] of hints) {
    const hint = rowMessage({ code, column, params: { least: 1, most: 9_999_999 } }, words);
    expect(hint).not.toContain("{");
    for (const example of examplesIn(hint, language)) {
      count += 1;
      const beside = { breakQty2: "10", breakPrice2: "100", price: "100" };
      const { faults } = parseRow({ ...row, ...beside, [column]: example }, "INSERT");
      if (faults.length > 0) refused.push(`${code} ${column}: ${example}`);
    }
  }
  expect(refused).toEqual([]);
  expect(count).toBeGreaterThan(30);
  expect(registerColumns).toEqual(expect.arrayContaining(hints.map(([, column]) => column)));
});
