import { itemLines } from "@bupum/shared/notices/notifications/notice-items";
import { expect, test } from "vitest";
import { quotedItems } from "./line-rules.ts";

const line = { partNumber: "E3Z-D62", productName: "Sensor", quantity: 1000, unit: "EA" };
const quote = {
  breaks: [{ minQty: 1, unitPrice: "1200" }],
  currency: "KRW" as const,
  vatMode: "EXCLUDED" as const,
  moq: 1,
  orderMultiple: 1,
};
const told = (change: { maxQty?: number }) =>
  itemLines(
    quotedItems([{ ...line, currentResponse: { ...quote, ...change } }]),
    "ko",
    "2026-11-28",
  ).lines;

test("the mail of a quote says for how many pieces its total is (D3-18)", () => {
  expect(told({ maxQty: 46 })).toEqual(["E3Z-D62 46 EA · 요청 1,000 EA · 55,200원 부가세 별도"]);
  expect(told({})).toEqual(["E3Z-D62 1,000 EA · 1,200,000원 부가세 별도"]);
});
