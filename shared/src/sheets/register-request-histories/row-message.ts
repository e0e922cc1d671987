import { fill } from "../../kernel/words/faults.ts";
import type { RowErrorCode } from "./codes.ts";
import type { FileErrorCode } from "./file-error-codes.ts";
import type { RegisterColumn } from "./columns.ts";
import type { RegisterWords } from "./words/types.ts";

interface Fault<Code> {
  code: Code;
  column?: RegisterColumn | undefined;
  params?: Record<string, unknown> | undefined;
}

/** The sentence of a row's fault; `{column}` is named as the template names it. */
export const rowMessage = (
  { code, column, params }: Fault<RowErrorCode>,
  words: RegisterWords,
): string =>
  fill(words.rowErrors[code], {
    ...params,
    ...(column && { column: words.columns[column] }),
    ...(code === "NUMBER_INVALID" && { examples: examplesOf(column, words) }),
  });

/** Examples that the column takes: no day stands for a quantity, and nothing sold out for a least one. */
const examplesOf = (column: RegisterColumn | undefined, { numberExamples }: RegisterWords) =>
  column === "stock" || column === "leadTimeDays"
    ? numberExamples[column]
    : numberExamples.quantity;

/** The sentence of a file's fault; `{columns}` are named as the template names them. */
export function fileMessage(
  { code, params = {} }: Fault<FileErrorCode>,
  words: RegisterWords,
): string {
  const { columns } = params;
  const named = Array.isArray(columns)
    ? columns.map((column: RegisterColumn) => words.columns[column])
    : columns;
  return fill(words.fileErrors[code], { ...params, columns: named });
}
