import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askedLine, estimateId } from "../../../../test/asked-line.ts";
import { productOf } from "../../../../test/product-label.ts";
import { network, show, tidy } from "../../../../test/world.tsx";
import { QuoteFormView } from "./quote-form-view.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const listing: EstimateLine["listing"] = {
  condition: "NEW",
  currency: "KRW",
  breaks: [{ minQty: 1, unitPrice: "12000" }],
  stock: 3,
  orderMultiple: 1,
  leadTimeDays: 2,
  unit: "EA",
};
async function drawn(...lines: EstimateLine[]) {
  const net = network({});
  const estimate = productOf<Estimate>({ id: estimateId, open: true, lineCount: lines.length });
  await show(<QuoteFormView estimate={estimate} lines={lines} />);
  return net;
}
const fold = (number: number) => screen.getByRole("button", { name: `E3Z-D6${number} 자세히` });
const row = (number: number) => fold(number).closest("li")!;
const isOpen = (number: number) => fold(number).getAttribute("aria-expanded") === "true";

test("four lines fold, each opens with a press; three stand open", async () => {
  await drawn(askedLine(1), askedLine(2), askedLine(3), askedLine(4));
  expect([1, 2, 3, 4].map(isOpen)).toEqual([false, false, false, false]);
  fireEvent.click(fold(2));
  expect([1, 2, 3, 4].map(isOpen)).toEqual([false, true, false, false]);
  expect(row(1).dataset["folded"]).toBe("true");
  expect(row(2).dataset["folded"]).toBeUndefined();
  tidy();
  browserObjects();
  await drawn(askedLine(1), askedLine(2), askedLine(3));
  expect(screen.queryByRole("button", { name: /자세히$/ })).toBeNull();
});

test("a row says what decides about its line", async () => {
  const quote = { breaks: [{ minQty: 1, unitPrice: "11000" }], currency: "KRW", files: [] };
  await drawn(
    askedLine(1, { listing }),
    askedLine(2, { isLate: true, memo: "급합니다" }),
    askedLine(3, {
      replyType: "REPLIED",
      currentResponse: { ...quote, leadTimeDays: 4, state: "EXPIRED", validUntil: "2026-01-01" },
    }),
    askedLine(4, { replyType: "REJECTED", rejectReason: "OUT_OF_STOCK" }),
  );
  expect(row(1).textContent).toMatch(/재고 3개.*10 ?EA.*12,000원 · 영업일 2일.*답변 대기/);
  expect(row(2).textContent).toContain("마감 지남 · 메모");
  expect(row(3).textContent).toMatch(/유효기간 지남.*11,000원 · 영업일 4일/);
  expect(row(4).querySelector('[data-state="REJECTED"]')).toBeTruthy();
});

test("the price of a row is the one that is typed", async () => {
  await drawn(askedLine(1, { listing }), askedLine(2), askedLine(3), askedLine(4));
  const prices = screen.getAllByLabelText<HTMLInputElement>("단가");
  fireEvent.change(prices[0]!, { target: { value: "9900" } });
  fireEvent.change(prices[1]!, { target: { value: "500" } });
  await waitFor(() => expect(row(2).textContent).toContain("500원"));
  expect(row(1).textContent).toContain("9,900원");
});

test("a folded line with a refused field opens, and the field has the focus", async () => {
  const { sentTo } = await drawn(askedLine(1), askedLine(2), askedLine(3), askedLine(4));
  fireEvent.change(screen.getAllByLabelText("단가")[2]!, { target: { value: "500" } });
  fireEvent.click(screen.getByRole("button", { name: "견적 제출" }));
  await waitFor(() => expect(isOpen(3)).toBe(true));
  expect([1, 2, 4].map(isOpen)).toEqual([false, false, false]);
  expect(document.activeElement).toBe(screen.getAllByLabelText("납기 (영업일)")[2]);
  expect(sentTo("/product-estimate-responses")).toEqual([]);
});
