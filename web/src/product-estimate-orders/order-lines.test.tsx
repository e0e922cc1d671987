import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { describe, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import {
  batchesOf,
  breakdownOfBatch,
  lineIssue,
  type OrderLine,
  startQuantity,
} from "./order-lines.ts";

const now = "2026-11-21T00:00:00.000Z";
const quote = productOf<Quote>({
  id: "rsp_1",
  state: "ACTIVE",
  currency: "KRW",
  breaks: [{ minQty: 10, unitPrice: "100" }],
  moq: 10,
  orderMultiple: 5,
  validUntil: "2026-12-01",
});
const item = productOf<Line>({
  id: "est_a#l01",
  sellerId: "sel_a",
  open: true,
  currentResponse: quote,
});
const line = (change: Partial<Line> = {}, choice = {}): OrderLine => ({
  item: { ...item, ...change },
  choice: { quote, quantity: 10, acceptAlternative: false, ...choice },
});

describe("a line of an order", () => {
  test("is in order with the quote that was seen and an allowed quantity", () => {
    expect(lineIssue(line(), now)).toBeUndefined();
  });

  test("names what stands against it", () => {
    const alternative = productOf<Quote>({ ...quote, alternative: {} });
    const issues = [
      line(productOf({ activeOrder: {} })),
      line({ open: false }),
      line({ currentResponse: { ...quote, id: "rsp_2" } }),
      line({ currentResponse: { ...quote, validUntil: "2026-11-01" } }),
      line({}, { quantity: 12 }),
      line({ currentResponse: alternative }, { quote: alternative }),
    ].map((one) => lineIssue(one, now));
    expect(issues).toEqual(["ordered", "closed", "changed", "expired", "quantity", "alternative"]);
  });

  test("starts with the next quantity that the quote allows", () => {
    expect(startQuantity(quote, 3)).toBe(10);
    expect(startQuantity(quote, 12)).toBe(15);
    expect(startQuantity({ ...quote, maxQty: 20 }, 50)).toBe(20);
  });
});

test("one order is made for each seller and currency", () => {
  const dollars = { quote: { ...quote, currency: "USD" } };
  const lines = [line(), line({ sellerId: "sel_b" }), line(), line({}, dollars)];
  expect(batchesOf(lines).map((batch) => batch.lines.length)).toEqual([2, 1, 1]);
});

test("an order comes to its goods and one delivery, with VAT", () => {
  const terms = {
    vatMode: "EXCLUDED",
    shippingFeePayer: "BUYER_PAYS",
    shippingFee: 5_000,
  } as const;
  const won = { quote: { ...quote, ...terms } };
  const [batch] = batchesOf([line({}, won), line({}, won)]);
  expect(breakdownOfBatch(batch!)).toMatchObject({
    goods: { supply: 2_000, vat: 200 },
    shipping: { supply: 5_000, vat: 500 },
    total: 7_700,
  });
});
