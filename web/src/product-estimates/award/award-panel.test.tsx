import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { storage } from "@bupum/ui/storage";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { AwardPanel } from "./award-panel.tsx";
import { AwardSummary } from "./award-summary.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const bid = (seller: string, line: number, goodsWon: number, more: object = {}) =>
  productOf<Bid>({
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
    quote: {
      currency: "KRW",
      vatMode: "EXCLUDED",
      leadTimeDays: seller === "가온" ? 2 : 5,
      validUntil: "2026-12-31",
      ...more,
    },
  });
const alternative = { alternative: { partNumber: "X", reason: "같은 규격" } };
const bids = new Map(
  [
    bid("가온", 1, 100),
    bid("다솔", 1, 70),
    bid("가온", 2, 100),
    bid("다솔", 2, 90, alternative),
  ].map((one) => [one.id as string, one]),
);

async function drawn(membershipType: "BASIC" | "PREMIUM") {
  storage.token.set("token");
  network({
    "/users/me": () => ({
      status: 200,
      body: { role: "USER", isEntitled: membershipType === "PREMIUM" },
    }),
  });
  const chosen: (readonly [string, ...string[]])[] = [];
  await show(
    <>
      <AwardPanel
        bids={bids}
        picks={{
          ids: new Set(),
          choose: (some, preset) => chosen.push([preset, ...some.map(({ id }) => id)]),
        }}
      />
      <Dialogs />
    </>,
  );
  return chosen;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("one press chooses for the whole request, with alternatives or without", async () => {
  const chosen = await drawn("PREMIUM");
  press("품목별 최저가 선택");
  press("최단 납기 견적 선택");
  press("한 판매자 최저가 선택");
  fireEvent.click(screen.getByRole("checkbox", { name: "대체품 견적도 포함" }));
  press("한 판매자 최저가 선택");
  expect(chosen).toEqual([
    ["EACH_LINE", "est_다솔#l01", "est_다솔#l02"],
    ["FASTEST", "est_가온#l01", "est_가온#l02"],
    ["ONE_SELLER", "est_다솔#l01", "est_다솔#l02"],
    ["ONE_SELLER", "est_가온#l01", "est_가온#l02"],
  ]);
});

test("the division among sellers is chosen for plus members, and told to all others", async () => {
  const chosen = await drawn("PREMIUM");
  await expect.poll(() => (press("2곳 이내 최저가 선택"), chosen.at(-1)?.[0])).toBe("SPLIT");
  tidy();
  browserObjects();
  const none = await drawn("BASIC");
  press("2곳 이내 최저가 선택");
  expect(await screen.findByText(/여러 판매자의 최저가 조합을 계산할 수 없습니다/)).toBeTruthy();
  expect(none).toEqual([]);
});

test("the summary says each seller's share, the total with shipping, and what is left open", async () => {
  const some = [
    { ...bid("가온", 1, 100_000), feeWon: 3_000 },
    { ...bid("다솔", 2, 50_000), isFeeOpen: true },
  ];
  const all = new Map([...some, bid("가온", 3, 1)].map((one) => [one.id as string, one]));
  await show(<AwardSummary bids={all} chosen={some} asOf="2026-11-20" />);
  expect(screen.getByText("153,000원")).toBeTruthy();
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toMatch(/가온.*1개 품목.*100,000원.*3,000원.*영업일 2일/);
  expect(second).toMatch(/다솔.*미정/);
  expect(screen.getByText(/2026-11-20 환율.*미정인 배송비.*선택하지 않은 품목이 1개/)).toBeTruthy();
});
