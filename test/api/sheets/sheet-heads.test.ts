import { parseRow } from "@bupum/functions/sheets/register-merchandise-histories/rules";
import { describe, expect, test } from "vitest";
import { readSheet } from "../../kit/sheets.ts";
import type { TestCell } from "../../kit/workbook.ts";

/** What the only row of a sheet says below these headings, or its first fault. */
function said(heads: readonly string[], cells: readonly TestCell[]) {
  const [row] = readSheet([
    ["품번", "제조사", ...heads],
    ["A-1", "LS", ...cells],
  ]).rows;
  const { said: values, faults } = parseRow(row!.cells, "INSERT");
  const [fault] = [...row!.faults, ...faults];
  return fault ? fault.code : values;
}

describe("the brackets of a heading hold for the figures below it (D8-14)", () => {
  test.each([
    ["Price (USD)", 2.85, { price: "2.85", currency: "USD" }],
    ["Price (USD)", "$2.10", { price: "2.10", currency: "USD" }],
    ["단가($)", "2.85", { price: "2.85", currency: "USD" }],
    ["单价（元）", 12, { price: "12", currency: "CNY" }],
    ["단가(원)", "12,000", { price: "12000" }],
    ["단가(VAT별도)", "482,000원", { price: "482000", currency: "KRW" }],
    ["단가(천원)", 32.5, { price: "32500", currency: "KRW" }],
    ["Lead Time (wks)", "4~6", { leadTimeDays: 30 }],
    ["Lead Time (wks)", "stock", { leadTimeDays: 0 }],
    ["납기(주)", 2, { leadTimeDays: 10 }],
    ["납기(주)", "3일", { leadTimeDays: 3 }],
    ["납기(영업일)", 3, { leadTimeDays: 3 }],
    ["납기(주문 후)", 3, { leadTimeDays: 3 }],
  ] as const)("%s above %j", (head, cell, values) => {
    expect(said([head], [cell])).toEqual({ partNumber: "A-1", manufactor: "LS", ...values });
  });

  test.each([
    ["단가(VAT 포함)", 33000, "PRICE_WITH_VAT"],
    ["단가(부가세포함)", "33,000원", "PRICE_WITH_VAT"],
    ["Price (incl. VAT)", 33000, "PRICE_WITH_VAT"],
    ["단가(엔)", 55000, "CURRENCY_UNCLEAR"],
    ["단가(¥)", 55000, "CURRENCY_UNCLEAR"],
    ["납기(개월)", 2, "NUMBER_INVALID"],
    ["Price (USD)", "0,085", "PRICE_INVALID"],
  ] as const)("%s above %j is refused", (head, cell, code) => {
    expect(said([head], [cell])).toBe(code);
  });

  test("a currency of the row that is another one is refused", () => {
    expect(said(["단가(USD)", "통화"], [2.85, "KRW"])).toBe("CURRENCY_UNCLEAR");
  });
});

describe("headings of dealers", () => {
  test("보유수량, 출고일, 창고 and Cond. are columns where no clearer one is (D8-4)", () => {
    const heads = ["보유수량", "출고일", "창고", "Cond."];
    expect(said(heads, ["2", "당일", "경기 화성시", "Used"])).toMatchObject({
      stock: 2,
      leadTimeDays: 0,
      warehouseRegion: "GYEONGGI",
      condition: "USED",
    });
  });

  test("a clearer heading leaves the others alone, and refuses no file", () => {
    const heads = ["현재고", "재고", "창고", "출고지"];
    expect(said(heads, [9, 2, "A동 2층", "부산"])).toMatchObject({
      stock: 2,
      warehouseRegion: "BUSAN",
    });
  });

  test("new goods of brokers are new, whatever their package", () => {
    for (const text of ["New/Original (Tape & Reel)", "New & Original", "Original", "정품"])
      expect(said(["상태"], [text])).toMatchObject({ condition: "NEW" });
  });
});

describe("merged cells (D8-5)", () => {
  const heads = ["제조사", "품번", "상태", "단가", "재고"];
  const rows = [heads, ["오토닉스", "TC4S-14R", "신품", 42000, 15], [undefined, "TK4S-14RN"]];
  const readMerged = (...refs: string[]) =>
    readSheet(rows, {
      tail: `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`,
    }).rows.map(({ cells, faults }) => [
      cells.manufactor,
      cells.condition,
      ...faults.map(({ code }) => code),
    ]);

  test("a maker and a condition that are merged down belong to each of their rows", () => {
    expect(readMerged("A2:A3", "C2:C3")).toEqual([
      ["오토닉스", "신품"],
      ["오토닉스", "신품"],
    ]);
  });

  test("a price or a stock that is merged down, and cells merged across, are faults of the row", () => {
    for (const ref of ["D2:D3", "E2:E3", "A2:B3"])
      expect(readMerged(ref).map(([, , fault]) => fault)).toEqual(["MERGED_CELL", "MERGED_CELL"]);
  });
});
