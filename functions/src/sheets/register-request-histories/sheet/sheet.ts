import { mayBeGroup, priceIn } from "@bupum/shared/kernel/text/figures";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import {
  codeColumns,
  isExample,
  lastSheetRow,
  missingColumns,
  mostRows,
  numberColumns,
  type RegisterColumn,
} from "@bupum/shared/sheets/register-request-histories/columns";
import type { AssignedColumn } from "@bupum/shared/sheets/register-request-histories/heads";
import { currencyFrom } from "@bupum/shared/sheets/register-request-histories/terms";
import type { RowFault } from "../../register-merchandise-histories/items.ts";
import { rowHash } from "../../register-merchandise-histories/row-hash.ts";
import { meantKeyOf } from "../../register-merchandise-histories/meant-key.ts";
import { decimalOf } from "@bupum/shared/sheets/reader/number-formats";
import {
  type Grid,
  type GridCell,
  type GridRow,
  headReach,
  type MergedCells,
} from "@bupum/shared/sheets/reader/grid";
import { isSum } from "@bupum/shared/sheets/product-lists/aside";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";
import { type Heads, headsOf, priceColumns, withUnit } from "./heads.ts";
import { filledDown } from "./merged.ts";
import { ownMarks } from "./result.ts";

/** A row of data: texts by column, and the faults that reading alone can find. */
export interface SheetRow {
  rowNo: number;
  cells: Cells;
  rowHash: string;
  faults: RowFault[];
  /** The earlier row with exactly the same content. */
  repeats?: number;
  /** Of a result that was sent back: it was not refused there (D8-12). */
  wasDone?: true;
  /** The listing that the row was made from (D8-17). */
  basis?: string;
  /** A row of totals below the others. */
  isSum?: true;
}

export interface Survey extends Heads {
  totalRows: number;
  merged: readonly MergedCells[];
}

/**
 * Reads a file from end to end and keeps only its header, so that a fault of the file is known
 * before any row is stored. Throws SheetError.
 */
export function survey(
  grid: Grid,
  action: RegisterAction,
  assigned?: readonly AssignedColumn[],
): Survey {
  let head: Heads | undefined;
  let rowsSeen = 0;
  let totalRows = 0;
  let examples = 0;
  let lastRowNo = 0;
  for (const row of grid.rows()) {
    lastRowNo = mustRise(lastRowNo, row.rowNo);
    if (row.cells.size === 0) continue;
    rowsSeen += 1;
    if (!head) {
      head = headsOf(row, assigned);
      if (!head && rowsSeen >= headReach) break;
      continue;
    }
    if (isBlank(row, head.columns)) continue;
    totalRows += 1;
    if (isExampleRow(row, head.columns)) examples += 1;
    if (totalRows - examples > mostRows) throw new SheetError("TOO_MANY_ROWS", { most: mostRows });
  }
  if (rowsSeen === 0) throw new SheetError("EMPTY");
  const columns = new Set(head?.columns.values());
  const missing = missingColumns(columns, action);
  if (!head || missing.length > 0) throw new SheetError("WRONG_TEMPLATE", { columns: missing });
  if (totalRows === examples) throw new SheetError("HEADER_ONLY");
  return { ...head, totalRows, merged: grid.merged() };
}

const isExampleRow = ({ cells }: GridRow, columns: Survey["columns"]): boolean =>
  [...columns].some(
    ([index, column]) => column === "partNumber" && isExample(cells.get(index)?.text),
  );

/** Rows are stored by number: with a duplicate or missing number a row would be lost. */
function mustRise(before: number, rowNo: number): number {
  if (Number.isSafeInteger(rowNo) && rowNo > before && rowNo <= lastSheetRow) return rowNo;
  throw new SheetError("DAMAGED");
}

const isBlank = (row: GridRow, columns: Survey["columns"]): boolean =>
  [...row.cells].every(([index, cell]) => !columns.has(index) || cell.text.trim() === "");

/** The rows of data in order, with the columns found before. */
export function* dataRows(grid: Grid, survey: Survey, action: RegisterAction): Generator<SheetRow> {
  const { columns, headerRowNo, own } = survey;
  const firsts = new Map<string, { rowNo: number; hash: string }>();
  for (const { row, isMerged } of filledDown(grid, survey)) {
    const { rowNo } = row;
    if (rowNo <= headerRowNo || isBlank(row, columns)) continue;
    const read = readRow(row, survey);
    const rowHashed = rowHash(action, read.cells);
    if (isSumRow(row, read.cells)) {
      yield { rowNo, rowHash: rowHashed, cells: read.cells, faults: [], isSum: true };
      continue;
    }
    const { wasDone, cleared, ...marks } = ownMarks(row, own);
    for (const column of cleared)
      if (!read.cells[column]) read.faults.push({ code: "NOT_MENDED", column });
    if (row.isHidden) read.faults.unshift({ code: "HIDDEN_ROW" });
    if (isMerged) read.faults.unshift({ code: "MERGED_CELL" });
    const key = meantKeyOf(read.cells);
    const first = key === undefined ? undefined : firsts.get(key);
    if (key !== undefined && !first) firsts.set(key, { rowNo, hash: rowHashed });
    if (first && first.hash !== rowHashed)
      read.faults.push({ code: "DUPLICATE_ROW", params: { row: first.rowNo } });
    const repeats = first?.hash === rowHashed ? { repeats: first.rowNo } : {};
    const done = wasDone && ({ wasDone: true } as const);
    yield { rowNo, rowHash: rowHashed, ...read, ...repeats, ...done, ...marks };
  }
}

/** A row of totals: a word for it in its first cells, or as its number (D8-20). */
const isSumRow = ({ cells }: GridRow, { partNumber = "" }: Cells): boolean =>
  [...[...cells.values()].slice(0, 2).map(({ text }) => text), partNumber].some(isSum);

function readRow(row: GridRow, { columns, remarks }: Survey) {
  const cells: Cells = {};
  const faults: RowFault[] = [];
  for (const [index, column] of columns) {
    const cell = row.cells.get(index);
    if (!cell) continue;
    const fault = faultOf(cell, column);
    if (fault) faults.push({ code: fault, column });
    const { unit, isWithVat } = remarks.get(index) ?? {};
    const text = withUnit(textOf(cell, column), unit);
    if (text !== "") cells[column] = text;
    if (isWithVat && text !== "") faults.push({ code: "PRICE_WITH_VAT", column });
  }
  for (const [index, column] of columns)
    if (isUnclearPrice(row.cells.get(index), column, cells))
      faults.push({ code: "PRICE_INVALID", column });
  return { cells, faults };
}

/** A text such as 12.000 in won: other countries group thousands so. */
const isUnclearPrice = (cell: GridCell | undefined, column: RegisterColumn, { currency }: Cells) =>
  cell?.kind === "text" &&
  priceColumns.has(column) &&
  (currencyFrom(currency ?? "") ?? "KRW") === "KRW" &&
  priceIn(cell.text)?.currency !== "USD" &&
  mayBeGroup(cell.text);

/** The most digits that a spreadsheet keeps exactly in an unformatted number (D8-5). */
const wholeCode = /^\d{1,11}$/;

function faultOf(cell: GridCell, column: RegisterColumn) {
  if (cell.kind === "formula") return "FORMULA_CELL";
  if (cell.kind === "error") return "ERROR_CELL";
  if (cell.kind === "date") return "DATE_CELL";
  const isLost = cell.kind === "number" && codeColumns.has(column) && codeIn(cell) === undefined;
  return isLost ? "CODE_NOT_TEXT" : undefined;
}

const signs = { KRW: "KRW ", USD: "USD ", CNY: "CNY ", YEN_OR_YUAN: "¥", OTHER: "JPY " } as const;

/** A price with the currency that its format shows: $5.50 of 5.5 is no price in won. */
function signedPrice({ text, shown, isDressed }: GridCell): string {
  const sign = isDressed ? priceIn(shown)?.currency : undefined;
  return `${sign ? signs[sign] : ""}${decimalOf(text)}`;
}

/** A number that is whole as a code: unformatted, or with a format that shows digits alone. */
function codeIn({ text, shown, isDressed, damage }: GridCell): string | undefined {
  if (!isDressed) return wholeCode.test(text) ? text : undefined;
  return damage === undefined && /^\d{1,15}$/.test(shown) ? shown : undefined;
}

function textOf(cell: GridCell, column: RegisterColumn): string {
  const { text, kind } = cell;
  if (kind === "number" && priceColumns.has(column)) return signedPrice(cell);
  if (kind === "number" && numberColumns.has(column)) return decimalOf(text);
  if (kind === "number" && codeColumns.has(column)) return codeIn(cell) ?? text;
  // An apostrophe guards against formulas, as in our own reports.
  return text.trim().replace(/^'(?=[=+\-@])/, "");
}
