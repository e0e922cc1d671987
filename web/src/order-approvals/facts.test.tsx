import type { ApprovalLine, OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { categoriesReply, categoryIdOf } from "../../test/categories.ts";
import { actForCompany, centreIdOf, centreOf, centresReply } from "../../test/cost-centres.ts";
import { numbersReply } from "../../test/order-numbers.ts";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { Facts } from "./facts.tsx";
import { InPlaceOf } from "./in-place-of.tsx";

beforeEach(() => {
  browserObjects();
  actForCompany();
});
afterEach(() => {
  tidy();
  endActing();
});

const approval = productOf<OrderApproval>({
  status: "WAITING",
  askedBy: "usr_01KB0000000000000000000000",
  askedAt: "2026-11-20T00:00:00.000Z",
  sellerId: "sel_01KB0000000000000000000000",
  shipTo: { name: "박수령", region: "SEOUL", masked: false },
  lines: [],
  costCentre: { id: centreIdOf("A"), month: "2026-11", rateToKrw: 1 },
});
const shown = async (more: Partial<OrderApproval>, used = 20_000) => {
  const centre = centreOf("A", { spending: { reserved: 10_000, used } });
  const { sentTo } = network({
    "/cost-centres": () => centresReply(centre),
    "/category-tags": categoriesReply,
    "/order-numbers": () => numbersReply("PO-{YY}{MM}-{####}"),
  });
  await show(<Facts of={{ ...approval, ...more }} />);
  await screen.findByText("박수령");
  return sentTo;
};
const said = async () => (await screen.findByText(/^A-100 생산A팀/)).textContent;

test("an approver reads where it is charged and what is left of the month in which it was asked for (D43-3)", async () => {
  const sentTo = await shown({});
  expect(await said()).toBe(
    "A-100 생산A팀 · 월 예산 100,000원 · 남은 예산 70,000원 (이 주문은 이미 예약됨)",
  );
  expect(sentTo("/cost-centres")[0]!.search).toBe("?month=2026-11");
});

test("an approver reads that the budget is exceeded (D43-4)", async () => {
  await shown({}, 140_000);
  expect(await said()).toBe(
    "A-100 생산A팀 · 월 예산 100,000원 · 예산을 50,000원 넘었습니다 (이 주문은 이미 예약됨)",
  );
});

test("what no longer waits has the name alone, and what is charged nowhere has none", async () => {
  await shown({ status: "REFUSED" });
  expect(await said()).toBe("A-100 생산A팀");
  tidy();
  browserObjects();
  actForCompany();
  await shown({ costCentre: undefined });
  expect(screen.queryByText("비용 부서")).toBeNull();
});

test("an approver reads the own number, and one that will be drawn as an example while it waits (D45-4)", async () => {
  const waits = "주문할 때 정해집니다. 예: PO-2611-0042";
  await shown({});
  expect(await screen.findByText(waits)).toBeTruthy();
  for (const status of ["WAITING", "RELEASED"] as const) {
    tidy();
    browserObjects();
    actForCompany();
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await shown({ status, buyerPoNumber: "ERP-1" });
    expect(screen.getByText("ERP-1")).toBeTruthy();
    expect(screen.queryByText(waits)).toBeNull();
  }
  tidy();
  browserObjects();
  actForCompany();
  await shown({ status: "REFUSED" });
  await said();
  expect(screen.queryByText("자체 발주번호")).toBeNull();
});

const lineOf = (at: number, productName: string, more: Partial<ApprovalLine> = {}) =>
  productOf<ApprovalLine>({
    productEstimateId: `est_01KB0000000000000000000000#l0${at}`,
    productName,
    ...more,
  });

test("an approver reads by which categories it was asked for, with the items that nobody left out (D41-7)", async () => {
  const refusal = { by: approval.askedBy, at: approval.askedAt, comment: "재고 있음" };
  const lines = [
    lineOf(1, "ABN53c"),
    lineOf(2, "BKN-b", { refusal }),
    lineOf(3, "E2E-X5", { refusal }),
    lineOf(4, "특주 브라켓"),
  ];
  const [one, two, three, four] = lines.map(({ productEstimateId }) => productEstimateId);
  await shown({
    lines,
    categories: [
      { categoryTagId: categoryIdOf("B"), productEstimateIds: [one!, two!] },
      { categoryTagId: categoryIdOf("C"), productEstimateIds: [three!] },
      { categoryTagId: categoryIdOf("A"), productEstimateIds: [] },
      { productEstimateIds: [four!] },
    ],
  });
  const texts = (await screen.findByText("소형차단기: ABN53c")).parentElement!.children;
  expect([...texts].map(({ textContent }) => textContent)).toEqual([
    "소형차단기: ABN53c",
    "전력기기: 같은 날 결재 없이 먼저 낸 주문에 있음",
    "분류를 알 수 없는 품목: 특주 브라켓",
  ]);
});

test("a decision says whose stand-in made it (D41-5)", async () => {
  const userId = approval.askedBy;
  network({ "/members": () => ({ status: 200, body: { items: [{ userId, name: "김결재" }] } }) });
  await show(<InPlaceOf of={{ inPlaceOf: userId }} />);
  expect((await screen.findByText(/김결재/)).textContent).toContain("김결재 대결");
});
