import { expect, test } from "vitest";
import { breakdownOf } from "../../deal/product-estimate-orders/breakdown.ts";
import { addTaxed, type Taxed } from "../../kernel/money/tax.ts";
import {
  type Amendable,
  amendmentOf,
  canAmend,
  feeToInvoice,
  goodsOf,
  lastDayToIssue,
  remainingOf,
  type Supplied,
  taxTypeOf,
  writtenOnOf,
} from "./rules.ts";

const line = (amount: number, more: Partial<Supplied> = {}): Supplied => ({
  amount,
  currency: "KRW",
  vatMode: "EXCLUDED",
  shippingFeePayer: "BUYER_PAYS",
  shippingFee: 3_000,
  ...more,
});

test("an invoice is in time until the 10th of the next month, or the next business day", () => {
  expect(lastDayToIssue("2026-11-01")).toBe("2026-12-10");
  expect(lastDayToIssue("2026-11-30")).toBe("2026-12-10");
  expect(lastDayToIssue("2026-12-31")).toBe("2027-01-11");
  // Saturday the 10th, then two days off.
  expect(lastDayToIssue("2026-09-05")).toBe("2026-10-12");
  expect(lastDayToIssue("2028-02-29")).toBe("2028-03-10");
});

test("it states its last supply, or the last day of a whole month", () => {
  expect(writtenOnOf(["2026-11-20", "2026-11-03"], false)).toBe("2026-11-20");
  expect(writtenOnOf(["2026-02-03", "2026-02-20"], true)).toBe("2026-02-28");
});

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

test.each([
  [
    line(10_005),
    line(33_333, { shippingFee: 5_000 }),
    line(11_000, { vatMode: "INCLUDED", shippingFee: 2_000 }),
    line(700, { shippingFeePayer: "SELLER_PAYS" }),
  ],
  // Equal fees with more and less VAT in them, taxed lines beside zero-rated ones.
  [
    line(10_005, { vatMode: "ZERO_RATED", shippingFee: 5_500 }),
    line(33_333, { vatMode: "INCLUDED", shippingFee: 5_500 }),
    line(11_000, { shippingFee: 5_000 }),
    line(11_001, { vatMode: "ZERO_RATED", shippingFee: 5_499 }),
  ],
  [
    line(10_005, { vatMode: "ZERO_RATED", shippingFee: 12_345 }),
    line(33_333, { vatMode: "INCLUDED", shippingFee: 3_000 }),
    line(11_000, { shippingFee: 5_500 }),
  ],
])(
  "all invoices of an order together are its breakdown, in whatever order its lines come",
  (...standing) => {
    const [first, ...others] = standing;
    const whole = breakdownOf([first!, ...others]);
    for (const order of permutations(standing)) {
      let shipping: Taxed = addTaxed([]);
      let sum: Taxed = addTaxed([]);
      for (const [at, one] of order.entries()) {
        const completed = order.slice(0, at + 1);
        const { taxType, ...fee } = feeToInvoice({ standing, completed }, shipping);
        sum = addTaxed([sum, goodsOf(one)]);
        // A fee stands beside goods of its way of tax, and is never taken back.
        if (taxTypeOf(one) !== taxType) continue;
        expect(fee.supply).toBeGreaterThanOrEqual(0);
        shipping = addTaxed([shipping, fee]);
        sum = addTaxed([sum, fee]);
      }
      expect(sum).toEqual({ supply: whole.supply, vat: whole.vat });
    }
  },
);

const invoice = (more: Partial<Amendable> = {}): Amendable => ({
  status: "SENT",
  taxType: "TAXED",
  writtenOn: "2026-11-20",
  supply: 100_005,
  vat: 10_001,
  amendments: [],
  ...more,
});
const minus = (supply: number, vat: number, on: string, taxType = "TAXED") => ({
  supply: -supply,
  vat: -vat,
  taxType,
  writtenOn: on,
});
const asked = { supply: 30_003, on: "2026-12-02" };

test("each reason has its documents, their day and their sums", () => {
  expect(amendmentOf(invoice(), "ENTRY_ERROR", {})).toEqual([
    minus(100_005, 10_001, "2026-11-20"),
    { supply: 100_005, vat: 10_001, taxType: "TAXED", writtenOn: "2026-11-20" },
  ]);
  expect(amendmentOf(invoice(), "VALUE_CHANGED", { ...asked, supply: -20_000 })).toEqual([
    minus(20_000, 2_000, "2026-12-02"),
  ]);
  expect(amendmentOf(invoice(), "VALUE_CHANGED", asked)).toEqual([
    { supply: 30_003, vat: 3_000, taxType: "TAXED", writtenOn: "2026-12-02" },
  ]);
  expect(amendmentOf(invoice(), "GOODS_RETURNED", asked)).toEqual([
    minus(30_003, 3_000, "2026-12-02"),
  ]);
  expect(amendmentOf(invoice(), "CONTRACT_CANCELLED", asked)).toEqual([
    minus(100_005, 10_001, "2026-12-02"),
  ]);
  expect(amendmentOf(invoice(), "LOCAL_CREDIT", asked)).toEqual([
    minus(30_003, 3_000, "2026-11-20"),
    { supply: 30_003, vat: 0, taxType: "ZERO_RATED", writtenOn: "2026-11-20" },
  ]);
  expect(amendmentOf(invoice(), "ISSUED_TWICE", {})).toEqual([
    minus(100_005, 10_001, "2026-11-20"),
  ]);
});

const mark = (supply: number, vat: number, status: Amendable["status"] = "ISSUED") => ({
  reason: "GOODS_RETURNED" as const,
  supply,
  vat,
  status,
});

test("no amendment takes back more than is left, and the last one takes exactly that", () => {
  const had = invoice({ amendments: [mark(-30_003, -3_001), mark(-50_000, -5_000, "REFUSED")] });
  expect(remainingOf(had)).toEqual({ supply: 70_002, vat: 7_000 });
  const on = "2026-12-02";
  for (const reason of ["GOODS_RETURNED", "LOCAL_CREDIT"] as const)
    expect(amendmentOf(had, reason, { supply: 70_003, on })).toBeUndefined();
  expect(amendmentOf(had, "VALUE_CHANGED", { supply: -70_003, on })).toBeUndefined();
  expect(amendmentOf(had, "VALUE_CHANGED", { supply: 0, on })).toBeUndefined();
  expect(amendmentOf(had, "GOODS_RETURNED", { supply: 70_002, on })).toEqual([
    minus(70_002, 7_000, on),
  ]);
  expect(amendmentOf(had, "CONTRACT_CANCELLED", { on })).toEqual([minus(70_002, 7_000, on)]);
});

test("what is zero-rated has no VAT in its amendments either", () => {
  const exported = invoice({ taxType: "ZERO_RATED", vat: 0 });
  expect(amendmentOf(exported, "GOODS_RETURNED", asked)).toEqual([
    { supply: -30_003, vat: 0, taxType: "ZERO_RATED", writtenOn: "2026-12-02" },
  ]);
  expect(canAmend(exported, "LOCAL_CREDIT")).toBe(false);
});

test("only what was issued is amended, and a mended entry comes first", () => {
  for (const status of ["ISSUING", "CANCELLING", "CANCELLED", "REFUSED"] as const)
    expect(canAmend(invoice({ status }), "VALUE_CHANGED")).toBe(false);
  expect(canAmend(invoice(), "ENTRY_ERROR")).toBe(true);
  const returned = invoice({ amendments: [mark(-10, -1)] });
  expect(canAmend(returned, "ENTRY_ERROR")).toBe(false);
  expect(canAmend(returned, "GOODS_RETURNED")).toBe(true);
  expect(canAmend(invoice({ amendments: [mark(-100_005, -10_001)] }), "GOODS_RETURNED")).toBe(
    false,
  );
  expect(canAmend(invoice({ amends: { reason: "GOODS_RETURNED" } }), "VALUE_CHANGED")).toBe(false);
  expect(canAmend(invoice({ amends: { reason: "ENTRY_ERROR" } }), "VALUE_CHANGED")).toBe(true);
  const negative = { supply: -5, vat: 0, amends: { reason: "ENTRY_ERROR" } as const };
  expect(canAmend(invoice(negative), "VALUE_CHANGED")).toBe(false);
});
