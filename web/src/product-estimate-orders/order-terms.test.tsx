import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { OrderTerms } from "./order-terms.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const line = (more: object = {}) =>
  productOf<Order>({
    id: "ord_01KB0000000000000000000000",
    shipTo: { name: "박수령", region: "SEOUL", masked: false },
    shippingFeePayer: "SELLER_PAYS",
    status: "COMPLETED",
    currency: "KRW",
    buyerCompany: {
      name: "한빛정밀",
      businessNumber: "1248100998",
      representative: "구본아",
      address: { zip: "04524", address: "서울특별시 중구 세종대로 110" },
      businessType: "제조업",
      businessItem: "기계부품",
      invoiceEmail: "tax@example.com",
    },
    ...more,
  });
const invoice = {
  id: "tin_1",
  number: "TI-1",
  share: { supply: 100_000, vat: 10_000, total: 110_000 },
  status: "SENT",
  total: 1_100,
  amendments: [],
};
const sides = [
  ["BUYER", "/mypage/tax-invoices/tin_1"],
  ["SELLER", "/seller/tax-invoices/tin_1"],
] as const;

async function shown(side: "BUYER" | "SELLER", lines: [Order, ...Order[]]) {
  network({ [`/orders/${line().id}`]: () => ({ status: 200, body: { items: [invoice] } }) });
  await show(<OrderTerms lines={lines} side={side} paymentTerms={undefined} />);
  await screen.findByText(/박수령/);
  return screen.queryByText("세금계산서");
}

describe.each(sides)("a purchase order shows its tax invoices to the %s (D42-2)", (side, page) => {
  test("once one of its lines is completed", async () => {
    const title = await shown(side, [line({ status: "CONFIRMED" }), line()]);
    expect(title).toBeTruthy();
    const link = await screen.findByRole("link", { name: invoice.number });
    expect(link.getAttribute("href")).toBe(page);
  });

  test.each([
    ["while its lines are accepted or shipped", { status: "CONFIRMED" }, { status: "SHIPPED" }],
    ["while its completed lines are not in won", { currency: "USD" }, { status: "CONFIRMED" }],
    ["of somebody without a company", { buyerCompany: undefined }, { buyerCompany: undefined }],
  ])("not %s", async (_, first, second) => {
    expect(await shown(side, [line(first), line(second)])).toBeNull();
  });
});
