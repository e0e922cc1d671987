import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drawn, groupId, lineOf, plan, send, sellerOf, shipTo } from "../../test/order-form.tsx";
import { network, show, tidy } from "../../test/world.tsx";
import { addressesOf } from "./addresses.ts";
import { OrderFields } from "./order-fields.tsx";
import type { Choice } from "./order-lines.ts";

beforeEach(browserObjects);
afterEach(tidy);

test("a plan is kept first, and a seller who failed is tried again alone, with the same key", async () => {
  let isDown = true;
  const { sentTo } = await drawn(() =>
    isDown
      ? {
          status: 409,
          body: { status: 409, code: "SELLER_BLOCKED", message: "거래가 중지되었습니다." },
        }
      : { status: 201, body: { poNumber: "PO-261123-BBBBB" } },
  );
  await send(2);
  expect(await screen.findByText("주문했습니다. 발주번호: PO-261123-AAAAA")).toBeTruthy();
  expect(await screen.findByText("거래가 중지되었습니다.")).toBeTruthy();
  isDown = false;
  await send(1);
  await waitFor(() => expect(sentTo("/product-estimate-orders")).toHaveLength(3));
  const sent = sentTo("/product-estimate-orders");
  expect(sent.map(({ key }) => key)).toEqual(
    ["A", "B", "B"].map((letter) => `${plan}.${sellerOf(letter).slice(4)}.KRW0`),
  );
  expect(sent.every(({ key }) => key!.length <= 64)).toBe(true);
  expect(sent.map(({ body }) => (body as { awardPlanId: string }).awardPlanId)).toEqual([
    plan,
    plan,
    plan,
  ]);
  expect(sentTo("/award-plans").map(({ body }) => body)).toMatchObject([
    { groupId, preset: "SPLIT", items: [{ quantity: 10 }, { quantity: 10 }] },
  ]);
});

const lost = () => {
  throw new TypeError("Failed to fetch");
};

test("a lost answer is said, and sent again after a reload under the same plan", async () => {
  await drawn(lost);
  await send(2);
  expect(await screen.findByText(/다시 보내도 두 번 주문되지 않습니다/)).toBeTruthy();
  const kept = { ...sessionStorage };
  tidy();
  browserObjects();
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  const { sentTo } = await drawn(() => ({ status: 201, body: { poNumber: "PO-261123-BBBBB" } }));
  await send(2);
  await waitFor(() => expect(sentTo("/product-estimate-orders")).toHaveLength(2));
  expect(sentTo("/award-plans")).toEqual([]);
  expect(sentTo("/product-estimate-orders")[1]!.key).toBe(`${plan}.${sellerOf("B").slice(4)}.KRW0`);
});

test("each seller's order says the terms of payment, as the comparison did", async () => {
  await drawn(lost);
  expect(await screen.findAllByText("결제 조건: 익월 말 지급")).toHaveLength(1);
});

describe("a substitute (D3-22)", () => {
  const alternative = { partNumber: "SV002iG5A-2", reason: "단종품의 후속 모델" };
  const substitute = async (isAgreed: boolean) => {
    const item = lineOf("A");
    const quote = { ...item.currentResponse!, alternative } as Choice["quote"];
    network({
      "/product-estimates/estimate": () => ({
        status: 200,
        body: { items: [{ ...item, currentResponse: quote }] },
      }),
    });
    const choice = { quote, quantity: 10, acceptAlternative: isAgreed, isAgreed };
    const chosen = new Map([[item.id, choice]]);
    await show(
      <OrderFields groupId={groupId} preset="SPLIT" chosen={chosen} addresses={[shipTo]} />,
    );
    await screen.findByText("단종품의 후속 모델");
  };

  test("that the comparison asked about is not asked about again", async () => {
    await substitute(true);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByText(/동의한 뒤 주문/)).toBeNull();
  });

  test("that nobody agreed to yet waits for the consent", async () => {
    await substitute(false);
    fireEvent.click(screen.getByRole("checkbox"));
    await waitFor(() => expect(screen.queryByText(/동의한 뒤 주문/)).toBeNull());
  });
});

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test("an address of an earlier order is chosen in one go", async () => {
  network({
    "/product-estimates/estimate": () => ({ status: 200, body: { items: [lineOf("A")] } }),
  });
  const item = lineOf("A");
  const choice = { quote: item.currentResponse!, quantity: 10, acceptAlternative: false };
  const second = { ...shipTo, name: "최창고", zip: "15845", address: "경기도 군포시 새봄로 3" };
  await show(
    <OrderFields
      groupId={groupId}
      preset="SPLIT"
      chosen={new Map([[item.id, choice]])}
      addresses={[shipTo, second]}
    />,
  );
  fireEvent.change(await screen.findByLabelText("사용한 배송지"), { target: { value: "1" } });
  await waitFor(() => expect(value("받는 분")).toBe("최창고"));
  expect(value("우편번호")).toBe("15845");
  expect(value("주소")).toBe("경기도 군포시 새봄로 3");
});

test("addresses of earlier orders stand once, the last one first", () => {
  const other = { ...shipTo, name: "최창고" };
  const orders = [shipTo, other, shipTo, { ...other, masked: true }];
  expect(addressesOf(orders.map((one) => ({ shipTo: one })))).toEqual([shipTo, other]);
});

test("the button says before the press which seller's least value is not reached (D36-4)", async () => {
  const item = lineOf("A");
  const freight = { feeWon: 3_000, freeFromWon: 5_000, regionFees: [] };
  const quote = {
    ...item.currentResponse!,
    shippingFeePayer: "BUYER_PAYS",
    saleTerms: { minimumWon: 1_500, freight },
  } as const;
  network({
    "/product-estimates/estimate": () => ({
      status: 200,
      body: { items: [{ ...item, currentResponse: quote }] },
    }),
  });
  const drawnWith = async (quantity: number) => {
    const choice = { quote, quantity, acceptAlternative: false };
    await show(
      <OrderFields
        groupId={groupId}
        preset="BY_HAND"
        chosen={new Map([[item.id, choice]])}
        addresses={[shipTo]}
      />,
    );
  };
  await drawnWith(10);
  const button = await screen.findByRole<HTMLButtonElement>("button", {
    name: "판매자 A: 최소 주문 금액 미만",
  });
  expect(button.disabled).toBe(true);
  expect(screen.getByText("최소 주문 금액(1,500원)까지 500원 부족")).toBeTruthy();
  expect(screen.getByText("4,000원 더 주문하면 무료배송")).toBeTruthy();
  tidy();
  browserObjects();
  network({
    "/product-estimates/estimate": () => ({
      status: 200,
      body: { items: [{ ...item, currentResponse: quote }] },
    }),
  });
  await drawnWith(15);
  const open = await screen.findByRole<HTMLButtonElement>("button", { name: "1곳에 주문하기" });
  expect(open.disabled).toBe(false);
});
