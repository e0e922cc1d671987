import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askedLine, estimateId } from "../../../../test/asked-line.ts";
import { productOf } from "../../../../test/product-label.ts";
import { network, show, tidy } from "../../../../test/world.tsx";
import { QuoteFormView } from "./quote-form-view.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.useRealTimers();
});

const listing: EstimateLine["listing"] = {
  condition: "NEW",
  currency: "KRW",
  breaks: [
    { minQty: 5, unitPrice: "12000" },
    { minQty: 50, unitPrice: "11160.5" },
  ],
  stock: null,
  orderMultiple: 5,
  leadTimeDays: 2,
  unit: "EA",
};
const estimate = productOf<Estimate>({ id: estimateId, open: true, lineCount: 1 });
async function drawn(line: EstimateLine) {
  network({});
  await show(<QuoteFormView estimate={estimate} lines={[line]} />);
}
const prices = () => screen.getAllByLabelText<HTMLInputElement>("단가");
const sums = () =>
  [...document.querySelectorAll("output strong")].map(({ textContent }) => textContent);

test("a line shows the price that counts for its quantity, and the others in words", async () => {
  await drawn(askedLine(1, { listing, quantity: 60 }));
  const row = prices()[0]!.closest("details") ? undefined : prices()[0]!;
  expect(row?.value).toBe("11,160.5");
  expect(screen.getByLabelText<HTMLInputElement>("수량 (이상)").value).toBe("50");
  const summary = screen.getByText(/조건·대체품·메모·첨부/);
  expect(summary.textContent).toBe("5개부터 12,000원 · 조건·대체품·메모·첨부");
  fireEvent.change(prices()[1]!, { target: { value: "13000" } });
  await waitFor(() => expect(summary.textContent).toContain("5개부터 13,000원"));
  // Its field stays while its quantity is typed, and what the line comes to follows.
  fireEvent.change(screen.getByLabelText("수량 (이상)"), { target: { value: "80" } });
  expect(prices()[0]!.value).toBe("11,160.5");
  expect(sums()).toEqual(["780,000원부가세 별도"]);
});

test("the price in the line stays the same step while another one is dropped", async () => {
  const breaks = [1, 5, 20, 50].map((minQty) => ({ minQty, unitPrice: String(1_000 - minQty) }));
  await drawn(askedLine(1, { listing: { ...listing, breaks }, quantity: 30 }));
  expect(prices().map(({ value }) => value)).toEqual(["980", "999", "995", "950"]);
  fireEvent.click(screen.getAllByRole("button", { name: "이 단가 삭제", hidden: true })[0]!);
  await waitFor(() => expect(prices()).toHaveLength(3));
  expect(prices().map(({ value }) => value)).toEqual(["980", "999", "950"]);
});

test("fewer pieces in stock have the price of so many, and all of them theirs again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T03:00:00Z") });
  const short = { ...listing, orderMultiple: 1, stock: 12 };
  await drawn(askedLine(1, { listing: short, quantity: 60 }));
  expect([prices()[0]!.value, ...sums()]).toEqual(["12,000", "144,000원부가세 별도"]);
  fireEvent.change(screen.getByLabelText("60개 모두 출고하는 날"), {
    target: { value: "2026-12-04" },
  });
  await waitFor(() => expect(prices()[0]!.value).toBe("11,160.5"));
  expect(sums()).toEqual(["669,630원부가세 별도"]);
});
