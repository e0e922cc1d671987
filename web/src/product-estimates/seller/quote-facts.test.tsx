import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { QuoteFacts } from "./quote-facts.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const quote = {
  currency: "KRW",
  vatMode: "EXCLUDED",
  breaks: [{ minQty: 1, unitPrice: "1200" }],
  moq: 1,
  orderMultiple: 1,
  leadTimeDays: 3,
  condition: "NEW",
  shippingFeePayer: "SELLER_PAYS",
  validUntil: "2026-12-05",
  state: "ACTIVE",
} as Quote;
const shown = async (change: Partial<Quote>) => {
  const line = productOf<Line>({ quantity: 1000, unit: "EA" });
  await show(<QuoteFacts quote={{ ...quote, ...change }} line={line} />);
  return screen.getByText(/합계/).textContent;
};

test("a quote's total is for the pieces that can be had, and says so (D3-18)", async () => {
  expect(await shown({ maxQty: 46 })).toMatch(/^46EA 합계 \(요청 1,000EA\) .*55,200/);
});

test("a folded quote says its total and lead time, and the rest once it is opened", async () => {
  const line = productOf<Line>({ quantity: 1000, unit: "EA" });
  await show(<QuoteFacts quote={{ ...quote, memo: "부품 포장" }} line={line} folded />);
  const fold = screen.getByRole("group");
  expect(fold.querySelector("summary")?.textContent).toMatch(
    /^1,000EA 합계 .*1,200,000.*영업일 3일$/,
  );
  expect(screen.getByText("부품 포장").closest("summary")).toBeNull();
});

test("a folded quote says the fee that it names", async () => {
  const line = productOf<Line>({ quantity: 1000, unit: "EA" });
  const named = { ...quote, shippingFeePayer: "BUYER_PAYS", shippingFee: 3_333 } as const;
  await show(<QuoteFacts quote={named} line={line} folded />);
  const summary = screen.getByRole("group").querySelector("summary");
  expect(summary?.textContent).toMatch(/· 배송비 3,333원 \(부가세 별도\) · 영업일 3일$/);
  expect(screen.getAllByText(/배송비/)).toHaveLength(1);
});

test("a folded substitute says which part it is", async () => {
  const line = productOf<Line>({ quantity: 2, unit: "EA" });
  const alternative = { partNumber: "PZ-G51", manufactorName: "키엔스", reason: "동급", files: [] };
  await show(<QuoteFacts quote={{ ...quote, alternative }} line={line} folded />);
  const fold = screen.getByRole("group");
  expect(fold.querySelector("summary")?.textContent).toMatch(/^대체품 PZ-G51 · 2EA 합계/);
});

test("a folded quote that has expired says so", async () => {
  const line = productOf<Line>({ quantity: 1000, unit: "EA" });
  await show(<QuoteFacts quote={{ ...quote, state: "EXPIRED" }} line={line} folded />);
  const fold = screen.getByRole("group");
  expect(fold.querySelector("summary")?.textContent).toContain("유효기간 지남");
  expect(screen.getAllByText(/유효기간 지남/)).toHaveLength(1);
});

test("a quote for the requested quantity says that quantity alone", async () => {
  expect(await shown({})).toMatch(/^1,000EA 합계 [^(]*1,200,000/);
});
