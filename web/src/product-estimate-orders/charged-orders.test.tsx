import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { storeDraft } from "@bupum/ui/form/stored-draft";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actForCompany, centreIdOf, centreOf, centresReply } from "../../test/cost-centres.ts";
import { drawn, groupId, send } from "../../test/order-form.tsx";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { OrderTerms } from "./order-terms.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  endActing();
});

const needed = {
  status: 409,
  body: { status: 409, code: "APPROVAL_NEEDED", message: "결재가 필요합니다." },
};

/** Orders to two sellers of 1,000 won each, without VAT. */
async function form(centres: CostCentre[], rules: Partial<ApprovalRule>[] = []) {
  const steps = [["usr_01KB0000000000000000000000"]];
  return drawn(() => needed, {
    "/order-approvals": () => ({ status: 201, body: { id: "oap_01KB0000000000000000000000" } }),
    "/cost-centres": () => centresReply(...centres),
    "/approval-rules": () => ({
      status: 200,
      body: { rules: rules.map((rule) => ({ isNewSeller: false, steps, ...rule })), version: 1 },
    }),
    "/members": () => ({ status: 200, body: { items: [] } }),
    "/companies": () => ({ status: 200, body: { items: [] } }),
  });
}
const spent = (reserved: number) => ({ spending: { reserved, used: 0 } });
const select = () => screen.findByLabelText<HTMLSelectElement>("비용 부서 (선택)");
const choose = async (letter: string) =>
  fireEvent.change(await select(), { target: { value: centreIdOf(letter) } });

describe("an order of a company with cost centres (D43-2)", () => {
  beforeEach(actForCompany);

  test("is charged to the one that is chosen, as is the request for its approval", async () => {
    const { sentTo } = await form([centreOf("A"), centreOf("B", { isClosed: true })]);
    expect([...(await select()).options].map(({ text }) => text)).toEqual([
      "지정하지 않음",
      "A-100 생산A팀",
    ]);
    await choose("A");
    expect(
      await screen.findByText("남은 예산 70,000원 · 이 주문(공급가액 2,000원) 뒤 68,000원"),
    ).toBeTruthy();
    await send(2);
    await waitFor(() => expect(sentTo("/order-approvals")).toHaveLength(1));
    const bodies = ["/product-estimate-orders", "/order-approvals"].flatMap(sentTo);
    expect(bodies).toHaveLength(3);
    for (const { body } of bodies) expect(body).toMatchObject({ costCentreId: centreIdOf("A") });
  });

  test("that was sent in part shows the budget as it is then", async () => {
    const { sentTo } = await form([centreOf("A")]);
    await select();
    const before = sentTo("/cost-centres").length;
    await send(2);
    await waitFor(() => expect(sentTo("/order-approvals")).toHaveLength(1));
    await waitFor(() => expect(sentTo("/cost-centres").length).toBeGreaterThan(before));
  });

  test("may name none", async () => {
    const { sentTo } = await form([centreOf("A")]);
    await select();
    await send(2);
    await waitFor(() => expect(sentTo("/product-estimate-orders")).toHaveLength(2));
    for (const { body } of sentTo("/product-estimate-orders"))
      expect(body).not.toHaveProperty("costCentreId");
  });

  test("says by how much it exceeds the budget, and is not refused for it", async () => {
    await form([centreOf("A", spent(99_500))]);
    await choose("A");
    expect(
      await screen.findByText("이 주문(공급가액 2,000원)으로 예산을 1,500원 넘습니다"),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "2곳에 주문하기" })).toBeTruthy();
  });

  test("says that its cost centre has no budget", async () => {
    await form([centreOf("A", { budget: undefined })]);
    await choose("A");
    expect(await screen.findByText("예산을 정하지 않은 비용 부서입니다.")).toBeTruthy();
  });

  test("needs an approval where a rule asks for one of what exceeds a budget, and says so before", async () => {
    const tight = centreOf("A", spent(99_500));
    // The first order fits, the second one does not: the server decides about each.
    const half = centreOf("B", spent(98_500));
    const unbound = centreOf("C", { ...spent(1e9), budget: undefined });
    await form([tight, half, unbound], [{ isOverBudget: true }]);
    expect(await screen.findByText("예산을 넘거나 비용 부서가 없을 때")).toBeTruthy();
    const ask = { name: "2곳 주문 결재 요청하기" };
    // Without a cost centre it counts as exceeding, or the rule would be passed by saying nothing.
    expect(await screen.findByRole("button", ask)).toBeTruthy();
    await choose("A");
    expect(await screen.findByRole("button", ask)).toBeTruthy();
    await choose("B");
    expect(
      await screen.findByText("이 주문(공급가액 2,000원)으로 예산을 500원 넘습니다"),
    ).toBeTruthy();
    expect(screen.queryByRole("button", ask)).toBeNull();
    await choose("C");
    expect(await screen.findByText("예산을 정하지 않은 비용 부서입니다.")).toBeTruthy();
    expect(screen.queryByRole("button", ask)).toBeNull();
  });

  test("needs an approval by a rule of its cost centre alone", async () => {
    await form([centreOf("A"), centreOf("B")], [{ costCentreId: centreIdOf("A") }]);
    await choose("B");
    expect(await screen.findByText("비용 부서 A-100 생산A팀")).toBeTruthy();
    expect(screen.getByRole("button", { name: "2곳에 주문하기" })).toBeTruthy();
    await choose("A");
    expect(await screen.findByRole("button", { name: "2곳 주문 결재 요청하기" })).toBeTruthy();
  });

  test("that was begun before its cost centre was closed shows it, so that another is chosen", async () => {
    storeDraft(`order-${groupId}`, { costCentreId: centreIdOf("B") });
    await form([centreOf("A"), centreOf("B", { isClosed: true })]);
    expect((await select()).selectedOptions[0]!.text).toBe("사용이 중지된 비용 부서");
  });

  test("asks for none without an open cost centre", async () => {
    const { sentTo } = await form([centreOf("A", { isClosed: true })]);
    await waitFor(() => expect(sentTo("/cost-centres")).not.toHaveLength(0));
    await screen.findByRole("button", { name: "2곳에 주문하기" });
    expect(screen.queryByLabelText("비용 부서 (선택)")).toBeNull();
  });
});

test("whoever orders for himself is asked for no cost centre (D43-2)", async () => {
  const { sentTo } = await form([centreOf("A")]);
  await screen.findByRole("button", { name: "2곳에 주문하기" });
  expect(screen.queryByLabelText("비용 부서 (선택)")).toBeNull();
  expect(sentTo("/cost-centres")).toEqual([]);
});

const order = productOf<Order>({
  shipTo: { name: "박수령", region: "SEOUL", masked: false },
  shippingFeePayer: "SELLER_PAYS",
  costCentre: { id: centreIdOf("A"), month: "2026-11", rateToKrw: 1 },
});
const shown = async (side: "BUYER" | "SELLER", of: Order) => {
  actForCompany();
  network({ "/cost-centres": () => centresReply(centreOf("A")) });
  await show(<OrderTerms lines={[of]} side={side} paymentTerms={undefined} />);
  await screen.findByText(/박수령/);
};

describe("a purchase order", () => {
  test("names its cost centre to its buyer", async () => {
    await shown("BUYER", order);
    expect((await screen.findByText("A-100 생산A팀")).closest("div")!.textContent).toBe(
      "비용 부서A-100 생산A팀",
    );
  });

  test("has no such line without one, and none for a seller", async () => {
    await shown("BUYER", { ...order, costCentre: undefined });
    expect(screen.queryByText("비용 부서")).toBeNull();
    tidy();
    browserObjects();
    await shown("SELLER", order);
    expect(screen.queryByText("비용 부서")).toBeNull();
  });
});
