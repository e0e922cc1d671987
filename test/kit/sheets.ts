import { dataRows, survey } from "@bupum/functions/sheets/register-request-histories/sheet/sheet";
import { onlySheet } from "@bupum/functions/sheets/register-request-histories/sheet/only-sheet";
import type { Grid } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { type TestCell, workbookOf } from "./workbook.ts";

/** The fewest headers of a sheet that puts parts on sale, and a valid row below them. */
export const heads = ["품번", "제조사", "단가", "재고"];
export const good = ["XBC-DR20E", "LS일렉트릭", "120000", "5"];

export function readGrid(grid: Grid, action: "INSERT" | "DELETE" = "INSERT") {
  const found = survey(grid, action);
  return { ...found, rows: [...dataRows(grid, found, action)] };
}
export const readXlsx = (bytes: Uint8Array) => readGrid(onlySheet(bytes));
export const readSheet = (rows: TestCell[][], options?: Parameters<typeof workbookOf>[1]) =>
  readXlsx(workbookOf(rows, options));

/** The code with which a file is refused. */
export function refusal(work: () => unknown): string {
  try {
    work();
    return "taken";
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.code;
  }
}
