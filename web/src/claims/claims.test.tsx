import type { Claim } from "@bupum/shared/deal/claims/contract";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { ClaimActs } from "./claim-acts.tsx";
import { ClaimPage } from "./claim-page.tsx";
import { LineClaims } from "./line-claims.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const orderId = "ord_01KB0000000000000000000000" as const;
const line = (more: object = {}) =>
  productOf<Order>({
    id: orderId,
    poNumber: "PO-261123-7K3QX",
    partNumber: "A-1",
    unit: "EA",
    quantity: 3,
    status: "CONFIRMED",
    shipment: { carrier: "CJ", shippedAt: "2026-11-23T00:00:00.000Z", at: "" },
    ...more,
  });
const claim = (more: object = {}) =>
  productOf<Claim>({
    id: "clm_01KB0000000000000000000000",
    status: "PENDING",
    currency: "USD",
    cost: 1250,
    vatMode: "EXCLUDED",
    version: 2,
    ...more,
  });

test("a buyer claims a shipped line with kind, quantity and words (D34-1)", async () => {
  const { sentTo } = network({ "/claims": () => ({ status: 201, body: { id: claim().id } }) });
  await show(<LineClaims of={line()} side="BUYER" />);
  fireEvent.click(screen.getByRole("button", { name: "클레임 신청" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("사유"), { target: { value: "SHORT" } });
  fireEvent.change(dialog.getByLabelText("문제가 있는 수량"), { target: { value: "1" } });
  fireEvent.change(dialog.getByLabelText("어떤 문제가 있나요? (5자 이상)"), {
    target: { value: "한 개가 빠졌습니다." },
  });
  fireEvent.click(dialog.getByRole("button", { name: "클레임 신청" }));
  await waitFor(() => expect(sentTo("/claims")).toHaveLength(1));
  expect(sentTo("/claims")[0]!.body).toEqual({
    orderId,
    kind: "SHORT",
    quantity: 1,
    detail: "한 개가 빠졌습니다.",
    fileIds: [],
  });
});

test("a seller has no button to claim, and what did not leave has none either", async () => {
  await show(<LineClaims of={line()} side="SELLER" />);
  expect(screen.queryByRole("button")).toBeNull();
});

const send = () => fireEvent.click(screen.getByRole("button", { name: "처리 방안 보내기" }));

test("a seller's credit is sent in minor units; without an amount it is not sent (D34-5)", async () => {
  const { sentTo } = network({ "/proposal": () => ({ status: 200, body: claim() }) });
  await show(<ClaimActs of={claim()} side="SELLER" />);
  fireEvent.change(screen.getByLabelText("처리 방안"), { target: { value: "CREDIT" } });
  const amount = await screen.findByLabelText("돌려줄 금액");
  expect(screen.getByText(/^최대 .*\(부가세 별도\)$/)).toBeTruthy();
  send();
  await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"));
  fireEvent.change(amount, { target: { value: "12.5" } });
  send();
  await waitFor(() => expect(sentTo("/proposal")).toHaveLength(1));
  expect(sentTo("/proposal")[0]!.body).toEqual({ remedy: "CREDIT", amount: 1250, version: 2 });
});

test("a buyer sees the steps that are open, and none after the end (D34-3)", async () => {
  await show(<ClaimActs of={claim({ status: "PROPOSED", proposal: {} })} side="BUYER" />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "이 방안으로 합의",
    "운영자 검토 요청",
    "클레임 철회",
  ]);
});

const offered = {
  status: "PROPOSED",
  kind: "DAMAGED",
  currency: "KRW",
  files: [],
  createdAt: "2026-11-24T00:00:00.000Z",
  proposal: { remedy: "CREDIT", amount: 123_455, at: "2026-11-24T00:00:00.000Z" },
};

test.each(["BUYER", "SELLER"] as const)(
  "the %s reads an offered credit with supply value, VAT and sum (D34-5)",
  async (side) => {
    const of = claim(offered);
    network({ [of.id]: () => ({ status: 200, body: of }) });
    await show(<ClaimPage side={side} id={of.id} back={null} />);
    const offer = (await screen.findByRole("heading", { name: "판매자 처리 방안" })).parentElement;
    expect(offer?.textContent).toMatch(/공급가액123,455원세액12,346원합계135,801원/);
  },
);

test.each([
  ["DAMAGED", "합계 135,801원 (공급가액 123,455원 · 세액 12,346원)"],
  ["LATE", "감액 123,455원"],
])("who agrees to a credit for %s is asked with its sum (D34-5)", async (kind, sum) => {
  await show(
    <>
      <ClaimActs of={claim({ ...offered, kind })} side="BUYER" />
      <Dialogs />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "이 방안으로 합의" }));
  expect((await screen.findByRole("dialog")).textContent).toContain(sum);
});

test("what an admin decided is an outcome, and nobody is said to have agreed (D34-4)", async () => {
  const settlement = { remedy: "REPLACEMENT", by: "ADMIN", at: "2026-11-24T00:00:00.000Z" };
  const decided = claim({
    status: "DECIDED",
    kind: "DAMAGED",
    settlement,
    files: [],
    createdAt: settlement.at,
  });
  network({ [decided.id]: () => ({ status: 200, body: decided }) });
  await show(<ClaimPage side="BUYER" id={decided.id} back={null} />);
  const outcome = (await screen.findByRole("heading", { name: "처리 결과" })).parentElement;
  expect(outcome?.textContent).toMatch(/운영자가 결정했습니다.*교체/);
  expect(outcome?.textContent).not.toContain("합의");
});
