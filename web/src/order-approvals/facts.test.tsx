import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { actForCompany, centreIdOf, centreOf, centresReply } from "../../test/cost-centres.ts";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { Facts } from "./facts.tsx";

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
  costCentre: { id: centreIdOf("A"), month: "2026-11", rateToKrw: 1 },
});
const shown = async (more: Partial<OrderApproval>, used = 20_000) => {
  const centre = centreOf("A", { spending: { reserved: 10_000, used } });
  const { sentTo } = network({ "/cost-centres": () => centresReply(centre) });
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
