import { describe, expect, test } from "vitest";
import { belowMinimum, breakdownOf, type PricedLine } from "./breakdown.ts";
import { deliveryRate, type DeliveryTerms, feeAt, minimumOf, toFreeWon } from "./freight.ts";

const freight = {
  feeWon: 3_000,
  freeFromWon: 50_000,
  regionFees: [{ region: "JEJU" as const, feeWon: 6_000 }, { region: "GANGWON" as const }],
};
const terms: DeliveryTerms = {
  vatMode: "EXCLUDED",
  shippingFeePayer: "BUYER_PAYS",
  saleTerms: { minimumWon: 20_000, freight },
};
const line = (amount: number, more: Partial<PricedLine> = {}): PricedLine => ({
  ...terms,
  currency: "KRW",
  amount,
  ...more,
});

describe("the fee of a delivery (D36-3)", () => {
  test("is that of the region, else the common one", () => {
    expect(deliveryRate(terms, "SEOUL")).toEqual({ fee: 3_000, freeFromWon: 50_000 });
    expect(deliveryRate(terms, undefined)).toEqual({ fee: 3_000, freeFromWon: 50_000 });
    expect(deliveryRate(terms, "JEJU")).toEqual({ fee: 6_000, freeFromWon: 50_000 });
    expect(deliveryRate(terms, "GANGWON")).toEqual({});
  });

  test("is what was typed where something was, and nothing where the seller pays", () => {
    expect(deliveryRate({ ...terms, shippingFee: 0 }, "JEJU")).toEqual({ fee: 0 });
    expect(deliveryRate({ ...terms, shippingFeePayer: "SELLER_PAYS" }, "JEJU")).toEqual({ fee: 0 });
    expect(deliveryRate({ ...terms, shippingFeePayer: "NEGOTIABLE" }, "JEJU")).toEqual({});
    expect(deliveryRate({ ...terms, saleTerms: { minimumWon: 1 } }, "JEJU")).toEqual({});
  });

  test("includes its VAT where the prices do, and none where they are free of it", () => {
    expect(deliveryRate({ ...terms, vatMode: "INCLUDED" }, undefined).fee).toBe(3_300);
    expect(deliveryRate({ ...terms, vatMode: "ZERO_RATED" }, undefined).fee).toBe(3_000);
  });

  test("is none from the free value on", () => {
    const rate = deliveryRate(terms, undefined);
    expect([49_999, 50_000, 50_001].map((won) => feeAt(rate, won))).toEqual([3_000, 0, 0]);
    expect(feeAt({}, 50_000)).toBeUndefined();
    expect(feeAt({ freeFromWon: 10 }, 50_000)).toBeUndefined();
  });

  test("counts once in an order, by the value of its goods without VAT", () => {
    const included = line(11_000, { vatMode: "INCLUDED" });
    expect(breakdownOf([line(39_999), included])).toMatchObject({
      goods: { supply: 49_999 },
      shipping: { supply: 3_000, vat: 300 },
    });
    expect(breakdownOf([line(40_000), included]).shipping).toEqual({ supply: 0, vat: 0 });
    expect(breakdownOf([line(40_000), line(10_000, { shippingFee: 2_000 })]).shipping.supply).toBe(
      2_000,
    );
    expect(breakdownOf([line(1)], { region: "JEJU" }).shipping.supply).toBe(6_000);
    expect(breakdownOf([line(1)], { region: "GANGWON" }).isShippingOpen).toBe(true);
    expect(breakdownOf([line(1)], { goodsWon: 50_000 }).shipping.supply).toBe(0);
  });

  test("says how much more makes it none, where something does", () => {
    const free = deliveryRate(terms, undefined);
    expect(toFreeWon([free], 38_000)).toBe(12_000);
    expect(toFreeWon([free, { fee: 1_000, freeFromWon: 60_000 }], 38_000)).toBe(22_000);
    expect(toFreeWon([free, { fee: 1_000 }], 38_000)).toBeUndefined();
    expect(toFreeWon([free, { fee: 0 }], 38_000)).toBe(12_000);
    expect(toFreeWon([free], 50_000)).toBeUndefined();
  });
});

describe("the least value of an order (D36-4)", () => {
  test("is the highest that a quote names", () => {
    expect(minimumOf([terms, { saleTerms: { minimumWon: 30_000 } }, {}])).toBe(30_000);
    expect(minimumOf([{}, { saleTerms: {} }])).toBeUndefined();
  });

  test("counts the goods without VAT and shipping", () => {
    expect(belowMinimum([line(19_999)])).toEqual({ minimumWon: 20_000, won: 1 });
    expect(belowMinimum([line(20_000)])).toBeUndefined();
    expect(belowMinimum([line(21_999, { vatMode: "INCLUDED" })])).toEqual({
      minimumWon: 20_000,
      won: 1,
    });
    expect(belowMinimum([line(1)], 20_000)).toBeUndefined();
    expect(belowMinimum([line(1, { saleTerms: undefined })])).toBeUndefined();
  });
});
