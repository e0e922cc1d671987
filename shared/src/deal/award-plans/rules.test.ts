import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Quote } from "../product-estimate-responses/contract.ts";
import { awardOf, type Bid, bidOf, wonOf } from "./rules.ts";

// Only the fields that a bid is made of.
const item = {
  id: "est_1#l01",
  requestLineId: "l01",
  sellerId: "sel_1",
  sellerName: "한빛",
} as Parameters<typeof bidOf>[0];
const quote = (more: Partial<Quote> = {}) =>
  ({
    currency: "KRW",
    vatMode: "EXCLUDED",
    breaks: [
      { minQty: 10, unitPrice: "100" },
      { minQty: 100, unitPrice: "90" },
    ],
    moq: 10,
    orderMultiple: 10,
    leadTimeDays: 3,
    shippingFeePayer: "SELLER_PAYS",
    validUntil: "2026-12-31",
    ...more,
  }) as Quote;

describe("a bid (D3-18)", () => {
  test("is priced at the wanted pieces, or at the next more that the terms allow", () => {
    const isShort = false;
    expect(bidOf(item, quote(), 4, {})).toMatchObject({ quantity: 10, amount: 1_000, isShort });
    expect(bidOf(item, quote(), 20, {})).toMatchObject({ quantity: 20, amount: 2_000, isShort });
    expect(bidOf(item, quote(), 95, {})).toMatchObject({ quantity: 100, amount: 9_000, isShort });
    expect(bidOf(item, quote({ maxQty: 45 }), 95, {})).toMatchObject({
      quantity: 40,
      isShort: true,
    });
    expect(bidOf(item, quote({ moq: 12, maxQty: 15 }), 12, {})).toBeUndefined();
    const dear = [{ minQty: 10, unitPrice: "100000000001" }];
    expect(bidOf(item, quote({ breaks: dear }), 10, {})).toBeUndefined();
  });

  test("adds shipping if the buyer pays, and says if the fee is not stated", () => {
    const fee = { shippingFee: 3_300, vatMode: "INCLUDED" } as const;
    const paid = bidOf(item, quote({ shippingFeePayer: "BUYER_PAYS", ...fee }), 10, {});
    expect(paid).toMatchObject({ goodsWon: 909, feeWon: 3_000, isFeeOpen: false });
    expect(bidOf(item, quote(fee), 10, {})).toMatchObject({ feeWon: 0, isFeeOpen: false });
    for (const open of [
      { shippingFeePayer: "NEGOTIABLE", ...fee },
      { shippingFeePayer: "BUYER_PAYS" },
    ] as const)
      expect(bidOf(item, quote(open), 10, {})).toMatchObject({ feeWon: 0, isFeeOpen: true });
  });

  test("has no price in won without a rate, nor beyond what can be added exactly", () => {
    const foreign = bidOf(item, quote({ currency: "USD" }), 10, { CNY: 190 });
    expect(foreign).toMatchObject({ quantity: 10, feeWon: 0 });
    expect(foreign).not.toHaveProperty("goodsWon");
    expect(wonOf(2 ** 40, { currency: "KRW", vatMode: "EXCLUDED" }, {})).toBe(2 ** 40);
    expect(wonOf(2 ** 40 + 1, { currency: "KRW", vatMode: "EXCLUDED" }, {})).toBeUndefined();
  });
});

describe("won without VAT", () => {
  test("is rounded half up once, from the exact product", () => {
    const usd = { currency: "USD", vatMode: "EXCLUDED" } as const;
    expect(wonOf(1_050, usd, { USD: 1_400.5 })).toBe(14_705); // 14,705.25
    expect(wonOf(1, usd, { USD: 50 })).toBe(1); // 0.5
    expect(wonOf(1, usd, { USD: 49.99999 })).toBe(0);
    expect(wonOf(11, { currency: "KRW", vatMode: "INCLUDED" }, {})).toBe(10);
  });

  test("differs from the exact value by at most half a won, at any rate of five decimals", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 300_000_000 }),
        fc.boolean(),
        (amount, hundredThousandths, isIncluded) => {
          const vatMode = isIncluded ? "INCLUDED" : "ZERO_RATED";
          const rates = { CNY: hundredThousandths / 100_000 };
          const won = wonOf(amount, { currency: "CNY", vatMode }, rates) ?? 0;
          if (won === 0) return;
          const under = 10_000_000n * (isIncluded ? 11n : 1n);
          const over = BigInt(amount) * BigInt(hundredThousandths) * (isIncluded ? 10n : 1n);
          const apart = 2n * (BigInt(won) * under - over);
          expect(apart > -under && apart <= under).toBe(true);
        },
      ),
    );
  });
});

const bid = (sellerId: string, goodsWon: number | undefined, feeWon: number, days = 1) =>
  ({
    ...item,
    sellerId,
    feeWon,
    isFeeOpen: false,
    quote: quote({ leadTimeDays: days, validUntil: `2026-12-0${days}` as Quote["validUntil"] }),
    ...(goodsWon !== undefined && { goodsWon }),
  }) as unknown as Bid;

test("An award counts a seller's highest fee once, and has no total if a bid has none", () => {
  const bids = [bid("sel_1", 100, 30, 2), bid("sel_2", 50, 0), bid("sel_1", 10, 20, 5)];
  const award = awardOf(bids);
  expect(award.totalWon).toBe(100 + 10 + 30 + 50);
  expect(award.shares[0]).toMatchObject({
    goodsWon: 110,
    shippingWon: 30,
    leadTimeDays: 5,
    validUntil: "2026-12-02",
  });
  const unknown = awardOf([...bids, bid("sel_2", undefined, 0)]);
  expect(unknown).not.toHaveProperty("totalWon");
  expect(unknown.shares[1]).not.toHaveProperty("goodsWon");
});

test("A share's fee is open where that of one of its goods is", () => {
  const open = { ...bid("sel_1", 10, 0), isFeeOpen: true };
  const shares = awardOf([bid("sel_1", 100, 30), open, bid("sel_2", 50, 0)]).shares;
  expect(shares.map(({ isFeeOpen }) => isFeeOpen)).toEqual([true, false]);
});
