import type { Id } from "@bupum/shared/kernel/ids";
import type { SheetColumn, SheetValue } from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import { templateColumns } from "@bupum/shared/sheets/register-request-histories/columns";
import { rowMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { unknownBasis } from "../register-merchandise-histories/basis.ts";
import {
  everyRowOf,
  type RowFault,
  type RowItem,
} from "../register-merchandise-histories/items.ts";
import { sheetFile } from "../../kernel/files/sheet.ts";
import { clearedLine } from "./sheet/result.ts";

/**
 * The rows that failed, to be mended and sent again under the template's headings (D8-12): a refused
 * cell is empty, with what stood there beside it, so that the row is refused again as it stands.
 */
export function reportFile(
  requestId: Id<"rrh">,
  action: RegisterAction,
  words: RegisterWords,
  at: Instant,
): Promise<File> {
  const { reportColumns } = words;
  const columns: SheetColumn[] = [
    { head: reportColumns.rowNo, width: 8 },
    { head: reportColumns.result, width: 12 },
    { head: reportColumns.errorCode, width: 22 },
    { head: reportColumns.message, width: 60 },
    { head: reportColumns.cleared, width: 30 },
    ...templateColumns[action].map((column) => ({ head: words.columns[column] })),
    { head: reportColumns.version, width: 18 },
  ];
  const rows = lines(requestId, action, words);
  return sheetFile({ name: reportColumns.result, columns, rows }, at);
}

async function* lines(
  requestId: Id<"rrh">,
  action: RegisterAction,
  words: RegisterWords,
): AsyncGenerator<readonly SheetValue[]> {
  for await (const row of everyRowOf(requestId))
    if (faultsOf(row).length > 0) yield lineOf(row, action, words);
}

const faultsOf = (row: RowItem): RowFault[] =>
  row.outcome === undefined ? row.faults : (row.errors ?? []);

/** Faults of a whole row as it lay in its file: only somebody who names the part again lifts them. */
const ofWholeRow: ReadonlySet<RowFault["code"]> = new Set([
  "HIDDEN_ROW",
  "MERGED_CELL",
  "DUPLICATE_ROW",
]);

function lineOf(row: RowItem, action: RegisterAction, words: RegisterWords): SheetValue[] {
  const errors = faultsOf(row);
  const refused = new Set(
    errors.flatMap(({ code, column }) => (ofWholeRow.has(code) ? "partNumber" : (column ?? []))),
  );
  const columns = templateColumns[action];
  const cleared = columns.flatMap((column) => {
    const text = row.cells[column];
    return text && refused.has(column) ? clearedLine(words.columns[column], text) : [];
  });
  return [
    row.rowNo,
    words.results.ERROR,
    errors[0]?.code,
    errors.map((fault) => rowMessage(fault, words)).join(" "),
    cleared.join("\n"),
    ...columns.map((column) => (refused.has(column) ? undefined : row.cells[column])),
    row.basis ?? unknownBasis,
  ];
}
