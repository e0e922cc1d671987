import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { describe, expect, test } from "vitest";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { columnsOf, comparisonRows, deliveredOf, rankedCells, type Row } from "./comparison.ts";

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

const rowsOf = (items: Line[], { toKrw = {}, consents = new Set<string>() } = {}) =>
  comparisonRows({ lines: [line], items, consents }, { toKrw, now });

const estimatesOf = (sellers: string) =>
  [...sellers].map((sellerId) => ({ sellerId })) as Group["estimates"];
const shareOf = (seller: string, rows: Row[]) =>
  columnsOf(estimatesOf(seller), rows).compared[0]?.share;

const bestOf = (rows: Row[]) =>
  [...rows[0]!.cells.values()].filter(({ isBest }) => isBest).map(({ item }) => item.sellerId);

const marks = (items: Line[], toKrw = {}) => {
  const [row] = rowsOf(items, { toKrw });
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
    expect(shareOf("a", rowsOf(items))).toMatchObject({ goodsWon: 10_800 });
  });

  test("adds nothing that cannot be ordered any more", () => {
    const items = [
      answer({ seller: "a", amount: 9_000, quote: {}, item: { open: false } }),
      answer({ seller: "b", amount: 9_000, quote: {} }),
    ];
    const rows = rowsOf(items);
    expect(shareOf("a", rows)).toBeUndefined();
    expect(shareOf("b", rows)?.bids).toHaveLength(1);
  });

  test("never marks an expired, withdrawn or single quote", () => {
    const old = answer({ seller: "a", amount: 1, quote: { validUntil: "2026-11-01" } });
    const good = answer({ seller: "b", amount: 5, quote: {} });
    expect(marks([old, good])).toEqual({ best: [], fastest: [] });
  });

  test("adds all that one seller quotes with one delivery, or nothing in won without a rate", () => {
    const fee = { shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 } as const;
    const items = [
      answer({ seller: "a", amount: 100, quote: fee }),
      answer({ seller: "a", amount: 50, quote: fee, item: { requestLineId: "l02" } }),
    ];
    const lines = [line, { ...line, requestLineId: "l02" }];
    const rows = comparisonRows({ lines, items }, { toKrw: {}, now });
    expect(shareOf("a", rows)).toMatchObject({ goodsWon: 150, shippingWon: 3_000 });
    const dollars = rowsOf([answer({ seller: "a", amount: 100, quote: { currency: "USD" } })]);
    expect(shareOf("a", dollars)).not.toHaveProperty("goodsWon");
  });

  test("a substitute is neither marked nor added nor chosen until its buyer agrees to it", () => {
    const alternative = { partNumber: "X-1" } as Quote["alternative"];
    const items = [
      answer({ seller: "a", amount: 100, quote: { alternative } }),
      answer({ seller: "b", amount: 900, quote: {} }),
      answer({ seller: "c", amount: 950, quote: {} }),
    ];
    const [without, agreed] = [rowsOf(items), rowsOf(items, { consents: new Set(["l01"]) })];
    expect([bestOf(without), bestOf(agreed)]).toEqual([["b"], ["a"]]);
    expect(shareOf("a", without)).toBeUndefined();
    expect(shareOf("a", agreed)).toMatchObject({ goodsWon: 100 });
  });

  test("reads on the phone what may be ordered first, by its price, and what waits not at all", () => {
    const items = [
      answer({ seller: "a", amount: 900, quote: {} }),
      answer({ seller: "b", amount: 100, quote: { validUntil: "2026-11-01" } }),
      answer({ seller: "c", amount: 800, quote: {} }),
      answer({ seller: "d" }),
    ];
    expect(rankedCells(rowsOf(items)[0]!).map(({ item }) => item.sellerId)).toEqual([
      "c",
      "a",
      "b",
    ]);
  });
});

describe("what a quote comes to at the door", () => {
  test("is its amount where the seller pays, and the named fee more where the buyer does", () => {
    const fee = { shippingFee: 4_000, vatMode: "EXCLUDED" } as const;
    expect(deliveredOf({ shippingFeePayer: "SELLER_PAYS", ...fee }, 10_000)).toBe(10_000);
    expect(deliveredOf({ shippingFeePayer: "BUYER_PAYS", ...fee }, 10_000)).toBe(14_000);
  });

  test("is unknown while the fee is", () => {
    expect(
      deliveredOf({ shippingFeePayer: "BUYER_PAYS", vatMode: "EXCLUDED" }, 10_000),
    ).toBeUndefined();
    const open = { shippingFeePayer: "NEGOTIABLE", shippingFee: 1, vatMode: "EXCLUDED" } as const;
    expect(deliveredOf(open, 10_000)).toBeUndefined();
  });
});

test("only sellers with a quote, or a part to look at, take a column", () => {
  const proposal = { proposedProduct: {} } as Partial<Line>;
  const items = [
    answer({ seller: "a", item: { replyType: "REJECTED" } }),
    answer({ seller: "b" }),
    answer({ seller: "c", amount: 1, quote: {} }),
    answer({ seller: "d", item: proposal }),
  ];
  const { compared, folded } = columnsOf(estimatesOf("abcd"), rowsOf(items));
  expect(compared.map(({ estimate }) => estimate.sellerId)).toEqual(["c", "d"]);
  expect(folded.map(({ sellerId }) => sellerId)).toEqual(["a", "b"]);
});

test("who quoted most lines has the first column, whatever is chosen", () => {
  const [one, other] = ["a", "b"].map((seller) => answer({ seller, amount: 1, quote: {} }));
  const rows = [...rowsOf([one!, other!]), ...rowsOf([other!])];
  const { compared } = columnsOf(estimatesOf("ab"), rows);
  expect(compared.map(({ estimate }) => estimate.sellerId)).toEqual(["b", "a"]);
});
