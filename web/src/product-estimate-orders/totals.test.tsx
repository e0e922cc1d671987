import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { LineTotals, TotalsList } from "./totals.tsx";

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

test("an order's total has its shipping in it, once, and says so", async () => {
  await show(<TotalsList of={breakdownOf([line, line])} />);
  await screen.findByText("합계");
  expect(rows()).toEqual([
    ["공급가액", "45,000원"],
    ["부가세", "4,500원"],
    ["합계", expect.stringContaining("49,500원")],
    ["배송비 포함", "5,500원"],
  ]);
});

test("a total without a fee that is not known yet says so, and one line has none", async () => {
  await show(
    <>
      <TotalsList of={breakdownOf([{ ...line, shippingFeePayer: "NEGOTIABLE" }])} />
      <LineTotals of={line} />
    </>,
  );
  await screen.findByText("별도");
  expect(rows().slice(2, 5)).toEqual([
    ["합계", expect.stringContaining("22,000원")],
    ["배송비", "별도"],
    ["공급가액", "20,000원"],
  ]);
  expect(rows()).toHaveLength(7);
});
