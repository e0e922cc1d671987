import type { Id } from "@bupum/shared/kernel/ids";
import type { SheetColumn, SheetValue } from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import { templateColumns } from "@bupum/shared/sheets/register-request-histories/columns";
import { rowMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { everyRowOf, type RowItem } from "../register-merchandise-histories/items.ts";
import { sheetFile } from "../../kernel/files/sheet.ts";

/**
 * The sheet as sent, with each row's outcome, or its expected one. The headers are the template's,
 * so that a seller can correct the rows and send the same file again.
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
    ...templateColumns[action].map((column) => ({ head: words.columns[column] })),
  ];
  const rows = lines(requestId, action, words);
  return sheetFile({ name: reportColumns.result, columns, rows }, at);
}

async function* lines(
  requestId: Id<"rrh">,
  action: RegisterAction,
  words: RegisterWords,
): AsyncGenerator<readonly SheetValue[]> {
  for await (const row of everyRowOf(requestId)) yield lineOf(row, action, words);
}

function lineOf(row: RowItem, action: RegisterAction, words: RegisterWords): SheetValue[] {
  const errors = row.errors ?? row.faults;
  const isError = errors.length > 0;
  const said = isError
    ? errors.map((fault) => rowMessage(fault, words)).join(" ")
    : row.note && words.notes[row.note];
  return [
    row.rowNo,
    row.result ? words.results[row.result] : words.results[isError ? "ERROR" : "PLANNED"],
    errors[0]?.code,
    said,
    // What a spreadsheet made of a code is none: sent back, it would name another part (D8-12).
    ...templateColumns[action].map((column) =>
      errors.some((fault) => fault.code === "CODE_NOT_TEXT" && fault.column === column)
        ? undefined
        : row.cells[column],
    ),
  ];
}
