import { array, assert, constantFrom, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { shippingFeePayers } from "../../catalogue/products/merchandise-fields.ts";
import { withVat, vatModes } from "../../kernel/money/tax.ts";
import { estimateStatuses } from "../estimate-groups/statuses.ts";
import { breakdownOf, type PricedLine, sumsOf } from "./breakdown.ts";

const line: PricedLine = {
  amount: 1_000,
  currency: "KRW",
  vatMode: "EXCLUDED",
  shippingFeePayer: "BUYER_PAYS",
  shippingFee: 5_000,
};

test("a fee counts once for all lines of an order, with its VAT", () => {
  expect(breakdownOf([line, line, { ...line, shippingFee: 3_000 }])).toEqual({
    currency: "KRW",
    goods: { supply: 3_000, vat: 300 },
    shipping: { supply: 5_000, vat: 500 },
    isShippingOpen: false,
    shippingState: "FEE",
    supply: 8_000,
    vat: 800,
    total: 8_800,
    refused: 0,
  });
});

test("of two fees that come to the same the one with VAT counts, whichever comes first", () => {
  const free = { ...line, vatMode: "ZERO_RATED", shippingFee: 5_500 } as const;
  expect(breakdownOf([free, line]).shipping).toEqual({ supply: 5_000, vat: 500 });
  expect(breakdownOf([line, free]).shipping).toEqual({ supply: 5_000, vat: 500 });
});

test("who sells pays the freight or leaves it open: the fee is in no sum", () => {
  const free = breakdownOf([{ ...line, shippingFeePayer: "SELLER_PAYS" }]);
  expect(free).toMatchObject({ total: 1_100, isShippingOpen: false });
  const open = breakdownOf([{ ...line, shippingFeePayer: "NEGOTIABLE" }]);
  expect(open).toMatchObject({ total: 1_100, isShippingOpen: true });
  const unnamed = breakdownOf([{ ...line, shippingFee: undefined }]);
  expect(unnamed).toMatchObject({ total: 1_100, isShippingOpen: true });
});

test("a fee is open where that of one line is, and sums add what was refused (D4-12)", () => {
  const open = { ...line, shippingFeePayer: "NEGOTIABLE" } as const;
  const both = breakdownOf([line, open]);
  expect(both).toMatchObject({ isShippingOpen: true, total: 7_700 });
  const refused = breakdownOf([{ ...line, status: "REJECTED" }]);
  expect(sumsOf([both, breakdownOf([line]), refused])).toMatchObject([
    { isShippingOpen: true, total: 14_300, refused: 1_100 },
  ]);
});

test("what was refused or cancelled is told beside the sum, and pays no freight", () => {
  const refused = { ...line, status: "REJECTED", shippingFee: 9_000 } as const;
  const cancelled = { ...line, status: "CANCELLED", vatMode: "INCLUDED" } as const;
  const sum = breakdownOf([{ ...line, status: "CONFIRMED" }, refused, cancelled]);
  expect(sum).toMatchObject({ total: 6_600, refused: 2_100 });
  expect(breakdownOf([refused])).toMatchObject({ total: 0, refused: 1_100 });
});

test("orders to several sellers have one sum for each currency", () => {
  const dollars = { ...line, currency: "USD", vatMode: "ZERO_RATED", amount: 100_000 } as const;
  const free = { ...line, shippingFeePayer: "SELLER_PAYS" } as const;
  const all = [free, free, { ...dollars, shippingFeePayer: "NEGOTIABLE" } as const];
  expect(sumsOf(all.map((one) => breakdownOf([one])))).toMatchObject([
    { currency: "KRW", supply: 2_000, vat: 200, total: 2_200, isShippingOpen: false },
    { currency: "USD", supply: 100_000, vat: 0, total: 100_000, isShippingOpen: true },
  ]);
});

const lines = array(
  record({
    amount: integer({ min: 0, max: 1e12 }),
    currency: constantFrom("KRW" as const),
    vatMode: constantFrom(...vatModes),
    shippingFeePayer: constantFrom(...shippingFeePayers),
    shippingFee: option(integer({ min: 0, max: 1e9 }), { nil: undefined }),
    status: constantFrom(...estimateStatuses),
  }),
  { minLength: 1, maxLength: 25 },
);

test("goods, shipping, supply, VAT and total agree, and orders add up (seed 20261127)", () => {
  assert(
    property(lines, lines, ([first, ...others], [second, ...more]) => {
      const [one, two] = [breakdownOf([first!, ...others]), breakdownOf([second!, ...more])];
      for (const { goods, shipping, supply, vat, total } of [one, two]) {
        expect(supply + vat).toBe(total);
        expect(goods.supply + shipping.supply).toBe(supply);
        expect(goods.vat + shipping.vat).toBe(vat);
      }
      const standing = [first!, ...others].filter(
        ({ status }) => status !== "REJECTED" && status !== "CANCELLED",
      );
      const goods = standing.map(({ amount, vatMode }) => withVat(amount, vatMode));
      expect(one.goods.supply).toBe(goods.reduce((sum, { supply }) => sum + supply, 0));
      expect(sumsOf([one, two])).toMatchObject([{ total: one.total + two.total }]);
    }),
    { seed: 20_261_127 },
  );
});
