import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { show, tidy } from "../../test/world.tsx";
import { batchesOf } from "./order-lines.ts";
import { LineTotals, TotalsList, WholeTotal } from "./totals.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const line: PricedLine = {
  amount: 20_000,
  currency: "KRW",
  vatMode: "EXCLUDED",
  shippingFeePayer: "BUYER_PAYS",
  shippingFee: 5_000,
};
/** The rows of the list, as they are read. */
const rows = () =>
  [...document.querySelectorAll("dl > div")].map(({ children: [name, amount] }) => [
    name?.textContent,
    amount?.textContent,
  ]);

test("an order's supply value has its shipping in it, once, on the same basis", async () => {
  await show(<TotalsList of={breakdownOf([line, line])} />);
  await screen.findByText("합계");
  expect(rows()).toEqual([
    ["물품", "40,000원"],
    ["배송비", "5,000원 (부가세 별도)"],
    ["공급가액", "45,000원"],
    ["부가세", "4,500원"],
    ["합계", expect.stringContaining("49,500원")],
  ]);
});

test("a total without a fee that is not known yet says so, and one line has none", async () => {
  await show(
    <>
      <TotalsList of={breakdownOf([{ ...line, shippingFeePayer: "NEGOTIABLE" }])} />
      <LineTotals of={line} />
    </>,
  );
  await screen.findByText("협의 (합계 제외)");
  expect(rows().slice(1, 6)).toEqual([
    ["배송비", "협의 (합계 제외)"],
    ["공급가액", "20,000원"],
    ["부가세", "2,000원"],
    ["합계", expect.stringContaining("22,000원")],
    ["공급가액", "20,000원"],
  ]);
  expect(rows()).toHaveLength(8);
});

/** Ten pieces that are ordered of a seller. */
const orderLine = (sellerId: string, currency: string, unitPrice: string, payer?: string) => ({
  item: productOf<Line>({ id: sellerId, sellerId, groupId: "egr_1", sellerName: sellerId }),
  choice: {
    quote: productOf<Quote>({
      currency,
      vatMode: "EXCLUDED",
      shippingFeePayer: payer ?? "SELLER_PAYS",
      breaks: [{ minQty: 1, unitPrice }],
    }),
    quantity: 10,
    acceptAlternative: false,
  },
});

test("beside the button that orders stand the totals of each currency, and all together in the reader's", async () => {
  const batches = batchesOf([orderLine("a", "KRW", "1000"), orderLine("b", "USD", "1.5")]);
  await show(
    <RatesContext value={{ currency: "KRW", toKrw: { USD: 1_400 }, asOf: "2026-11-27" }}>
      <WholeTotal region={undefined} batches={batches} />
    </RatesContext>,
  );
  // 11,000 won, and 16.50 dollars of 23,100 won.
  const total = await screen.findByText("11,000원 + $16.50");
  expect(total.parentElement!.textContent).toBe("합계 11,000원 + $16.50 (모두 합쳐 약 34,100원)");
});

test("the total beside the button says that a fee of shipping is to be agreed", async () => {
  await show(
    <WholeTotal
      region={undefined}
      batches={batchesOf([orderLine("a", "KRW", "1000", "NEGOTIABLE")])}
    />,
  );
  const total = await screen.findByText("11,000원");
  expect(total.parentElement!.textContent).toBe("합계 11,000원 · 배송비 협의 (합계 제외)");
});
