import type { Grid } from "@bupum/functions/register-request-histories/grid";
import { dataRows, survey } from "@bupum/functions/register-request-histories/sheet";
import { SheetError } from "@bupum/functions/register-request-histories/sheet-error";
import { openXlsx } from "@bupum/functions/register-request-histories/xlsx";
import { describe, expect, test } from "vitest";
import { type TestCell, workbookOf, workbookParts, zipOf } from "../kit/workbook.ts";

const heads = ["품번", "제조사", "단가", "재고"];
const good = ["XBC-DR20E", "LS일렉트릭", "120000", "5"];

async function readGrid(grid: Grid) {
  const found = await survey(grid, "INSERT");
  const rows = [];
  for await (const row of dataRows(grid, found, "INSERT")) rows.push(row);
  return { ...found, rows };
}
const readXlsx = async (bytes: Buffer) => readGrid(await openXlsx(bytes));
const readSheet = (rows: TestCell[][]) => readXlsx(workbookOf(rows));

/** The code with which a file is refused. */
async function refusal(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "taken";
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.code;
  }
}

describe("a sheet", () => {
  test.each([
    ["twice the same number", ["1", "2", "2"]],
    ["falling numbers", ["1", "3", "2"]],
    ["no number at all", ["1", "x", "3"]],
    ["an endless number", ["1", "1e999", "3"]],
    ["a fraction of a row", ["1", "1.5", "3"]],
    ["a row before the first", ["0", "1", "2"]],
    ["a row below the last", ["1", "2", "1048577"]],
  ])("with %s is damaged, because rows are kept by their numbers", async (_, numbers) => {
    const parts = workbookParts([heads, good, ["A-2", ...good.slice(1)]]);
    let at = 0;
    parts["xl/worksheets/sheet1.xml"] = String(parts["xl/worksheets/sheet1.xml"]).replaceAll(
      /<row r="\d+"/g,
      () => `<row r="${numbers[at++]}"`,
    );
    expect(await refusal(() => readXlsx(zipOf(parts)))).toBe("DAMAGED");
  });

  test("reaches down to the last row of a spreadsheet", async () => {
    const parts = workbookParts([heads, good]);
    parts["xl/worksheets/sheet1.xml"] = String(parts["xl/worksheets/sheet1.xml"]).replaceAll(
      'r="2"',
      'r="1048576"',
    );
    expect((await readXlsx(zipOf(parts))).rows).toMatchObject([{ rowNo: 1_048_576 }]);
  });

  test("whose cell points to a text that is not there is damaged, not empty", async () => {
    const astray = { xml: '<c r="{ref}" t="s"><v>7</v></c>' };
    expect(await refusal(() => readSheet([heads, [astray, ...good.slice(1)]]))).toBe("DAMAGED");
    const empty = { xml: '<c r="{ref}" t="s"></c>' };
    const { rows } = await readSheet([heads, [...good.slice(0, 3), empty]]);
    expect(rows[0]!.cells).not.toHaveProperty("stock");
  });
});
