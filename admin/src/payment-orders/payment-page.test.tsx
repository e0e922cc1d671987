import type { PaymentOrderEntityDetail } from "@bupum/shared/billing/payment-orders/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { PaymentPage } from "./payment-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const at = "2026-11-23T03:00:00.000Z";
const failed: PaymentOrderEntityDetail = {
  id: "pay_01KB0000000000000000000000",
  subscribeId: "sub_01KB0000000000000000000000",
  kind: "RENEWAL",
  attempt: 1,
  status: "FAILED",
  subscribeType: "MONTHLY",
  amount: 42_900,
  card: { issuerCode: "11", last4: "1234" },
  member: { id: "usr_01KB0000000000000000000000", userId: "kim01", name: "김부품" },
  createdAt: at,
  version: 3,
  history: [
    {
      entity: "payment-order",
      id: "pay_01KB0000000000000000000000",
      at,
      from: "READY",
      to: "CANCELLED",
      actor: "usr_01KB0000000000000000000001",
      actorRole: "ADMIN",
      via: "ADMIN",
      reason: "UNSENT: 전화 요청",
    },
  ],
};

test.each([
  ["NOT_FOUND_PAYMENT", "결제사에 요청이 도착하지 않음 (NOT_FOUND_PAYMENT)"],
  ["ABORTED", "결제사에서 결제가 중단됨 (ABORTED)"],
  ["REJECT_CARD_PAYMENT", "REJECT_CARD_PAYMENT"],
])("why a payment failed is said in words where it is ours: %s", async (failCode, said) => {
  network({ [`/payment-order-entities/${failed.id}`]: () => ({ ...failed, failCode }) });
  await show("/payments/$paymentId", PaymentPage, `/payments/${failed.id}`);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByText(/관리자 · 전송하지 않고 취소: 전화 요청/)).toBeTruthy();
});
