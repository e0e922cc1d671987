import { Problem } from "@bupum/shared/kernel/problem";
import type { AwardPlanDraft } from "@bupum/shared/deal/award-plans/contract";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { describe, expect, test } from "vitest";
import type { StoredLine } from "../whole-groups/lines.ts";
import { awarded, holds, ratesOf } from "./rules.ts";

const now = "2026-11-27T03:00:00.000Z";
const quote = (given: Partial<Quote> = {}) =>
  ({
    id: "rsp_1",
    state: "ACTIVE",
    currency: "USD",
    vatMode: "ZERO_RATED",
    breaks: [{ minQty: 10, unitPrice: "1.5" }],
    moq: 10,
    orderMultiple: 10,
    leadTimeDays: 3,
    shippingFeePayer: "SELLER_PAYS",
    validUntil: "2026-11-27",
    ...given,
    // Pricing reads no other field.
  }) as Quote;
const line = (currentResponse: Quote | undefined, number = 1) =>
  ({
    id: `est_1#l0${number}`,
    requestLineId: `l0${number}`,
    sellerId: "sel_1",
    sellerName: "한빛",
    ...(currentResponse && { currentResponse }),
  }) as Partial<StoredLine> as StoredLine;
const item = (quantity: number, number = 1): AwardPlanDraft["items"][number] => ({
  productEstimateId: `est_1#l0${number}` as StoredLine["id"],
  responseId: "rsp_1",
  quantity,
});
const rates = { asOf: "2026-11-26", USD: 1_400 };

test("a plan keeps the day's rates by their currencies", () => {
  const given = [{ currency: "USD", rate: 1_400 }] as Parameters<typeof ratesOf>[0]["rates"];
  expect(ratesOf({ asOf: "2026-11-26", rates: given } as Parameters<typeof ratesOf>[0])).toEqual(
    rates,
  );
});

const refused = (given: Quote | undefined, quantity = 10, at = now) => {
  try {
    return awarded([line(given)], [item(quantity)], { rates, now: at });
  } catch (error) {
    return error instanceof Problem ? { code: error.code, params: error.params } : error;
  }
};
const dear = (unitPrice: string) => quote({ breaks: [{ minQty: 10, unitPrice }] });
describe("the items of a plan (D3-18)", () => {
  test("are priced by the stored quotes, seller by seller, each line by its own quantity", () => {
    const lines = [line(quote()), line(quote({ currency: "KRW", vatMode: "INCLUDED" }), 2)];
    const stored = { unitPrice: "1.5", responseId: "rsp_1" };
    expect(awarded(lines, [item(20), item(110, 2)], { rates, now })).toEqual({
      shares: [
        {
          sellerId: "sel_1",
          sellerName: "한빛",
          // 30 dollars at 1,400, and 165 won without their VAT.
          goodsWon: 42_150,
          shippingWon: 0,
          isFeeOpen: false,
          leadTimeDays: 3,
          items: [
            {
              ...stored,
              productEstimateId: "est_1#l01",
              quantity: 20,
              amount: 3_000,
              currency: "USD",
              vatMode: "ZERO_RATED",
            },
            {
              ...stored,
              productEstimateId: "est_1#l02",
              quantity: 110,
              amount: 165,
              currency: "KRW",
              vatMode: "INCLUDED",
            },
          ],
        },
      ],
      totalWon: 42_150,
    });
  });

  test("have no sum in won without a rate", () => {
    const { shares, totalWon } = awarded([line(quote())], [item(10)], { rates: undefined, now });
    expect([shares[0], totalWon]).toEqual([
      expect.not.objectContaining({ goodsWon: expect.anything() }),
      undefined,
    ]);
    expect(awarded([line(quote())], [item(10)], { rates: undefined, now })).not.toHaveProperty(
      "totalWon",
    );
    expect(shares[0]).not.toHaveProperty("goodsWon");
    expect(shares[0]?.items[0]?.amount).toBe(1_500);
  });

  const named = { productEstimateId: "est_1#l01" };

  test("are refused by name where another quote stands, or none, or this one no more", () => {
    expect(refused(undefined)).toEqual({ code: "QUOTE_CHANGED", params: named });
    expect(refused(quote({ id: "rsp_2" }))).toMatchObject({ code: "QUOTE_CHANGED", params: named });
    expect(refused(quote({ state: "WITHDRAWN" }))).toMatchObject({ code: "QUOTE_NOT_ORDERABLE" });
    // The last day of a quote ends at 15:00 of UTC.
    expect(refused(quote(), 10, "2026-11-27T14:59:59.999Z")).toHaveProperty("totalWon");
    expect(refused(quote(), 10, "2026-11-27T15:00:00.000Z")).toMatchObject({
      code: "QUOTE_EXPIRED",
      params: named,
    });
  });

  test("are refused in a quantity that the terms do not leave, with the nearest ones", () => {
    expect(refused(quote(), 9)).toEqual({
      code: "QUANTITY_NOT_ORDERABLE",
      params: { nearest: [10], ...named },
    });
    expect(refused(quote(), 15)).toMatchObject({ params: { nearest: [10, 20] } });
    expect(refused(quote({ moq: 12, maxQty: 15 }), 12)).toMatchObject({ params: { nearest: [] } });
  });

  test("may come to the most that a line may, and to no more (D0-5)", () => {
    expect(refused(dear("100000000"))).toHaveProperty("shares.0.items.0.amount", 100_000_000_000);
    expect(refused(dear("100000000.001"))).toEqual({ code: "AMOUNT_TOO_LARGE", params: named });
  });
});

test("a plan holds a quote of a line in one quantity, from whichever seller (D3-18)", () => {
  const share = awarded([line(quote()), line(quote(), 2)], [item(10), item(20, 2)], { rates, now });
  const plan = { shares: [{ ...share.shares[0]!, items: [] }, ...share.shares] };
  expect(holds(plan, item(10))).toBe(true);
  expect(holds(plan, item(20, 2))).toBe(true);
  expect(holds(plan, item(20))).toBe(false);
  expect(holds(plan, { ...item(10), responseId: "rsp_2" })).toBe(false);
  expect(holds(plan, item(10, 3))).toBe(false);
  expect(holds({ shares: [] }, item(10))).toBe(false);
});
