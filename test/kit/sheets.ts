import type { Grid } from "@bupum/functions/sheets/register-request-histories/sheet/grid";
import { dataRows, survey } from "@bupum/functions/sheets/register-request-histories/sheet/sheet";
import { SheetError } from "@bupum/functions/sheets/register-request-histories/sheet/sheet-error";
import { openXlsx } from "@bupum/functions/sheets/register-request-histories/sheet/xlsx";
import { type TestCell, workbookOf } from "./workbook.ts";

/** The fewest headers of a sheet that puts parts on sale, and a valid row below them. */
export const heads = ["품번", "제조사", "단가", "재고"];
export const good = ["XBC-DR20E", "LS일렉트릭", "120000", "5"];

export async function readGrid(grid: Grid, action: "INSERT" | "DELETE" = "INSERT") {
  const found = await survey(grid, action);
  const rows = [];
  for await (const row of dataRows(grid, found, action)) rows.push(row);
  return { ...found, rows };
}
export const readXlsx = async (bytes: Buffer) => readGrid(await openXlsx(bytes));
export const readSheet = (rows: TestCell[][], options?: Parameters<typeof workbookOf>[1]) =>
  readXlsx(workbookOf(rows, options));

/** The code with which a file is refused. */
export async function refusal(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "taken";
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.code;
  }
}
