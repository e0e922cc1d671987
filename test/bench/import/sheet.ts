import type { RowErrorCode } from "@bupum/shared/sheets/register-request-histories/codes";
import { type TestCell, workbookOf } from "../../kit/workbook.ts";

/** A part of the market, as a sheet names it. */
export interface Named {
  partNumber: string;
  maker: string;
}
export interface Made {
  content: Buffer<ArrayBuffer>;
  /** By part number: what must be on sale in the end. */
  good: Map<string, { price: string; stock: number }>;
  /** By row number: what is wrong with it. */
  bad: Map<number, RowErrorCode>;
}

const heads = [
  "품번",
  "제조사",
  "품명",
  "상태",
  "단가",
  "통화",
  "재고",
  "최소주문수량",
  "주문단위",
  "배송비 부담",
  "출고지",
  "비고",
];
const column = Object.fromEntries(heads.map((head, at) => [head, at]));
const at = (head: string) => column[head] ?? Number.NaN;
const xml = (rest: string) => ({ xml: `<c r="{ref}"${rest}</c>` });

/** Each fault that a row can have on its own, and the cell that causes it. */
const faults: [RowErrorCode, head: string, cell: TestCell][] = [
  ["REQUIRED", "품번", ""],
  ["TOO_LONG", "비고", "가".repeat(1_001)],
  ["CONTROL_CHARACTERS", "품명", "두 줄로\n적은 품명"],
  ["CODE_NOT_TEXT", "품번", xml("><v>1.9E+18</v>")],
  ["DATE_CELL", "품번", xml(' t="d"><v>2026-10-12</v>')],
  ["FORMULA_CELL", "단가", xml("><f>1000*1.1</f><v>1100</v>")],
  ["ERROR_CELL", "재고", xml(' t="e"><v>#REF!</v>')],
  ["PRICE_INVALID", "단가", "문의"],
  ["NUMBER_INVALID", "재고", -3],
  ["MOQ_MULTIPLE", "최소주문수량", 5],
  ["CONDITION_UNKNOWN", "상태", "반품"],
  ["CURRENCY_UNKNOWN", "통화", "JPY"],
  ["PAYER_UNKNOWN", "배송비 부담", "반반"],
  ["REGION_UNKNOWN", "출고지", "화성시"],
  ["MANUFACTOR_UNKNOWN", "제조사", "아무도 모르는 제조사"],
  ["PRICE_REQUIRED", "단가", ""],
  ["MERGED_CELL", "비고", "병합"],
  ["HIDDEN_ROW", "비고", "숨김"],
  ["DUPLICATE_ROW", "비고", "위 행과 다른 내용"],
];
/** Every fiftieth row is bad: 2 %. */
const badEvery = 50;

function lineOf({ partNumber, maker }: Named, index: number): TestCell[] {
  return [
    partNumber,
    maker,
    `PLC 본체 ${index}`,
    "신품",
    `${1_000 + index}`,
    "KRW",
    index % 90,
    2,
    2,
    "착불",
    "부산",
    index % 7 === 0 ? "상자 단위" : undefined,
  ];
}

/**
 * A seller's sheet of these parts, in which every fiftieth row has a fault. Another `edition` is a
 * different file with the same rows.
 */
export function sheetOf(parts: readonly Named[], edition = 1): Made {
  const good: Made["good"] = new Map();
  const bad: Made["bad"] = new Map();
  const hidden: Record<number, string> = {};
  const merged: number[] = [];
  const lines = parts.map((part, index) => {
    const rowNo = index + 2;
    const line = lineOf(part, index);
    if (index % badEvery !== badEvery - 1) {
      good.set(part.partNumber, { price: `${1_000 + index}`, stock: index % 90 });
      return line;
    }
    const [code, head, cell] = faults[bad.size % faults.length]!;
    bad.set(rowNo, code);
    line[at(head)] = cell;
    if (code === "DUPLICATE_ROW")
      line.splice(0, 2, parts[index - 1]!.partNumber, parts[index - 1]!.maker);
    if (code === "HIDDEN_ROW") hidden[rowNo] = 'hidden="1"';
    if (code === "MERGED_CELL") merged.push(rowNo);
    return line;
  });
  const cells = merged.map((rowNo) => `<mergeCell ref="K${rowNo}:L${rowNo}"/>`).join("");
  const content = workbookOf([heads, ...lines], {
    rows: hidden,
    tail: `<mergeCells>${cells}</mergeCells><!-- ${edition} -->`,
  });
  return { content, good, bad };
}

/** A sheet of that many short rows, far more than a file may hold. */
export const longSheet = (rows: number): Buffer<ArrayBuffer> =>
  workbookOf([
    ["품번", "제조사", "단가", "재고"],
    ...Array.from({ length: rows }, (_, index) => [`LONG-${index}`, "Maker 1", 1_000 + index, 5]),
  ]);
