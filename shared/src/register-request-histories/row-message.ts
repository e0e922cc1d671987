import { fill } from "../kernel/faults.ts";
import type { FileErrorCode, RowErrorCode } from "./codes.ts";
import type { SheetColumn } from "./columns.ts";
import type { RegisterWords } from "./words/types.ts";

interface Fault<Code> {
  code: Code;
  column?: SheetColumn | undefined;
  params?: Record<string, unknown> | undefined;
}

/** The sentence of a row's fault; `{column}` is named as the template names it. */
export const rowMessage = (
  { code, column, params }: Fault<RowErrorCode>,
  words: RegisterWords,
): string =>
  fill(words.rowErrors[code], { ...params, ...(column && { column: words.columns[column] }) });

/** The sentence of a file's fault; `{columns}` are named as the template names them. */
export function fileMessage(
  { code, params = {} }: Fault<FileErrorCode>,
  words: RegisterWords,
): string {
  const { columns } = params;
  const named = Array.isArray(columns)
    ? columns.map((column: SheetColumn) => words.columns[column])
    : columns;
  return fill(words.fileErrors[code], { ...params, columns: named });
}
