import { expect, test } from "vitest";
import type { Order } from "./contract.ts";
import { purchaseOrderOf } from "./purchase-orders.ts";

const at = "2026-11-28T00:00:00.000Z";
const shipment = { carrier: "한진택배", shippedAt: at, at };
const line = (expectedShipDate: Order["expectedShipDate"], more: Partial<Order> = {}): Order => ({
  id: "ord_01KB0000000000000000000000",
  orderBatchId: "pob_01KB0000000000000000000000",
  poNumber: "PO-261122-7K3QX",
  productEstimateId: "est_01KB0000000000000000000000#l01",
  groupId: "egr_01KB0000000000000000000000",
  estimateId: "est_01KB0000000000000000000000",
  responseId: "rsp_01KB0000000000000000000000",
  buyerId: "usr_01KB0000000000000000000000",
  buyerName: "두루미기계",
  sellerId: "sel_01KB0000000000000000000000",
  sellerName: "한빛자재",
  productName: "인버터",
  isAlternative: false,
  condition: "NEW",
  unit: "EA",
  quantity: 1,
  unitPrice: "1000",
  currency: "KRW",
  amount: 1000,
  vatMode: "EXCLUDED",
  shippingFeePayer: "SELLER_PAYS",
  leadTimeDays: 1,
  status: "CONFIRMED",
  shipTo: { name: "박수령", region: "SEOUL", masked: true },
  files: [],
  version: 1,
  createdAt: at,
  expectedShipDate,
  ...more,
});

test("the days of dispatch are those of lines that are still to go out", () => {
  const [first, last] = [line("2026-11-30"), line("2026-12-28")];
  expect(purchaseOrderOf([last, first])).toMatchObject({
    firstShipDate: "2026-11-30",
    lastShipDate: "2026-12-28",
  });
  expect(purchaseOrderOf([{ ...first, shipment }, last])).toMatchObject({
    shipped: 1,
    firstShipDate: "2026-12-28",
    lastShipDate: "2026-12-28",
  });
  const gone = purchaseOrderOf([
    { ...first, shipment },
    { ...last, status: "COMPLETED" },
  ]);
  expect([gone.firstShipDate, gone.lastShipDate]).toEqual([undefined, undefined]);
});
