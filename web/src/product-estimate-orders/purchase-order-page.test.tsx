import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { storage } from "@bupum/ui/storage";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { PurchaseOrderPage } from "./purchase-order-page.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.useRealTimers();
});

const ulid = "01KB000000000000000000000";
const order: Order = {
  id: `ord_${ulid}0`,
  orderBatchId: `pob_${ulid}0`,
  poNumber: "PO-261122-7K3QX",
  productEstimateId: `est_${ulid}0#l01`,
  groupId: `egr_${ulid}0`,
  estimateId: `est_${ulid}0`,
  responseId: `rsp_${ulid}0`,
  buyerId: `usr_${ulid}0`,
  buyerName: "두루미기계",
  sellerId: `sel_${ulid}0`,
  sellerName: "한빛자재",
  productName: "PLC 본체",
  isAlternative: false,
  condition: "NEW",
  unit: "EA",
  quantity: 2,
  unitPrice: "1000",
  currency: "KRW",
  amount: 2000,
  vatMode: "EXCLUDED",
  shippingFeePayer: "BUYER_PAYS",
  shippingFee: 5_000,
  leadTimeDays: 1,
  status: "PENDING",
  shipTo: { name: "박수령", region: "SEOUL", masked: true },
  files: [],
  version: 1,
  createdAt: "2026-11-20T00:00:00.000Z",
};
const line = (at: number, partNumber: string, more: Partial<Order> = {}): Order => ({
  ...order,
  id: `ord_${ulid}${at}`,
  partNumber,
  ...more,
});

async function shown(side: "BUYER" | "SELLER", orders: Order[], answers: object = {}) {
  storage.token.set("token");
  const net = network({
    "/users/me": () => ({ status: 200, body: { id: order.buyerId, role: "SELLER" } }),
    "/bookmarks/me": () => ({ status: 200, body: { items: [], page: 1, itemsPerPage: 30 } }),
    ...answers,
    [`/${order.id}/batch`]: () => ({ status: 200, body: { orders, paymentTerms: "익월 말 지급" } }),
  });
  await show(
    <>
      <PurchaseOrderPage
        side={side}
        orderId={order.id}
        lineId={undefined}
        back={null}
        linkOf={() => ({ to: "/mypage/orders" })}
        onCloseLine={() => undefined}
      />
      <Dialogs />
    </>,
  );
  await screen.findByRole("heading", { name: order.poNumber });
  return net;
}
const acts = () => within(screen.getByRole("group", { name: "주문 처리" }));
const buttons = () =>
  acts()
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("what the other side does stands on the open page half a minute later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const orders = [line(0, "A-1")];
  await shown("BUYER", orders);
  expect(screen.getAllByText("수락 대기")).not.toHaveLength(0);
  orders[0] = line(0, "A-1", { status: "CONFIRMED", version: 2 });
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(screen.queryByText("수락 대기")).toBeNull());
  expect(screen.getAllByText("주문 확정")).not.toHaveLength(0);
});

test("all lines stand in one table without pages, and an amount that is in no sum is struck", async () => {
  await shown("BUYER", [
    line(0, "A-1"),
    line(1, "A-2", { status: "REJECTED", unitPrice: "3000", amount: 6000 }),
  ]);
  expect(screen.queryByRole("button", { name: /다음/ })).toBeNull();
  const struck = [...document.querySelectorAll("[data-dead]")].map(
    ({ textContent }) => textContent,
  );
  expect(struck).toEqual([expect.stringContaining("6,000원")]);
});

test.each(["BUYER", "SELLER"] as const)(
  "the %s reads the terms of payment that the PO prints",
  async (side) => {
    await shown(side, [line(0, "A-1")]);
    expect(screen.getByText("결제 조건").nextElementSibling?.textContent).toBe("익월 말 지급");
  },
);

test("a purchase order says what the buyer pays: the lines that stand, shipping once, and what was refused", async () => {
  await shown("SELLER", [
    line(0, "E3Z-D62"),
    line(1, "MY2N"),
    line(2, "G7SA", { status: "REJECTED" }),
  ]);
  const total = screen.getByText("합계").parentElement!;
  expect(total.textContent).toContain("9,900");
  expect(screen.getByText("배송비").parentElement!.textContent).toBe("배송비5,000원 (부가세 별도)");
  expect(screen.getByText("거절·취소 제외").parentElement!.textContent).toContain("2,200");
});

test("a claim is offered on the order's own page, of several lines after a choice, and to its buyer alone", async () => {
  const shipped = {
    status: "CONFIRMED",
    shipment: { carrier: "CJ", shippedAt: "2026-11-23T00:00:00.000Z", at: "" },
  } as Partial<Order>;
  const lines = [line(0, "A-1", shipped), line(1, "A-2", shipped), line(2, "A-3")];
  await shown("BUYER", lines);
  fireEvent.click(screen.getByRole("button", { name: "클레임 신청" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("button", { name: /A-3/ })).toBeNull();
  fireEvent.click(await dialog.findByRole("button", { name: /A-2/ }));
  expect(await dialog.findByLabelText(/어떤 문제가 있나요/)).toBeTruthy();
});

test.each([
  ["SELLER", "CONFIRMED"],
  ["BUYER", "PENDING"],
] as const)("the %s of an order that is %s has no claim to make", async (side, status) => {
  await shown(side, [line(0, "A-1", { status })]);
  expect(screen.queryByRole("button", { name: "클레임 신청" })).toBeNull();
});

test("chosen lines say what they come to, not what the whole order does", async () => {
  await shown("SELLER", [line(0, "E3Z-D62"), line(1, "MY2N")]);
  expect(acts().getByText(/9,900/)).toBeTruthy();
  const [, first] = screen.getAllByRole("checkbox");
  fireEvent.click(first!);
  expect(acts().queryByText(/9,900/)).toBeNull();
  expect(acts().getByText(/2,200/)).toBeTruthy();
  expect(acts().getByText("배송비 제외")).toBeTruthy();
});

test.each(["BUYER", "SELLER"] as const)(
  "the %s reads the sum of the order in its head and beside what can be done (D4-12)",
  async (side) => {
    await shown(side, [
      line(0, "E3Z-D62"),
      line(1, "MY2N"),
      line(2, "G7SA", { status: "REJECTED" }),
    ]);
    const head = screen.getByRole("heading", { name: order.poNumber }).parentElement!;
    expect(head.textContent).toContain("9,900");
    expect(acts().getByText(/9,900/)).toBeTruthy();
  },
);

test("shipping that is to be agreed is said to be without the total", async () => {
  await shown("SELLER", [line(0, "E3Z-D62", { shippingFeePayer: "NEGOTIABLE" })]);
  expect(screen.getByText("합계").parentElement!.textContent).toContain("2,200");
  const open = screen.getAllByText("배송비").map((name) => name.parentElement!.textContent);
  expect(open).toContain("배송비협의 (합계 제외)");
});

test("a seller presses once for a whole order, or for the lines that are ticked", async () => {
  const { sentTo } = await shown("SELLER", [line(0, "E3Z-D62"), line(1, "MY2N"), line(2, "G7SA")], {
    "/accept": () => ({ status: 200, body: { orders: [] } }),
  });
  expect(buttons()).toEqual(["3건 거절", "3건 수락"]);
  fireEvent.click(screen.getByRole("checkbox", { name: /MY2N/ }));
  fireEvent.click(screen.getByRole("checkbox", { name: /G7SA/ }));
  expect(buttons()).toEqual(["2건 거절", "2건 수락"]);
  fireEvent.click(acts().getByRole("button", { name: "2건 수락" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "수락" }));
  await waitFor(() => expect(sentTo("/accept")).toHaveLength(1));
  expect(sentTo("/accept")[0]?.body).toMatchObject({
    scope: "BATCH",
    orderIds: [`ord_${ulid}1`, `ord_${ulid}2`],
  });
});

test("a buyer receives a whole order with one press and one question", async () => {
  const accepted = { status: "CONFIRMED", expectedShipDate: "2026-12-01" } as const;
  const { sentTo } = await shown(
    "BUYER",
    [line(0, "E3Z-D62", accepted), line(1, "MY2N", accepted)],
    {
      "/batch/complete": () => ({ status: 200, body: { orders: [] } }),
    },
  );
  expect(buttons()).toEqual(["2건 취소 요청", "2건 거래 완료"]);
  fireEvent.click(acts().getByRole("button", { name: "2건 거래 완료" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^PO-261122-7K3QX, 2개 품목입니다/)).toBeTruthy();
  expect(sentTo("/batch/complete")).toHaveLength(0);
  fireEvent.click(dialog.getByRole("button", { name: "거래 완료" }));
  await waitFor(() => expect(sentTo("/batch/complete")).toHaveLength(1));
  expect(sentTo("/batch/complete")[0]?.body).toEqual({
    orderIds: [`ord_${ulid}0`, `ord_${ulid}1`],
  });
});

test("one parcel takes the lines that are left; its number leads to the carrier (D2-20)", async () => {
  const at = "2026-11-23T00:00:00.000Z";
  const shipment = { carrier: "한진택배", trackingNo: "5123-4567-8901", shippedAt: at, at };
  const { sentTo } = await shown(
    "SELLER",
    [
      line(0, "E3Z-D62", { status: "CONFIRMED", shipment }),
      line(1, "MY2N", { status: "CONFIRMED" }),
      line(2, "G7SA", { status: "CONFIRMED" }),
    ],
    { "/batch/shipment": () => ({ status: 200, body: { orders: [] } }) },
  );
  const link = screen.getByRole("link", { name: /배송 조회/ });
  expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.hanjin\.com\/.*=512345678901$/);
  fireEvent.click(acts().getByRole("button", { name: "2건 출고 정보 입력" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("운송사"), { target: { value: "로젠택배" } });
  fireEvent.click(dialog.getByRole("button", { name: "저장하고 구매자에게 알리기" }));
  await waitFor(() => expect(sentTo("/batch/shipment")).toHaveLength(1));
  expect(sentTo("/batch/shipment")[0]?.body).toMatchObject({
    carrier: "로젠택배",
    orderIds: [`ord_${ulid}1`, `ord_${ulid}2`],
  });
});

test("what was shipped is chosen no more, so that the next parcel begins with the rest", async () => {
  const at = "2026-11-23T00:00:00.000Z";
  const shipment = { carrier: "한진택배", trackingNo: "512345678901", shippedAt: at, at };
  const orders = [
    line(0, "E3Z-D62", { status: "CONFIRMED" }),
    line(1, "MY2N", { status: "CONFIRMED" }),
  ];
  const ship = () => {
    orders[0] = { ...orders[0]!, shipment, version: 2 };
    return { status: 200, body: { orders: [orders[0]] } };
  };
  await shown("SELLER", orders, { "/batch/shipment": ship });
  fireEvent.click(screen.getByRole("checkbox", { name: /E3Z-D62/ }));
  fireEvent.click(acts().getByRole("button", { name: "출고 정보 입력" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("운송사"), { target: { value: "한진택배" } });
  fireEvent.click(dialog.getByRole("button", { name: "저장하고 구매자에게 알리기" }));
  await screen.findByRole("link", { name: /배송 조회/ });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /E3Z-D62/ }).checked).toBe(false);
  expect(buttons()).toEqual(["2건 취소 요청", "1건 출고 정보 입력"]);
});

test("a seller bookmarks the buyer of an order", async () => {
  const { sentTo } = await shown("SELLER", [order], {
    "/bookmarks": () => ({ status: 200, body: { type: "BUYER", targetId: order.buyerId } }),
  });
  await waitFor(() => expect(sentTo("/bookmarks/me")).toHaveLength(1));
  const button = screen.getByRole("button", { name: /두루미기계/ });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
  expect(sentTo("/bookmarks")[0]?.body).toMatchObject({ type: "BUYER", targetId: order.buyerId });
});
