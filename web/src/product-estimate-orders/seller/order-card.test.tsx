import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { storage } from "@bupum/ui/storage";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { OrderCard } from "./order-card.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const ulid = "01KB0000000000000000000000";
const order: Order = {
  id: `ord_${ulid}`,
  orderBatchId: `pob_${ulid}`,
  poNumber: "PO-261122-7K3QX",
  productEstimateId: `est_${ulid}#l01`,
  groupId: `egr_${ulid}`,
  estimateId: `est_${ulid}`,
  responseId: `rsp_${ulid}`,
  buyerId: `usr_${ulid}`,
  buyerName: "두루미기계",
  sellerId: `sel_${ulid}`,
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
  shippingFeePayer: "SELLER_PAYS",
  leadTimeDays: 1,
  status: "CANCELLED",
  shipTo: { name: "박수령", region: "SEOUL", masked: true },
  files: [],
  version: 1,
  createdAt: "2026-11-20T00:00:00.000Z",
};

test("a seller bookmarks the buyer of an order", async () => {
  storage.token.set("token");
  const { sentTo } = network({
    "/users/me": () => ({ status: 200, body: { id: `usr_${ulid}`, role: "SELLER" } }),
    "/bookmarks/me": () => ({ status: 200, body: { items: [], page: 1, itemsPerPage: 30 } }),
    "/bookmarks": () => ({ status: 200, body: { type: "BUYER", targetId: order.buyerId } }),
  });
  await show(<OrderCard lines={[order]} onDecide={() => undefined} />);
  await waitFor(() => expect(sentTo("/bookmarks/me")).toHaveLength(1));
  const button = screen.getByRole("button", { name: /두루미기계/ });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
  expect(sentTo("/bookmarks")[0]?.body).toMatchObject({ type: "BUYER", targetId: order.buyerId });
});

test("a card says what the buyer pays: the lines that stand, and shipping once", async () => {
  const line: Order = {
    ...order,
    status: "PENDING",
    shippingFeePayer: "BUYER_PAYS",
    shippingFee: 5_000,
  };
  const lines = [line, line, { ...line, status: "REJECTED" as const }];
  await show(<OrderCard lines={lines} onDecide={() => undefined} />);
  const total = screen.getByText("합계").parentElement!;
  expect(total.textContent).toContain("9,900");
  expect(total.textContent).toContain("배송비 포함 5,500");
  expect(total.textContent).toContain("거절·취소 제외 2,200");
});

test("a card whose shipping is to be agreed says that the total is without it", async () => {
  const line: Order = { ...order, status: "PENDING", shippingFeePayer: "NEGOTIABLE" };
  await show(<OrderCard lines={[line]} onDecide={() => undefined} />);
  const total = screen.getByText("합계").parentElement!;
  expect(total.textContent).toContain("2,200");
  expect(total.textContent).toContain("배송비 별도");
});
