import { answerSheetBook, answerSheetColumns } from "@bupum/shared/deal/answer-sheets/answer-sheet";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { toInstant } from "@bupum/shared/kernel/time";
import { describe, expect, test } from "vitest";
import { NotAnAnswerSheet, readAnswerSheet } from "./read-answer-sheet.ts";
import { parcelsOf, reviewed } from "./review.ts";

const estimateId = "est_01J8Z3K4M5N6P7Q8R9S0T1V2W3";
const key = (line: number, version = 1, estimate = estimateId) =>
  `${estimate}#l${String(line).padStart(2, "0")}@${version}`;
const heads = answerSheetBook("ko").map(({ head }) => head);
/** A row of the sheet by its columns. */
const row = (cells: Partial<Record<(typeof answerSheetColumns)[number], string>>) =>
  answerSheetColumns.map((column) => cells[column] ?? "");
const terms = {
  partNumber: "E3Z-D61",
  currency: "KRW",
  moq: "1",
  leadTimeDays: "3",
  condition: "신품",
  shippingFeePayer: "판매자 부담",
};
const numbered = (rows: string[][]) => rows.map((cells, at) => ({ rowNo: at + 1, cells }));
const read = (...rows: string[][]) => readAnswerSheet(numbered([heads, ...rows]));
// The parts of a line that the review looks at.
const line = (number: number, more: Partial<Line> = {}) =>
  ({
    id: `${estimateId}#l${String(number).padStart(2, "0")}`,
    estimateId,
    estimateNumber: "ES-261123-7K3QX",
    title: "릴레이",
    buyerName: "한빛기계",
    partNumber: "E3Z-D61",
    quantity: 10,
    unit: "EA",
    allowAlternative: true,
    requiredCondition: "ANY",
    replyType: "PENDING",
    open: true,
    version: 1,
    ...more,
  }) as Line;
const typed = (number: number, more: Parameters<typeof row>[0] = {}) =>
  read(row({ ...terms, key: key(number), unitPrice: "100", ...more })).rows[0]!;
const priced = (unitPrice: string, validUntil = "") =>
  read(row({ ...terms, key: key(1), unitPrice, validUntil })).rows[0]?.quote;
const faultsOf = (...rows: string[][]) => read(...rows).faults.map(({ fault }) => fault);

describe("a filled-in sheet", () => {
  test("names the row of the spreadsheet, where blank ones before it are not stored", () => {
    const cells = row({ ...terms, key: "?", unitPrice: "1" });
    const good = row({ ...terms, key: key(1), unitPrice: "1" });
    const { rows, faults } = readAnswerSheet([
      { rowNo: 3, cells: heads },
      { rowNo: 7, cells: good },
      { rowNo: 12, cells },
    ]);
    expect([rows[0]?.rowNo, faults[0]?.rowNo]).toEqual([7, 12]);
  });

  test("quotes rows with a price, refuses those with a reason, and leaves the others", () => {
    const { rows, faults, emptyCount } = read(
      row({ ...terms, key: key(1, 4), unitPrice: "12,500", validUntil: "2026.12.1" }),
      row({ key: key(2), rejectReason: "기타", rejectDetail: "단종된 품목입니다" }),
      row({ ...terms, key: key(3) }),
    );
    expect(faults).toEqual([]);
    expect(emptyCount).toBe(1);
    expect(rows).toEqual([
      {
        rowNo: 2,
        id: `${estimateId}#l01`,
        estimateId,
        version: 4,
        partNumber: "E3Z-D61",
        quote: {
          unitPrice: "12500",
          currency: "KRW",
          moq: 1,
          leadTimeDays: 3,
          condition: "NEW",
          shippingFeePayer: "SELLER_PAYS",
          validUntil: "2026-12-01",
        },
      },
      {
        rowNo: 3,
        id: `${estimateId}#l02`,
        estimateId,
        version: 1,
        partNumber: "",
        refusal: { reason: "OTHER", detail: "단종된 품목입니다" },
      },
    ]);
  });

  test("may be in another language, in another order, below a title", () => {
    const english = answerSheetBook("en").map(({ head }) => head);
    const cells = row({ ...terms, condition: "Used", key: key(1), unitPrice: "7.5" });
    const { rows } = readAnswerSheet(
      numbered([["Answers"], english.toReversed(), cells.toReversed()]),
    );
    expect(rows).toMatchObject([{ rowNo: 3, quote: { unitPrice: "7.5", condition: "USED" } }]);
  });

  test("keeps what a spreadsheet makes of numbers and days readable", () => {
    expect(priced("12.300000000000001")).toMatchObject({ unitPrice: "12.3" });
    expect(priced("1.2345678")).toMatchObject({ unitPrice: "1.2345678" });
    expect(priced("1E3")).toMatchObject({ unitPrice: "1000" });
    expect(priced("1", "46357")).toMatchObject({ validUntil: "2026-12-01" });
    expect(priced("천원 이상")).toMatchObject({ unitPrice: "천원 이상" });
  });

  test("has figures as people write them, and a price in another currency stays what it is", () => {
    expect(priced("125,000원")).toMatchObject({ unitPrice: "125000" });
    expect(priced("５５０００")).toMatchObject({ unitPrice: "55000" });
    expect(priced("2,5")).toMatchObject({ unitPrice: "2,5" });
    expect(priced("$5")).toMatchObject({ unitPrice: "$5" });
    expect(priced("¥5")).toMatchObject({ unitPrice: "¥5" });
    const quote = typed(1, { moq: "5 EA", leadTimeDays: "당일", condition: "미개봉" }).quote;
    expect(quote).toMatchObject({ moq: 5, leadTimeDays: 0, condition: "NEW" });
  });

  test("tells apart what cannot be read", () => {
    const priced = { ...terms, unitPrice: "100" };
    expect(faultsOf(row(priced))).toEqual(["key"]);
    expect(faultsOf(row({ ...priced, key: "est_1#l01@1" }))).toEqual(["key"]);
    expect(faultsOf(row({ ...priced, key: key(1) }), row({ ...priced, key: key(1) }))).toEqual([
      "doubled",
    ]);
    expect(faultsOf(row({ ...terms, key: key(1), unitPrice: "=A1*2" }))).toEqual(["formula"]);
    expect(faultsOf(row({ ...terms, key: `=${key(1)}`, unitPrice: "1" }))).toEqual(["formula"]);
    expect(faultsOf(row({ ...priced, key: key(1), rejectReason: "재고 없음" }))).toEqual(["both"]);
    expect(faultsOf(row({ key: key(1), rejectReason: "그냥" }))).toEqual(["reason"]);
    expect(faultsOf(row({ key: key(1), rejectReason: "기타" }))).toEqual(["detail"]);
  });

  test("is refused without our head", () => {
    expect(() => readAnswerSheet(numbered([["품번", "수량"]]))).toThrow(NotAnAnswerSheet);
    expect(() => readAnswerSheet([])).toThrow(NotAnAnswerSheet);
  });
});

describe("a row against its line", () => {
  const now = toInstant(new Date("2026-11-23T00:00:00Z"));
  const stateOf = (now_: Line | undefined, more: Parameters<typeof row>[0] = {}) => {
    const found = reviewed(typed(1, more), now_, now);
    return found.state === "stale" ? found.why : found.state;
  };

  test("is sent only where the line is as it was downloaded", () => {
    expect(stateOf(line(1))).toBe("quote");
    expect(stateOf(undefined)).toBe("gone");
    expect(stateOf(line(1, { open: false }))).toBe("closed");
    expect(stateOf(line(1, { replyType: "REPLIED" }))).toBe("answered");
    expect(stateOf(line(1, { version: 2 }))).toBe("changed");
    expect(stateOf(line(1, { partNumber: "XBC-DR32H" }))).toBe("otherPart");
    expect(stateOf(line(1), { partNumber: "e3z d61" })).toBe("quote");
    const larger = line(1, { partNumber: "FR-D720-15K" });
    expect(stateOf(larger, { partNumber: "FR-D720-1.5K" })).toBe("otherPart");
  });

  test("has its terms checked as the server checks them", () => {
    const faults = (more: Parameters<typeof row>[0], of = line(1)) => {
      const found = reviewed(typed(1, more), of, now);
      return found.state === "faulty" ? found.faults.map(({ path }) => path) : found.state;
    };
    expect(faults({ unitPrice: "천원" })).toEqual(["unitPrice"]);
    expect(faults({ unitPrice: "0.0000004" })).toEqual(["unitPrice"]);
    expect(faults({ leadTimeDays: "" })).toEqual(["leadTimeDays"]);
    expect(faults({ moq: "3", orderMultiple: "2" })).toEqual(["orderMultiple"]);
    expect(faults({ validUntil: "2026-11-01" })).toEqual(["validUntil"]);
    expect(faults({}, line(1, { requiredCondition: "USED" }))).toEqual(["condition"]);
  });

  test("keeps the fee of the quote before, where the buyer pays in the same currency (D3-32)", () => {
    const before = { currency: "KRW", shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 } as const;
    const feeOf = (more: object, payer: string) => {
      const quoted = line(1, { currentResponse: { ...before, ...more } } as Partial<Line>);
      const found = reviewed(typed(1, { shippingFeePayer: payer }), quoted, now);
      return found.state === "quote" && found.quote.shippingFee;
    };
    expect(feeOf({}, "구매자 부담")).toBe(3_000);
    expect(feeOf({}, "판매자 부담")).toBeUndefined();
    expect(feeOf({ currency: "USD" }, "구매자 부담")).toBeUndefined();
    expect(feeOf({ shippingFeePayer: "SELLER_PAYS" }, "구매자 부담")).toBeUndefined();
  });

  test("leaves with those of its estimate, refusals of one reason together", () => {
    const rows = read(
      row({ ...terms, key: key(1), unitPrice: "100" }),
      row({ ...terms, key: key(2), rejectReason: "재고 없음" }),
      row({ ...terms, key: key(3), rejectReason: "Out of stock" }),
      row({ ...terms, key: key(1, 1, estimateId.replace("W3", "W4")), unitPrice: "5" }),
    ).rows.map((one) =>
      reviewed(
        one,
        line(Number(one.id.slice(-2)), { id: one.id, estimateId: one.estimateId }),
        now,
      ),
    );
    expect(parcelsOf(rows)).toMatchObject([
      {
        quotes: [{ unitPrice: "100", version: 1 }],
        refusals: [
          {
            productEstimateIds: [`${estimateId}#l02`, `${estimateId}#l03`],
            versions: { [`${estimateId}#l02`]: 1, [`${estimateId}#l03`]: 1 },
            reason: "OUT_OF_STOCK",
          },
        ],
      },
      { quotes: [{ unitPrice: "5" }], refusals: [] },
    ]);
  });
});
