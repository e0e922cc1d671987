import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { describe, expect, test } from "vitest";
import { comparisonRows, deliveredOf, refusedSellers, sellerSum } from "./comparison.ts";

const now = "2026-11-21T00:00:00.000Z";
// Only what comparing looks at; the rest of a line or a quote plays no part here.
const line = { requestLineId: "l01", quantity: 10 } as GroupLine;

interface Given {
  seller: string;
  amount?: number;
  quote?: Partial<Quote>;
  item?: Partial<Line>;
}
const answer = ({ seller, amount, quote, item }: Given) =>
  ({
    id: `${seller}#l01`,
    sellerId: seller,
    requestLineId: "l01",
    replyType: quote ? "REPLIED" : "PENDING",
    open: true,
    ...(quote && {
      currentResponse: {
        state: "ACTIVE",
        currency: "KRW",
        vatMode: "EXCLUDED",
        leadTimeDays: 3,
        validUntil: "2026-12-31",
        breaks: [{ minQty: 1, unitPrice: String((amount ?? 0) / 10 / (quote.currency ? 100 : 1)) }],
        moq: 1,
        orderMultiple: 1,
        ...quote,
      },
    }),
    ...item,
  }) as Line;

const marks = (items: Line[], toKrw = {}) => {
  const [row] = comparisonRows([line], items, toKrw, now);
  const cells = [...(row?.cells.values() ?? [])];
  return {
    best: cells.filter(({ isBest }) => isBest).map(({ item }) => item.sellerId),
    fastest: cells.filter(({ isFastest }) => isFastest).map(({ item }) => item.sellerId),
  };
};

describe("the comparison", () => {
  test("marks the lowest total and the shortest lead time", () => {
    const items = [
      answer({ seller: "a", amount: 10_000, quote: { leadTimeDays: 5 } }),
      answer({ seller: "b", amount: 9_000, quote: { leadTimeDays: 7 } }),
      answer({ seller: "c" }),
    ];
    expect(marks(items)).toEqual({ best: ["b"], fastest: ["a"] });
  });

  test("takes VAT out before it compares", () => {
    const items = [
      answer({ seller: "a", amount: 10_000, quote: {} }),
      answer({ seller: "b", amount: 10_500, quote: { vatMode: "INCLUDED" } }),
    ];
    expect(marks(items).best).toEqual(["b"]);
  });

  test("compares currencies by the rate, and leaves out those without one (D6-17)", () => {
    const items = [
      answer({ seller: "a", amount: 15_000, quote: {} }),
      answer({ seller: "b", amount: 1_000, quote: { currency: "USD" } }),
    ];
    expect(marks(items, { USD: 1400 }).best).toEqual(["b"]);
    expect(marks(items).best).toEqual([]);
  });

  test("counts what has to be ordered: a seller who sells by twelve is not cheaper by the piece", () => {
    const items = [
      answer({ seller: "a", amount: 9_000, quote: { moq: 12, orderMultiple: 12 } }),
      answer({ seller: "b", amount: 10_000, quote: {} }),
      // Not enough of them is no price for them.
      answer({ seller: "c", amount: 5_000, quote: { maxQty: 4 } }),
    ];
    expect(marks(items).best).toEqual(["b"]);
    const [row] = comparisonRows([line], items, {}, now);
    expect(sellerSum([row!], "a").sums).toMatchObject([{ amount: 10_800 }]);
  });

  test("adds nothing that cannot be ordered any more", () => {
    const items = [
      answer({ seller: "a", amount: 9_000, quote: {}, item: { open: false } }),
      answer({ seller: "b", amount: 9_000, quote: {} }),
    ];
    const rows = comparisonRows([line], items, {}, now);
    expect([sellerSum(rows, "a").count, sellerSum(rows, "b").count]).toEqual([0, 1]);
  });

  test("never marks an expired, withdrawn or single quote", () => {
    const old = answer({ seller: "a", amount: 1, quote: { validUntil: "2026-11-01" } });
    const good = answer({ seller: "b", amount: 5, quote: {} });
    expect(marks([old, good])).toEqual({ best: [], fastest: [] });
  });

  test("adds up what is valid, each currency for itself", () => {
    const rows = comparisonRows(
      [line, { ...line, requestLineId: "l02" }],
      [
        answer({ seller: "a", amount: 100, quote: {} }),
        answer({
          seller: "a",
          amount: 50,
          quote: { currency: "USD" },
          item: { requestLineId: "l02" },
        }),
      ],
      {},
      now,
    );
    expect(sellerSum(rows, "a")).toEqual({
      count: 2,
      sums: [
        { currency: "KRW", vatMode: "EXCLUDED", amount: 100 },
        { currency: "USD", vatMode: "EXCLUDED", amount: 50 },
      ],
    });
  });
});

describe("what a quote comes to at the door", () => {
  test("is its amount where the seller pays, and the named fee more where the buyer does", () => {
    const fee = { shippingFee: 4_000 };
    expect(deliveredOf({ shippingFeePayer: "SELLER_PAYS", ...fee }, 10_000)).toBe(10_000);
    expect(deliveredOf({ shippingFeePayer: "BUYER_PAYS", ...fee }, 10_000)).toBe(14_000);
  });

  test("is unknown while the fee is", () => {
    expect(deliveredOf({ shippingFeePayer: "BUYER_PAYS" }, 10_000)).toBeUndefined();
    const open = { shippingFeePayer: "NEGOTIABLE", shippingFee: 1 } as const;
    expect(deliveredOf(open, 10_000)).toBeUndefined();
  });
});

const lineOf = (seller: string, replyType: Line["replyType"]) =>
  answer({ seller, item: { replyType } });

test("only a seller who refused every line has nothing to compare", () => {
  const items = [
    lineOf("a", "REJECTED"),
    lineOf("a", "REJECTED"),
    lineOf("b", "REJECTED"),
    lineOf("b", "PENDING"),
    lineOf("c", "REPLIED"),
  ];
  expect([...refusedSellers(items).keys()]).toEqual(["a"]);
  expect(refusedSellers(items).get("a")).toHaveLength(2);
});
