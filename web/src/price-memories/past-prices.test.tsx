import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { LastMove, LastPrice, PastPrices } from "./past-prices.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(() => {
  storage.token.clear();
  tidy();
});

const ulid = "01M8GKSJZGVAM8RCMGS30VC7D0";
const productId = `prd_${ulid}`;
const price = (unitPrice: string, more: object = {}): PastPrice => ({
  lineId: `est_${ulid}#l01`,
  groupId: `egr_${ulid}`,
  orderId: `ord_${ulid}`,
  sellerId: `sel_${ulid}`,
  sellerName: "가온",
  quantity: 10,
  unit: "EA",
  unitPrice,
  currency: "KRW",
  vatMode: "EXCLUDED",
  condition: "NEW",
  at: "2026-11-03T01:00:00.000Z",
  ...more,
});
const today = { unitPrice: "12028", currency: "KRW", vatMode: "EXCLUDED" } as const;
const rates = { currency: "KRW", toKrw: { USD: 1_400 }, asOf: "2026-11-28" } as const;

const lastOf = (...prices: PastPrice[]) => ({
  "/price-memories": () => ({ status: 200, body: { items: [{ productId, prices }] } }),
});

test("a line says what its part cost last time, when, how many, and what today's price is against it (D32-4, D32-5)", async () => {
  const { sentTo } = network(lastOf(price("12400")));
  show(
    <PastPrices of={[productId, undefined, productId]}>
      <LastPrice productId={productId} part="E3Z-D61" today={today} />
      <LastPrice productId={undefined} part="E3Z-D62" />
    </PastPrices>,
  );
  const [line, ...others] = await screen.findAllByRole("button");
  expect(line!.textContent).toMatch(/^지난번 12,400원 · .*11월 3일.* · 10 EA · −3%/);
  expect(others).toEqual([]);
  const [asked, ...more] = sentTo("/price-memories");
  expect(asked!.search).toBe(`?productIds=${productId}`);
  expect(more).toEqual([]);
});

test("a price of the page's own request, and one after the page's moment, is not that of last time", async () => {
  const own = `egr_01M8GKSJZGVAM8RCMGS30VC7D1`;
  network(
    lastOf(
      price("300", { at: "2026-11-20T01:00:00.000Z" }),
      price("200", { groupId: own, at: "2026-11-10T01:00:00.000Z" }),
      price("100", { orderId: undefined }),
    ),
  );
  show(
    <PastPrices of={[productId]}>
      <LastPrice
        productId={productId}
        groupId={own}
        until="2026-11-15T00:00:00.000Z"
        part="E3Z-D61"
      />
    </PastPrices>,
  );
  expect((await screen.findByRole("button")).textContent).toMatch(/^지난 견적 100원/);
});

test("a price in another currency is compared at the day's rate and marked so", async () => {
  network(lastOf(price("10", { currency: "USD" })));
  show(
    <RatesContext value={rates}>
      <PastPrices of={[productId]}>
        <LastMove productId={productId} today={{ ...today, unitPrice: "15400" }} />
      </PastPrices>
    </RatesContext>,
  );
  expect(await screen.findByText("≈ +10%")).toBeTruthy();
});

test("the line opens the last prices with a chart from five on, and each leads to its order (D32-5)", async () => {
  const paid = [12_400, 12_000, 11_000, 13_000, 12_500, 12_600].map((won, at) =>
    price(String(won), {
      orderId: `ord_${ulid.slice(0, -1)}${at}`,
      at: `2026-${10 - at}-03T01:00:00.000Z`.replace(/-(\d)-/, "-0$1-"),
      ...(at === 5 && { isCancelled: true }),
    }),
  );
  const quoted = [price("9000", { orderId: undefined, sellerName: "다솔" })];
  network({
    ...lastOf(paid[0]!),
    [productId]: () => ({ status: 200, body: { productId, paid, quoted } }),
  });
  show(
    <PastPrices of={[productId]}>
      <LastPrice productId={productId} part="E3Z-D61" today={today} />
    </PastPrices>,
  );
  const line = await screen.findByRole("button");
  fireEvent.click(line);
  const dialog = await screen.findByRole("dialog", { name: /E3Z-D61/ });
  const chart = await within(dialog).findByRole("img");
  expect(chart.getAttribute("aria-label")).toContain("주문 5건");
  expect(chart.getAttribute("aria-label")).toMatch(/최저 11,000원, 최고 13,000원/);
  const [orders, quotes] = within(dialog).getAllByRole("table");
  expect(within(orders!).getAllByRole("row")).toHaveLength(7);
  expect(within(orders!).getByText("취소된 주문")).toBeTruthy();
  expect(within(orders!).getAllByRole("link")[0]!.getAttribute("href")).toContain(
    `/mypage/orders?orderId=${paid[0]!.orderId}`,
  );
  expect(within(quotes!).getByText("다솔")).toBeTruthy();
  expect(within(quotes!).getByRole("link").getAttribute("href")).toContain("/mypage/estimates/egr");
  fireEvent.click(within(dialog).getByRole("button", { name: "닫기" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(line);
});

test("a part without a memory shows nothing, and neither does a guest's page ask", async () => {
  storage.token.clear();
  const { sentTo } = network(lastOf(price("12400")));
  show(
    <PastPrices of={[productId]}>
      <p>그대로</p>
      <LastPrice productId={productId} part="E3Z-D61" today={today} />
    </PastPrices>,
  );
  expect(await screen.findByText("그대로")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(sentTo("/price-memories")).toEqual([]);
});
