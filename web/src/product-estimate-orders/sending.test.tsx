import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawn, plan, send, sellerOf } from "../../test/order-form.tsx";
import { tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  endActing();
});

const needed = {
  status: 409,
  body: { status: 409, code: "APPROVAL_NEEDED", message: "결재가 필요합니다." },
};
const asked = { status: 201, body: { id: "oap_01KB0000000000000000000000" } };

test("an order that needs an approval is sent to its approvers, the other one is placed (D41-2)", async () => {
  const { sentTo } = await drawn(() => needed, { "/order-approvals": () => asked });
  await send(2);
  expect(await screen.findByText("주문했습니다. 발주번호: PO-261123-AAAAA")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "결재 보기" })).toBeTruthy();
  const [approval, ...more] = sentTo("/order-approvals");
  expect(more).toEqual([]);
  expect(approval!.key).toBeTruthy();
  expect(approval!.body).toMatchObject({ awardPlanId: plan, shipTo: { name: "박수령" } });
  expect(approval!.body).not.toHaveProperty("fileIds");
  expect(JSON.stringify(approval!.body)).toContain(`rsp_${sellerOf("B").slice(4)}`);
  expect(screen.queryByRole("button", { name: /주문하기/ })).toBeNull();
});

test("a line that waits already is refused in words, and can be sent again (D41-2)", async () => {
  const waits = {
    status: 409,
    body: {
      status: 409,
      code: "LINE_IN_APPROVAL",
      message: "이미 결재를 기다리는 품목이 있습니다.",
    },
  };
  await drawn(() => needed, { "/order-approvals": () => waits });
  await send(2);
  expect(await screen.findByText("이미 결재를 기다리는 품목이 있습니다.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "1곳에 주문하기" })).toBeTruthy();
});

test("in a company's name the form says what its rules ask, and why it is ordered (D41-1)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  const steps = [["usr_1"], ["usr_2", "usr_3"]];
  const rules = { rules: [{ fromWon: 2_000, isNewSeller: false, steps }], version: 1 };
  const members = ["가", "나", "다"].map((name, at) => ({ userId: `usr_${at + 1}`, name }));
  const { sentTo } = await drawn(() => needed, {
    "/order-approvals": () => asked,
    "/approval-rules": () => ({ status: 200, body: { ...rules, mayReleaseOwn: false } }),
    "/members": () => ({ status: 200, body: { items: members } }),
    "/companies": () => ({
      status: 200,
      body: { items: [{ id: "cmp_1", roles: ["BUYER"], address: { address: "서울특별시" } }] },
    }),
  });
  // Ten pieces of 100 won come to 1,100 with VAT: below the rule, as far as the page knows.
  expect(await screen.findByRole("button", { name: "2곳에 주문하기" })).toBeTruthy();
  expect(await screen.findByText("2,000원 이상")).toBeTruthy();
  expect(screen.getByText(/→ 가 → 나 또는 다/)).toBeTruthy();
  expect(screen.getByLabelText("결재 요청 사유")).toBeTruthy();
  await send(2);
  expect(await screen.findByRole("link", { name: "결재 보기" })).toBeTruthy();
  expect(sentTo("/product-estimate-orders")).toHaveLength(2);
});
