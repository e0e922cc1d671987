import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountAt } from "../../kernel/money/amounts.ts";
import type { QuoteDraft } from "./contract.ts";
import {
  frozenTerms,
  isExtendable,
  isExtension,
  isValidUntilAllowed,
  priceDelta,
  stateAt,
  termsOf,
} from "./rules.ts";

const now = "2026-10-07T03:00:00.000Z";
const productEstimateId = "est_01J8Z3K4M5N6P7Q8R9S0T1V2W3#l01" as const;
const demand = { quantity: 10, allowAlternative: true, requiredCondition: "ANY" } as const;
const draft: QuoteDraft = {
  productEstimateId,
  currency: "KRW",
  unitPrice: "100",
  moq: 5,
  leadTimeDays: 3,
  condition: "NEW",
  shippingFeePayer: "SELLER_PAYS",
  fileIds: [],
};
const faultsOf = (more: Partial<QuoteDraft>) => {
  const found = termsOf({ ...draft, ...more }, demand, now);
  return "faults" in found ? found.faults.map(({ path, code }) => `${path} ${code}`) : [];
};

describe("a quote as stated", () => {
  test("gets its defaults: one step from the MOQ, fourteen days, without VAT", () => {
    expect(termsOf(draft, demand, now)).toEqual({
      terms: {
        currency: "KRW",
        breaks: [{ minQty: 5, unitPrice: "100" }],
        moq: 5,
        orderMultiple: 1,
        leadTimeDays: 3,
        condition: "NEW",
        shippingFeePayer: "SELLER_PAYS",
        vatMode: "EXCLUDED",
        validUntil: "2026-10-21",
      },
    });
  });

  test("reports all its faults at once", () => {
    expect(faultsOf({ maxQty: 4, orderMultiple: 2, validUntil: "2026-10-07" })).toEqual([
      "maxQty MAX_BELOW_MOQ",
      "orderMultiple MOQ_MULTIPLE",
      "validUntil VALID_UNTIL_RANGE",
    ]);
    expect(faultsOf({ unitPrice: undefined, currency: undefined })).toEqual([
      "currency required",
      "unitPrice PRICE_REQUIRED",
    ]);
  });

  test("keeps what a seller states instead of the defaults", () => {
    const stated = {
      maxQty: 50,
      shippingFee: 3_000,
      memo: "재고 있음",
      vatMode: "INCLUDED" as const,
      orderMultiple: 5,
      validUntil: "2026-11-01",
    };
    expect(termsOf({ ...draft, ...stated }, demand, now)).toMatchObject({ terms: stated });
    expect(Object.keys((termsOf(draft, demand, now) as { terms: object }).terms)).not.toContain(
      "memo",
    );
  });

  test("needs each of its required fields", () => {
    for (const name of ["currency", "leadTimeDays", "condition", "shippingFeePayer"] as const)
      expect(faultsOf({ [name]: undefined }), name).toEqual([`${name} required`]);
    expect(faultsOf({ leadTimeDays: 0 })).toEqual([]);
  });

  test("has one minimum, whether stated beside the steps or in them", () => {
    const breaks = [{ minQty: 6, unitPrice: "100" }];
    const plain = { unitPrice: undefined, breaks };
    expect(faultsOf({ ...plain, moq: 6 })).toEqual([]);
    expect(faultsOf({ ...plain, moq: undefined })).toEqual([]);
    expect(faultsOf({ ...plain, moq: 5 })).toEqual(["moq invalid_value"]);
    expect(faultsOf({ ...plain, moq: undefined, orderMultiple: 4 })).toEqual([
      "orderMultiple MOQ_MULTIPLE",
    ]);
    expect(faultsOf({ maxQty: 5 })).toEqual([]);
    expect(faultsOf({ moq: undefined, orderMultiple: 2 })).toEqual(["orderMultiple MOQ_MULTIPLE"]);
  });

  test("has the condition that the buyer asks for, and no alternative unless allowed", () => {
    const asked = (requiredCondition: "ANY" | "NEW" | "USED") =>
      termsOf(draft, { ...demand, requiredCondition }, now);
    expect(asked("NEW")).toHaveProperty("terms");
    expect(asked("USED")).toEqual({ faults: [{ path: "condition", code: "invalid_value" }] });
    const other = { ...draft, alternative: { partNumber: "B", reason: "단종" } } as QuoteDraft;
    expect(termsOf(other, demand, now)).toHaveProperty("terms");
    const strict = { ...demand, allowAlternative: false };
    expect(() => termsOf(other, strict, now)).toThrow("ALTERNATIVE_NOT_ALLOWED");
    expect(termsOf(draft, strict, now)).toHaveProperty("terms");
  });

  test.each([
    ["KRW", "1000000", "1000000.00001"],
    ["USD", "1000", "1000.00001"],
    ["CNY", "5000", "5000.00001"],
  ] as const)("is at most about a trillion won, in %s too", (currency, most, more) => {
    const huge = { ...demand, quantity: 1_000_000 };
    const priced = (unitPrice: string) => termsOf({ ...draft, currency, unitPrice }, huge, now);
    expect(priced(most)).toHaveProperty("terms");
    const faults = [{ path: "unitPrice", code: "AMOUNT_TOO_LARGE" }];
    expect(priced(more)).toEqual({ faults });
    expect(priced("999999999.99999")).toEqual({ faults });
  });
});

test("a total is price times quantity to the cent, or absent below the first step", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 10_000 }),
      (minQty, quantity, price) => {
        const unitPrice = (price / 100).toFixed(2);
        const found = amountAt([{ minQty, unitPrice }], quantity, "USD");
        if (quantity < minQty) expect(found).toBeUndefined();
        // Both are whole cents, so nothing is rounded.
        else expect(BigInt(found?.amount ?? -1)).toBe(BigInt(price) * BigInt(quantity));
      },
    ),
  );
});

test("a quote is valid to the end of its last day in Seoul", () => {
  const quote = { state: "ACTIVE" as const, validUntil: "2026-10-07" };
  expect(stateAt(quote, "2026-10-07T14:59:59.999Z")).toBe("ACTIVE");
  expect(stateAt(quote, "2026-10-07T15:00:00.000Z")).toBe("EXPIRED");
  expect(stateAt({ ...quote, state: "WITHDRAWN" }, "2027-01-01T00:00:00.000Z")).toBe("WITHDRAWN");
});

test("validity runs from tomorrow to ninety days ahead, and is only ever extended", () => {
  expect(isValidUntilAllowed("2026-10-07", now)).toBe(false);
  expect(isValidUntilAllowed("2026-10-08", now)).toBe(true);
  expect(isValidUntilAllowed("2027-01-05", now)).toBe(true);
  expect(isValidUntilAllowed("2027-01-06", now)).toBe(false);
  const quote = { state: "ACTIVE" as const, validUntil: "2026-10-20" };
  expect(isExtendable(quote, "2026-10-19", now)).toBe(false);
  expect(isExtendable(quote, "2026-10-21", now)).toBe(true);
  expect(isExtendable({ ...quote, validUntil: "2026-09-06" }, "2026-10-21", now)).toBe(false);
  expect(isExtendable({ ...quote, validUntil: "2026-09-07" }, "2026-10-21", now)).toBe(true);
});

test("a draft with the validity only is an extension, and no other", () => {
  expect(isExtension({ productEstimateId, validUntil: "2026-10-21", fileIds: [] })).toBe(true);
  expect(isExtension({ ...draft, validUntil: "2026-10-21" })).toBe(false);
  expect(isExtension({ productEstimateId, fileIds: [] })).toBe(false);
  const files: QuoteDraft = { productEstimateId, validUntil: "2026-10-21", fileIds: ["fil_1"] };
  expect(isExtension(files)).toBe(false);
  expect(isExtension({ ...files, fileIds: [], version: 3, memo: undefined })).toBe(true);
  expect(isExtension({ ...files, fileIds: [], memo: "" })).toBe(false);
});

const at = (unitPrice: string, currency: "KRW" | "USD" = "KRW") => ({
  breaks: [{ minQty: 1, unitPrice }],
  currency,
});

test("a price delta has a sign, and is absent between currencies", () => {
  expect(priceDelta(at("1000"), at("968"), 5)).toBe("-3.2%");
  expect(priceDelta(at("1000"), at("1100"), 5)).toBe("+10.0%");
  expect(priceDelta(at("1000"), at("1000", "USD"), 5)).toBe("");
  expect(priceDelta(at("1000"), at("1000"), 5)).toBe("0.0%");
  expect(priceDelta(at("1000"), { ...at("1"), breaks: [] }, 5)).toBe("");
  expect(priceDelta({ ...at("1"), breaks: [] }, at("1000"), 5)).toBe("");
});

test("a quote in won takes on the terms of its seller, and the freight only where the fee is left to them (D36-2)", () => {
  const freight = { feeWon: 3_000, regionFees: [] };
  const own = { minimumWon: 20_000, freight };
  const blank = { currency: "KRW", shippingFeePayer: "BUYER_PAYS" } as const;
  expect(frozenTerms(blank, own)).toEqual(own);
  expect(frozenTerms({ ...blank, shippingFee: 0 }, own)).toEqual({ minimumWon: 20_000 });
  for (const shippingFeePayer of ["SELLER_PAYS", "NEGOTIABLE"] as const)
    expect(frozenTerms({ ...blank, shippingFeePayer }, own)).toEqual({ minimumWon: 20_000 });
  expect(frozenTerms({ ...blank, isMinimumWaived: true }, own)).toEqual({ freight });
  expect(frozenTerms({ ...blank, isMinimumWaived: true }, { minimumWon: 1 })).toBeUndefined();
  expect(frozenTerms({ ...blank, currency: "USD" }, own)).toBeUndefined();
  expect(frozenTerms(blank, {})).toBeUndefined();
  expect(frozenTerms(blank, undefined)).toBeUndefined();
});
