import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
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

const estimate = productOf<Estimate>({ id: estimateId, open: true, lineCount: 2 });
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
/** Storage that takes everything at once. */
class Post extends EventTarget {
  upload = new EventTarget();
  status = 204;
  open() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}
const fileId = "fil_01JD0000000000000000000001";

async function drawn(...lines: EstimateLine[]) {
  const sent = network({
    "/files/upload": () => ({
      status: 201,
      body: { fileId, url: "http://storage.test", fields: {} },
    }),
    "/product-estimate-responses": () => ({
      status: 201,
      body: [{ productEstimateId: lines[0]!.id }],
    }),
  });
  await show(<QuoteFormView estimate={estimate} lines={lines} />);
  return sent;
}
const shown = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const prices = () => screen.getAllByLabelText<HTMLInputElement>("단가");
const sums = () =>
  [...document.querySelectorAll("output strong")].map(({ textContent }) => textContent);
const ticks = () =>
  screen.getAllByLabelText<HTMLInputElement>("이 품목 견적 제출").map(({ checked }) => checked);

test("prices start from the own listing, its steps, multiple and lead time", async () => {
  await drawn(askedLine(1, { listing }), askedLine(2));
  expect(prices().map(({ value }) => value)).toEqual(["12,000", "11,160.5", ""]);
  expect(shown("최소 수량")).toEqual(["5", "1"]);
  expect(shown("납기 (영업일)")).toEqual(["2", ""]);
});

test("a listing in another condition than the wanted one lends no price", async () => {
  await drawn(askedLine(1, { listing, requiredCondition: "USED" }));
  expect(prices().map(({ value }) => value)).toEqual([""]);
});

test("a line in boxes gets no price of a piece and says why; with a known pack it gets the pack's (D3-31)", async () => {
  await drawn(
    askedLine(1, { listing, unit: "박스", quantity: 2 }),
    askedLine(2, { listing: { ...listing, stock: 105 }, unit: "BOX(10EA)", quantity: 2 }),
  );
  expect(prices().map(({ value }) => value)).toEqual(["", "120,000", "111,605"]);
  expect(shown("최소 수량")).toEqual(["1", "1"]);
  expect(ticks()).toEqual([false, true]);
  expect(screen.getByText(/^박스 단위 요청: 단가를 확인하세요/)).toBeTruthy();
  expect(screen.getByText("1BOX(10EA) = 10EA 기준의 단가와 재고입니다.")).toBeTruthy();
  expect(screen.getByText("내 재고 10개")).toBeTruthy();
});

test("a price of the listing never turns into the same figure in another currency", async () => {
  await drawn(askedLine(1, { listing }), askedLine(2, { listing }));
  fireEvent.change(prices()[2]!, { target: { value: "9" } });
  const currency = screen.getByLabelText("통화");
  fireEvent.change(currency, { target: { value: "USD" } });
  expect(prices().map(({ value }) => value)).toEqual(["", "9", "11,160.5"]);
  fireEvent.change(currency, { target: { value: "KRW" } });
  expect(prices().map(({ value }) => value)).toEqual(["12,000", "11,160.5", "9", "11,160.5"]);
});

test("a price of the listing, which excludes VAT, gets its VAT where the answer includes it", async () => {
  await drawn(askedLine(1, { listing }), askedLine(2, { listing }));
  fireEvent.change(prices()[2]!, { target: { value: "9" } });
  const vat = screen.getByLabelText("부가세");
  fireEvent.change(vat, { target: { value: "INCLUDED" } });
  expect(prices().map(({ value }) => value)).toEqual(["13,200", "12,276.55", "9", "11,160.5"]);
  // What the line comes to is counted with the new price, too.
  expect(sums()).toEqual(["132,000원부가세 포함", "90원부가세 포함"]);
  fireEvent.change(vat, { target: { value: "ZERO_RATED" } });
  expect(prices().map(({ value }) => value)).toEqual(["12,000", "11,160.5", "9", "11,160.5"]);
});

test("a line that still waits takes over the VAT of what was quoted before", async () => {
  const quote = { breaks: [{ minQty: 1, unitPrice: "11" }], currency: "KRW", files: [] };
  const currentResponse = { ...quote, vatMode: "INCLUDED", validUntil: "2099-12-31" };
  await drawn(askedLine(1, { replyType: "REPLIED", currentResponse }), askedLine(2, { listing }));
  expect(prices().map(({ value }) => value)).toEqual(["13,200", "12,276.55"]);
});

test("a line that loses its price to another currency waits, and goes along with it again", async () => {
  await drawn(askedLine(1, { listing }), askedLine(2, { listing }), askedLine(3));
  fireEvent.change(prices()[2]!, { target: { value: "9" } });
  const currency = screen.getByLabelText("통화");
  fireEvent.change(currency, { target: { value: "USD" } });
  expect(ticks()).toEqual([false, true, false]);
  await screen.findByText("1개 품목 제출 · 2개는 답변 대기로 남음");
  fireEvent.change(currency, { target: { value: "KRW" } });
  expect(ticks()).toEqual([true, true, false]);
});

test("a price is grouped as it is typed, stands right beside its sign, and is sent plain", async () => {
  const { sentTo } = await drawn(askedLine(1));
  fireEvent.change(prices()[0]!, { target: { value: "1234567.5" } });
  expect(prices()[0]!.value).toBe("1,234,567.5");
  expect(prices()[0]!.style.textAlign).toBe("right");
  const field = prices()[0]!.parentElement!;
  expect(field.textContent).toBe("원");
  fireEvent.change(screen.getByLabelText("통화"), { target: { value: "USD" } });
  expect(prices()[0]!.parentElement!.textContent).toBe("$");
  fireEvent.change(screen.getByLabelText("납기 (영업일)"), { target: { value: "3" } });
  fireEvent.click(screen.getByRole("button", { name: "견적 제출" }));
  await waitFor(() => expect(sentTo("/product-estimate-responses")).toHaveLength(1));
  expect(sentTo("/product-estimate-responses")[0]!.body).toMatchObject({
    items: [{ currency: "USD", breaks: [{ minQty: 1, unitPrice: "1234567.5" }] }],
  });
});

test("Enter and the arrows go down and up a column, and send and count nothing", async () => {
  const { sentTo } = await drawn(askedLine(1, { listing }), askedLine(2, { listing }));
  const [first, step, second] = prices();
  first!.focus();
  fireEvent.keyDown(first!, { key: "Enter" });
  expect(document.activeElement).toBe(second);
  // Prices of other quantities are on the way once they are unfolded.
  step!.closest("details")!.open = true;
  first!.focus();
  fireEvent.keyDown(first!, { key: "Enter" });
  expect(document.activeElement).toBe(step);
  fireEvent.keyDown(step!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(step);
  second!.focus();
  expect(fireEvent.keyDown(second!, { key: "Enter" })).toBe(false);
  const [days, nextDays] = screen.getAllByLabelText<HTMLInputElement>("납기 (영업일)");
  days!.focus();
  fireEvent.keyDown(days!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(nextDays);
  fireEvent.keyDown(nextDays!, { key: "ArrowDown" });
  expect([days!.value, nextDays!.value]).toEqual(["2", "2"]);
  expect(sentTo("/product-estimate-responses")).toEqual([]);
});

test("what has a price goes along, and the rest stays open until a price is typed", async () => {
  const { sentTo } = await drawn(askedLine(1, { listing }), askedLine(2), askedLine(3));
  expect(ticks()).toEqual([true, false, false]);
  await screen.findByText("1개 품목 제출 · 2개는 답변 대기로 남음");
  fireEvent.change(prices()[2]!, { target: { value: "9900" } });
  expect(ticks()).toEqual([true, true, false]);
  fireEvent.change(screen.getByLabelText("납기 일괄 (영업일)"), { target: { value: "4" } });
  fireEvent.click(screen.getByRole("button", { name: "견적 제출" }));
  await waitFor(() => expect(sentTo("/product-estimate-responses")).toHaveLength(1));
  expect(sentTo("/product-estimate-responses")[0]!.body).toMatchObject({
    items: [{ leadTimeDays: 2 }, { breaks: [{ unitPrice: "9900" }], leadTimeDays: 4 }],
  });
});

test("every line goes along where one wants that, and those with a price alone again", async () => {
  await drawn(askedLine(1, { listing }), askedLine(2));
  fireEvent.click(screen.getByLabelText(/단가를 적은 품목만 보내기/));
  expect(ticks()).toEqual([true, true]);
  fireEvent.click(screen.getByLabelText(/단가를 적은 품목만 보내기/));
  expect(ticks()).toEqual([true, false]);
});

test("too little stock offers these pieces alone, or a day for all of them", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T03:00:00Z") });
  const { sentTo } = await drawn(askedLine(1, { listing: { ...listing, stock: 7 } }));
  expect(screen.getByText("내 재고 7개 · 요청 10개")).toBeTruthy();
  expect(shown("최대 수량")).toEqual(["5"]);
  fireEvent.change(screen.getByLabelText("10개 모두 출고하는 날"), {
    target: { value: "2026-12-04" },
  });
  expect([shown("최대 수량"), shown("납기 (영업일)")]).toEqual([[""], ["5"]]);
  fireEvent.click(screen.getByRole("button", { name: "5개만 견적" }));
  expect([shown("최대 수량"), shown("납기 (영업일)")]).toEqual([["5"], ["2"]]);
  fireEvent.click(screen.getByRole("button", { name: "견적 제출" }));
  await waitFor(() => expect(sentTo("/product-estimate-responses")).toHaveLength(1));
  expect(sentTo("/product-estimate-responses")[0]!.body).toMatchObject({
    items: [{ maxQty: 5, leadTimeDays: 2 }],
  });
});

test("what is out of stock is offered by nobody who has not said so", async () => {
  await drawn(askedLine(1, { listing: { ...listing, stock: 0 } }));
  expect(ticks()).toEqual([false]);
  expect(screen.getByText(/출고하는 날을 정하면 함께 제출합니다/)).toBeTruthy();
});

test("Ctrl+D takes the figure above, and Ctrl+Enter sends", async () => {
  const { sentTo } = await drawn(askedLine(1), askedLine(2));
  fireEvent.change(prices()[0]!, { target: { value: "500" } });
  prices()[1]!.focus();
  fireEvent.keyDown(prices()[1]!, { key: "d", ctrlKey: true });
  expect(prices().map(({ value }) => value)).toEqual(["500", "500"]);
  expect(document.activeElement).toBe(prices()[1]);
  fireEvent.change(screen.getByLabelText("납기 일괄 (영업일)"), { target: { value: "4" } });
  fireEvent.keyDown(prices()[1]!, { key: "Enter", ctrlKey: true });
  await waitFor(() => expect(sentTo("/product-estimate-responses")).toHaveLength(1));
  expect(sentTo("/product-estimate-responses")[0]!.body).toMatchObject({
    items: [{ breaks: [{ unitPrice: "500" }] }, { breaks: [{ unitPrice: "500" }] }],
  });
});

test("a tick taken away stays away after the other lines were sent", async () => {
  const lines = [askedLine(1, { listing }), askedLine(2, { listing })];
  const { sentTo } = await drawn(...lines);
  fireEvent.click(screen.getAllByLabelText("이 품목 견적 제출")[1]!);
  fireEvent.click(screen.getByRole("button", { name: "견적 제출" }));
  await screen.findByText("1개 품목의 견적을 제출했습니다.");
  expect(sentTo("/product-estimate-responses")[0]!.body).toMatchObject({
    items: [{ productEstimateId: lines[0]!.id }],
  });
  // What the page does once it has read the lines again.
  cleanup();
  await drawn(askedLine(1, { replyType: "REJECTED", version: 2 }), lines[1]!);
  expect(ticks()).toEqual([false, false]);
});

test("files of an answer stay where a line changed otherwise, and are sent", async () => {
  vi.stubGlobal("XMLHttpRequest", Post);
  await drawn(askedLine(1, { listing }));
  const files = [new File(["x"], "성적서.pdf")];
  fireEvent.change(screen.getByLabelText(/성적서|첨부|파일/), { target: { files } });
  await screen.findByText("올렸습니다");
  // What the page does once a part was proposed for the line.
  cleanup();
  const { sentTo } = await drawn(askedLine(1, { listing, version: 2 }));
  expect(screen.getByText("성적서.pdf")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "견적 제출" }));
  await waitFor(() => expect(sentTo("/product-estimate-responses")).toHaveLength(1));
  expect(sentTo("/product-estimate-responses")[0]!.body).toMatchObject({
    items: [{ fileIds: [fileId], version: 2 }],
  });
});

test("a listed part is proposed for a line in words, and not for one that was refused", async () => {
  await drawn(askedLine(1), askedLine(2, { replyType: "REJECTED", rejectReason: "OUT_OF_STOCK" }));
  expect(screen.getAllByRole("button", { name: "등록 부품 제안" })).toHaveLength(1);
});

const send = () => screen.queryByRole("button", { name: "견적 제출" });
test("what sends the answer is there as long as something of it is ticked", async () => {
  const quote = { breaks: [{ minQty: 1, unitPrice: "10" }], currency: "KRW", files: [] };
  const answered = {
    replyType: "REPLIED",
    currentResponse: { ...quote, validUntil: "2099-12-31" },
  };
  await drawn(askedLine(1, answered));
  expect(send()).toBeNull();
  fireEvent.click(screen.getByLabelText("견적 수정"));
  expect(send()).toBeTruthy();
});
