import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { OrderDrawer } from "./order-drawer.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const at = "2026-11-20T00:00:00.000Z";
const detail = "도금 업체 휴무";
const order = productOf<Order>({
  id: "ord_01KB0000000000000000000000",
  poNumber: "PO-261120-7K3QX",
  partNumber: "A-1",
  productName: "PLC 본체",
  condition: "NEW",
  unit: "EA",
  quantity: 2,
  unitPrice: "1000",
  currency: "KRW",
  amount: 2000,
  vatMode: "EXCLUDED",
  shippingFeePayer: "SELLER_PAYS",
  leadTimeDays: 1,
  status: "CONFIRMED",
  siblings: [],
  files: [],
  expectedShipDate: "2099-12-10",
  shipDateMoves: [
    { from: "2099-11-30", to: "2099-12-10", reason: "OTHER", detail, by: "SELLER", at },
  ],
  confirmedAt: at,
  createdAt: at,
});

test("the line in detail has the day of dispatch as the list does: the day before and the reason (D33-4)", async () => {
  network({ [order.id]: () => ({ status: 200, body: order }) });
  await show(<OrderDrawer orderId={order.id} side="SELLER" onClose={() => undefined} />);
  const day = (await screen.findByText("출고 예정일")).parentElement;
  expect(day?.textContent).toMatch(/12월 10일.*11월 30일.*기타 \(도금 업체 휴무\)/);
});
