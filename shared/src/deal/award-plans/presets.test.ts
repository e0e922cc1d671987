import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Quote } from "../product-estimate-responses/contract.ts";
import { cheapestAward, cheapestOfEach, fastestAward } from "./presets.ts";
import { awardOf, type Bid } from "./rules.ts";

interface Given {
  line: number;
  seller: number;
  goodsWon?: number | undefined;
  feeWon?: number;
  freeFromWon?: number | undefined;
  minimumWon?: number | undefined;
  leadTimeDays?: number;
  isShort?: boolean;
}
const bid = ({
  line,
  seller,
  goodsWon,
  feeWon = 0,
  freeFromWon,
  minimumWon,
  leadTimeDays = 3,
  isShort = false,
}: Given) =>
  ({
    id: `est_${seller}#l0${line}`,
    requestLineId: `l0${line}`,
    sellerId: `sel_${seller}`,
    sellerName: `seller ${seller}`,
    // Only the fields that the choice reads.
    quote: { currency: "KRW", leadTimeDays, validUntil: "2026-12-31" } as Quote,
    quantity: 1,
    unitPrice: "1",
    amount: 1,
    isShort,
    ...(goodsWon !== undefined && { goodsWon }),
    feeWon,
    ...(freeFromWon !== undefined && { freeFromWon }),
    ...(minimumWon !== undefined && { minimumWon }),
    isFeeOpen: false,
  }) as Bid;

/** Every way to give each line to one of its bids or to nobody. */
const everyChoice = (bids: readonly Bid[]): Bid[][] =>
  [...Map.groupBy(bids, ({ requestLineId }) => requestLineId).values()].reduce<Bid[][]>(
    (found, own) => found.flatMap((one) => [one, ...own.map((next) => [...one, next])]),
    [[]],
  );
const merit = (bids: readonly Bid[]) => {
  const { shares, totalWon = 0 } = awardOf(bids);
  return [-bids.length, totalWon, shares.length] as const;
};
const byMerit = (left: readonly number[], right: readonly number[]) => {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : left[at]! - right[at]!;
};

const fees = fc.constantFrom(0, 3, 5);
/** Terms of sellers: free from so much, and a least value; often reached by one line more. */
const terms = fc.record({
  freeFromWon: fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined }),
  minimumWon: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
});
/**
 * Rows are lines, columns are sellers; prices and fees are so small that many choices cost the
 * same.
 */
const someBids = fc
  .array(
    fc.array(
      fc.option(
        fc.record({
          goodsWon: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined, freq: 12 }),
          leadTimeDays: fc.integer({ min: 0, max: 4 }),
          isShort: fc.nat({ max: 9 }).map((one) => one === 0),
        }),
        { nil: undefined, freq: 4 },
      ),
      { minLength: 3, maxLength: 4 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((rows) => fc.tuple(fc.constant(rows), fc.array(fees, { minLength: 4, maxLength: 4 })))
  .map(([rows, feeOf]) =>
    rows.flatMap((row, line) =>
      row.flatMap((given, seller) =>
        given ? [bid({ line, seller, feeWon: feeOf[seller] ?? 0, ...given })] : [],
      ),
    ),
  );

/** Numbers that seem to be drawn, the same in each run. */
function drawn(): (below: number) => number {
  let seed = 7;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(seed / 65_536) % below;
  };
}

describe("the cheapest award by the sellers' terms (D36-5)", () => {
  const withTerms = fc
    .tuple(someBids, fc.array(terms, { minLength: 4, maxLength: 4 }))
    .map(([bids, termsOf]) =>
      bids.map((one) => ({ ...one, ...termsOf[Number(one.sellerId.slice(4))] }) as Bid),
    );

  test("equals the result of an exhaustive search", () => {
    fc.assert(
      fc.property(withTerms, fc.integer({ min: 1, max: 4 }), (bids, most) => {
        const found = cheapestAward(bids, most);
        const usable = bids.filter(({ goodsWon, isShort }) => goodsWon !== undefined && !isShort);
        const best = everyChoice(usable)
          .filter((one) => {
            const { shares } = awardOf(one);
            return shares.length <= most && shares.every(({ lacks }) => !lacks);
          })
          .map(merit)
          .toSorted(byMerit)[0];
        expect(merit(found)).toEqual(best);
        expect(awardOf(found).shares.every(({ lacks }) => !lacks)).toBe(true);
        expect(found.every((one) => usable.includes(one))).toBe(true);
      }),
      { seed: 365, numRuns: 3_000 },
    );
  });

  test("moves a line to where it is dearer if that saves more of the fee", () => {
    const free = { feeWon: 30, freeFromWon: 100 };
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 60, ...free }),
      bid({ line: 2, seller: 1, goodsWon: 50, ...free }),
      bid({ line: 2, seller: 2, goodsWon: 45 }),
    ];
    expect(cheapestAward(bids, 2).map(({ id }) => id)).toEqual(["est_1#l01", "est_1#l02"]);
    bids[2] = bid({ line: 2, seller: 2, goodsWon: 19 });
    expect(cheapestAward(bids, 2).map(({ id }) => id)).toEqual(["est_1#l01", "est_2#l02"]);
  });

  test("reaches the least value of an order, or leaves its seller out", () => {
    const least = { minimumWon: 100 };
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 60, ...least }),
      bid({ line: 2, seller: 1, goodsWon: 40, ...least }),
      bid({ line: 1, seller: 2, goodsWon: 70 }),
      bid({ line: 2, seller: 2, goodsWon: 30 }),
    ];
    expect(awardOf(cheapestAward(bids, 2)).totalWon).toBe(100);
    const dear = bids.map((one) => (one.minimumWon ? { ...one, minimumWon: 101 } : one));
    expect(cheapestAward(dear, 2).map(({ id }) => id)).toEqual(["est_2#l01", "est_2#l02"]);
    expect(cheapestAward(dear.slice(0, 2), 2)).toEqual([]);
  });
});

describe("the cheapest award of at most so many sellers (D3-18)", () => {
  test("equals the result of an exhaustive search", () => {
    fc.assert(
      fc.property(someBids, fc.integer({ min: 1, max: 4 }), (bids, most) => {
        const found = cheapestAward(bids, most);
        const usable = bids.filter(({ goodsWon, isShort }) => goodsWon !== undefined && !isShort);
        const best = everyChoice(usable)
          .filter((one) => awardOf(one).shares.length <= most)
          .map(merit)
          .toSorted(byMerit)[0];
        expect(merit(found)).toEqual(best);
        expect(new Set(found.map(({ requestLineId }) => requestLineId)).size).toBe(found.length);
        expect(found.every((one) => usable.includes(one))).toBe(true);
      }),
      { seed: 318, numRuns: 1_000 },
    );
  });

  test("stays with one seller if a second delivery costs more than it saves", () => {
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 100, feeWon: 30 }),
      bid({ line: 2, seller: 1, goodsWon: 100, feeWon: 30 }),
      bid({ line: 2, seller: 2, goodsWon: 80, feeWon: 30 }),
    ];
    expect(awardOf(cheapestAward(bids, 2)).shares.map(({ sellerId }) => sellerId)).toEqual([
      "sel_1",
    ]);
    bids[2] = bid({ line: 2, seller: 2, goodsWon: 60, feeWon: 30 });
    expect(awardOf(cheapestAward(bids, 2)).totalWon).toBe(100 + 30 + 60 + 30);
  });

  test("counts the highest of a seller's fees", () => {
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 100, feeWon: 1 }),
      bid({ line: 2, seller: 1, goodsWon: 100, feeWon: 50 }),
      bid({ line: 1, seller: 2, goodsWon: 100, feeWon: 30 }),
      bid({ line: 2, seller: 2, goodsWon: 100, feeWon: 30 }),
    ];
    expect(cheapestAward(bids, 1).map(({ id }) => id)).toEqual(["est_2#l01", "est_2#l02"]);
  });

  test("of one seller is the seller with the most lines, however cheap another is", () => {
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 1 }),
      bid({ line: 1, seller: 2, goodsWon: 900 }),
      bid({ line: 2, seller: 2, goodsWon: 900 }),
    ];
    expect(cheapestAward(bids, 1).map(({ id }) => id)).toEqual(["est_2#l01", "est_2#l02"]);
  });

  test("has at most the requested number of sellers, and the fewest of equal cost", () => {
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 10 }),
      bid({ line: 2, seller: 1, goodsWon: 50 }),
      bid({ line: 1, seller: 2, goodsWon: 30 }),
      bid({ line: 2, seller: 2, goodsWon: 20 }),
      bid({ line: 1, seller: 3, goodsWon: 15 }),
      bid({ line: 2, seller: 3, goodsWon: 15 }),
    ];
    const idsOf = (most: number) => cheapestAward(bids, most).map(({ id }) => id);
    expect(idsOf(1)).toEqual(["est_3#l01", "est_3#l02"]);
    expect(idsOf(2)).toEqual(["est_1#l01", "est_3#l02"]);
    bids[0] = bid({ line: 1, seller: 1, goodsWon: 15 });
    expect(idsOf(2)).toEqual(["est_3#l01", "est_3#l02"]);
  });

  test("takes no bid for fewer pieces than wanted, and spreads no fee over lines without a bid", () => {
    const short = bid({ line: 1, seller: 1, goodsWon: 1, isShort: true });
    const whole = bid({ line: 1, seller: 2, goodsWon: 9 });
    expect(cheapestAward([short, whole], 2)).toEqual([whole]);
    // Two lines share one fee of 10, 5 each: a total of 92 is cheaper than 100, a total of 110 is
    // not.
    const dear = [1, 2].map((line) => bid({ line, seller: 1, goodsWon: 50 }));
    const delivered = [1, 2].map((line) => bid({ line, seller: 2, goodsWon: 41, feeWon: 10 }));
    expect(cheapestAward([...dear, ...delivered], 2)).toEqual(delivered);
  });

  test("of two that cost the same is the one of fewer sellers, then the one that was looked at first", () => {
    // The second seller saves 5 of the first line, and his delivery costs 5.
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 10 }),
      bid({ line: 2, seller: 1, goodsWon: 10 }),
      bid({ line: 1, seller: 2, goodsWon: 5, feeWon: 5 }),
      bid({ line: 2, seller: 2, goodsWon: 30, feeWon: 5 }),
    ];
    expect(cheapestAward(bids, 2).map(({ id }) => id)).toEqual(["est_1#l01", "est_1#l02"]);
    const equal = [1, 2].map((seller) => bid({ line: 1, seller, goodsWon: 10 }));
    expect(cheapestAward(equal, 2)).toEqual([equal[0]]);
  });

  test.each([
    ["prices and fees far apart", 100, 400, 90, 16_916],
    ["prices and fees close together", 3, 4, 100, 12_240],
  ])("of ten sellers and twenty lines is found without most of the choices: %s", (...given) => {
    const [, prices, fees, percent, most] = given;
    const draw = drawn();
    let looks = 0;
    const bids = Array.from({ length: 10 }, (_, seller) => {
      const feeWon = draw(fees);
      return Array.from({ length: 20 }, (__, line) => {
        const goodsWon = 100 + draw(prices);
        if (draw(100) >= percent) return [];
        const one = bid({ line, seller, goodsWon, feeWon });
        return Object.defineProperty(one, "goodsWon", { get: () => (looks++, goodsWon) });
      }).flat();
    }).flat();
    cheapestAward(bids, 10);
    // All 1,024 choices would take six times as many looks at a price.
    expect(looks).toBeLessThanOrEqual(most);
  });

  test("of nothing is nothing", () => {
    expect(cheapestAward([], 3)).toEqual([]);
    expect(cheapestAward([bid({ line: 1, seller: 1 })], 3)).toEqual([]);
  });
});

describe("awards line by line", () => {
  test("the fastest is the shortest lead time, then the lowest price, without bids for too few pieces", () => {
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 9, leadTimeDays: 2 }),
      bid({ line: 1, seller: 2, goodsWon: 8, leadTimeDays: 2 }),
      bid({ line: 1, seller: 3, goodsWon: 7, leadTimeDays: 0, isShort: true }),
      bid({ line: 2, seller: 1, leadTimeDays: 1 }),
      bid({ line: 2, seller: 2, goodsWon: 1, leadTimeDays: 4 }),
    ];
    expect(fastestAward(bids).map(({ id }) => id)).toEqual(["est_2#l01", "est_1#l02"]);
  });

  test("the cheapest of each line ignores shipping, and needs a price in won", () => {
    const bids = [
      bid({ line: 1, seller: 1, goodsWon: 9 }),
      bid({ line: 1, seller: 2, goodsWon: 8, feeWon: 1_000 }),
      bid({ line: 1, seller: 3 }),
    ];
    expect(cheapestOfEach(bids).map(({ id }) => id)).toEqual(["est_2#l01"]);
  });
});
