import type { SheetValue } from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import type { RegisterAction } from "@bupum/shared/register-request-histories/codes";
import { requiredColumns, templateColumns } from "@bupum/shared/register-request-histories/columns";
import type { RegisterWords } from "@bupum/shared/register-request-histories/words/types";
import { sheetFile } from "../kernel/sheet.ts";

/** The empty sheet of an action: heads that we read again, with a mark where a cell is needed. */
export const templateFile = (
  action: RegisterAction,
  words: RegisterWords,
  at: Instant,
): Promise<File> => {
  const columns = templateColumns[action].map((column) => ({
    head: `${words.columns[column]}${requiredColumns.includes(column) ? " *" : ""}`,
    width: column === "productName" || column === "memo" ? 30 : 18,
  }));
  return sheetFile({ name: words.templates[action], columns, rows: noRows() }, at);
};

async function* noRows(): AsyncGenerator<readonly SheetValue[]> {}
