import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { storage } from "@bupum/ui/storage";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { AwardPanel } from "./award-panel.tsx";
import { AwardBar } from "./award-bar.tsx";
import type { OpenBid } from "./bids.ts";
import type { Comparison } from "../use-comparison.ts";

beforeEach(browserObjects);
afterEach(tidy);

const bid = (seller: string, line: number, goodsWon: number, more: object = {}) =>
  productOf<OpenBid>({
    id: `est_${seller}#l0${line}`,
    requestLineId: `l0${line}`,
    sellerId: `sel_${seller}`,
    sellerName: seller,
    quantity: 1,
    amount: goodsWon,
    goodsWon,
    feeWon: 0,
    isFeeOpen: false,
    isShort: false,
    isInStock: seller === "가온",
    isLineOrdered: false,
    unitPrice: String(goodsWon),
    quote: {
      currency: "KRW",
      vatMode: "EXCLUDED",
      leadTimeDays: seller === "가온" ? 2 : 5,
      validUntil: "2026-12-31",
      shippingFeePayer: "SELLER_PAYS",
      breaks: [{ minQty: 1, unitPrice: String(goodsWon) }],
      ...more,
    },
  });
const bids = new Map(
  [bid("가온", 1, 100), bid("다솔", 1, 70), bid("가온", 2, 100), bid("다솔", 2, 110)].map((one) => [
    one.id as string,
    one,
  ]),
);

const comparison = (some: ReadonlyMap<string, OpenBid>, chosen: readonly OpenBid[] = []) => {
  const calls: (readonly [string, ...string[]])[] = [];
  const of = productOf<Comparison>({
    group: { id: "egr_1" },
    rows: [...new Set([...some.values()].map(({ requestLineId }) => requestLineId))].map((id) => ({
      line: { requestLineId: id },
      cells: new Map(),
    })),
    columns: [{}, {}],
    items: [...some.values()].map(({ id, sellerId, sellerName }) => ({ id, sellerId, sellerName })),
    bids: some,
    consents: new Set(),
    consent: () => undefined,
    picks: {
      ids: new Set(chosen.map(({ id }) => id)),
      chosen,
      preset: "BY_HAND",
      choose: (bids: readonly OpenBid[], preset: string) =>
        calls.push([preset, ...bids.map(({ id }) => id)]),
    },
  });
  return { of, calls };
};

async function drawn(membershipType: "BASIC" | "PREMIUM", some = bids) {
  storage.token.set("token");
  network({
    "/users/me": () => ({
      status: 200,
      body: { role: "USER", isEntitled: membershipType === "PREMIUM" },
    }),
  });
  const { of, calls } = comparison(some);
  await show(
    <>
      <AwardPanel of={of} />
      <Dialogs />
    </>,
  );
  return calls;
}
const button = (name: RegExp) => screen.getByRole("button", { name });
const press = (name: RegExp) => fireEvent.click(button(name));

test("each way to choose for the whole request says what it comes to, and one press chooses it", async () => {
  const calls = await drawn("BASIC");
  expect(button(/^품목별 최저가/).textContent).toBe("품목별 최저가170원 · 2개 품목, 2곳");
  expect(button(/^최단 납기/).textContent).toBe("최단 납기200원 · 2개 품목, 1곳");
  expect(button(/^배송비 포함 최저가/).textContent).toBe("배송비 포함 최저가180원 · 2개 품목, 1곳");
  press(/^품목별 최저가/);
  press(/^최단 납기/);
  press(/^배송비 포함 최저가/);
  fireEvent.click(screen.getByRole("checkbox", { name: "재고 있는 견적만" }));
  press(/^배송비 포함 최저가/);
  expect(calls).toEqual([
    ["EACH_LINE", "est_다솔#l01", "est_가온#l02"],
    ["FASTEST", "est_가온#l01", "est_가온#l02"],
    ["ONE_SELLER", "est_다솔#l01", "est_다솔#l02"],
    ["ONE_SELLER", "est_가온#l01", "est_가온#l02"],
  ]);
});

test("the division among sellers is chosen for plus members, and told to all others", async () => {
  const calls = await drawn("PREMIUM");
  await expect.poll(() => button(/^배송비 포함 최저가/).textContent).toContain("170원");
  press(/^배송비 포함 최저가/);
  expect(calls).toEqual([["SPLIT", "est_다솔#l01", "est_가온#l02"]]);
  tidy();
  browserObjects();
  const none = await drawn("BASIC");
  fireEvent.change(screen.getByLabelText("판매자 수"), { target: { value: "2" } });
  expect(button(/^배송비 포함 최저가/).textContent).toBe("배송비 포함 최저가");
  press(/^배송비 포함 최저가/);
  expect(await screen.findByText(/여러 판매자의 최저가 조합을 계산할 수 없습니다/)).toBeTruthy();
  expect(none).toEqual([]);
});

const barOf = async (chosen: readonly OpenBid[], all: readonly OpenBid[] = chosen) => {
  network({ "/users/me": () => ({ status: 401 }) });
  await show(<AwardBar of={comparison(new Map(all.map((one) => [one.id, one])), chosen).of} />);
  return screen.getByRole("region", { name: "선택한 견적 합계" }).textContent;
};

test("the bar says one total, what each delivery adds to it, and what is payable with VAT", async () => {
  const fee = { shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 };
  const said = await barOf([
    {
      ...bid("가온", 1, 100_000, fee),
      feeWon: 3_000,
    },
    {
      ...bid("다솔", 2, 50_000, { shippingFeePayer: "NEGOTIABLE" }),
      isFeeOpen: true,
    },
  ]);
  expect(said).toContain("2개 중 2개 선택");
  expect(said).toContain("가온 1개 품목 100,000원 + 배송비 3,000원 (부가세 별도)");
  expect(said).toContain("다솔 1개 품목 50,000원 + 배송비 협의 (합계 제외)");
  expect(said).toContain(
    "153,000원 부가세 별도, 정해진 배송비만 포함정해진 배송비로는 가장 싼 조합",
  );
  expect(said).toMatch(
    /주문 금액 168,300원 \(부가세 포함\).*12월 31일 \(\S\)까지.*협의 \(합계 제외\)/,
  );
});

test("the bar says by how much the same lines would be cheaper otherwise", async () => {
  const all = [...bids.values()];
  const of = (...ids: string[]) => all.filter(({ id }) => ids.includes(id));
  expect(await barOf(of("est_가온#l01", "est_가온#l02"), all)).toContain("더 싼 조합보다 +30원");
  tidy();
  browserObjects();
  expect(await barOf(of("est_다솔#l01"), all)).toContain("배송비 포함가장 싼 조합");
});

test("a preset chooses for the lines alone that nobody has an order for", async () => {
  const ordered = [bid("가온", 1, 100), bid("다솔", 1, 70)].map((one) => ({
    ...one,
    isLineOrdered: true,
  }));
  const open = bid("가온", 2, 100);
  const some = new Map([...ordered, open].map((one) => [one.id as string, one]));
  const { of, calls } = comparison(some);
  await show(<AwardPanel of={of} />);
  fireEvent.click(button(/^품목별 최저가/));
  expect(calls).toEqual([["EACH_LINE", open.id]]);
});

test("a preset whose total leaves out a fee that is not stated yet says so", async () => {
  const open = { ...bid("다솔", 1, 70), isFeeOpen: true };
  const dear = bid("가온", 1, 100);
  const { of } = comparison(new Map([open, dear].map((one) => [one.id as string, one])));
  storage.token.set("token");
  network({
    "/users/me": () => ({ status: 200, body: { role: "USER", isEntitled: true } }),
  });
  await show(<AwardPanel of={of} />);
  expect(button(/^품목별 최저가/).textContent).toContain("배송비 미정 (합계 제외)");
  expect(button(/^최단 납기/).textContent).not.toContain("배송비 미정 (합계 제외)");
});

test("the bar says what a share lacks of its seller's terms, and a press adds a line that fills it (D36-5)", async () => {
  const terms = { feeWon: 3_000, freeFromWon: 50_000, minimumWon: 30_000 };
  const chosen = { ...bid("가온", 1, 20_000), ...terms };
  const other = { ...bid("가온", 2, 40_000), ...terms };
  network({ "/users/me": () => ({ status: 401 }) });
  const toggled: string[] = [];
  const { of } = comparison(new Map([chosen, other].map((one) => [one.id as string, one])), [
    chosen,
  ]);
  Object.assign(of.picks, { toggle: (id: string) => toggled.push(id) });
  await show(<AwardBar of={of} />);
  const text = screen.getByRole("region", { name: "선택한 견적 합계" }).textContent;
  expect(text).toContain("최소 주문 금액(30,000원)까지 10,000원 부족");
  expect(text).toContain("30,000원 더 주문하면 무료배송");
  expect(text).not.toContain("가장 싼 조합");
  const fill = screen.getByRole("button", { name: /가온 주문에 추가/ });
  // Who speaks what is written on it reaches it (WCAG 2.5.3).
  expect(fill.getAttribute("aria-label")).toContain(fill.textContent);
  fireEvent.click(fill);
  expect(toggled).toEqual([other.id]);
});

test("a way that leaves lines out says so, and is not called the cheapest of the request", async () => {
  const apart = new Map([bid("가온", 1, 100), bid("다솔", 2, 70)].map((one) => [one.id, one]));
  await drawn("BASIC", apart);
  expect(button(/^배송비 포함 최저가/).textContent).toMatch(/원 · 2개 중 1개 품목만, 1곳$/);
  expect(button(/^품목별 최저가/).textContent).toBe("품목별 최저가170원 · 2개 품목, 2곳");
  tidy();
  browserObjects();
  const said = await barOf([...apart.values()].slice(0, 1), [...apart.values()]);
  expect(said).toContain("가장 싼 조합 (선택한 품목 기준)");
});

test("fewer pieces than wanted are said, and are no cheapest division", async () => {
  const said = await barOf([{ ...bid("가온", 1, 100), isShort: true }], [bid("다솔", 1, 120)]);
  expect(said).toContain("1개 품목은 요청보다 적은 수량입니다");
  expect(said).not.toContain("가장 싼 조합");
});
