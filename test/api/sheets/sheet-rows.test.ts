import { describe, expect, test } from "vitest";
import { good, heads, readSheet, readXlsx, refusal } from "../../kit/sheets.ts";
import { workbookEntries, zipOf } from "../../kit/workbook.ts";

const own = (count: number) => Array.from({ length: count }, () => good);

test("an example row that was left in takes no row number of the seller's rows", async () => {
  const example = ["(예시) XBC-DR32H", ...good.slice(1)];
  expect(refusal(() => readSheet([heads, example, ...own(5_000)]))).toBe("taken");
  expect(refusal(() => readSheet([heads, example, ...own(5_001)]))).toBe("TOO_MANY_ROWS");
});

describe("a sheet", () => {
  test.each([
    ["twice the same number", ["1", "2", "2"]],
    ["falling numbers", ["1", "3", "2"]],
    ["no number at all", ["1", "x", "3"]],
    ["an endless number", ["1", "1e999", "3"]],
    ["a fraction of a row", ["1", "1.5", "3"]],
    ["a row before the first", ["0", "1", "2"]],
    ["a row below the last", ["1", "2", "1048577"]],
  ])("with %s is damaged, because rows are stored by number", async (_, numbers) => {
    const parts = workbookEntries([heads, good, ["A-2", ...good.slice(1)]]);
    let at = 0;
    parts["xl/worksheets/sheet1.xml"] = String(parts["xl/worksheets/sheet1.xml"]).replaceAll(
      /<row r="\d+"/g,
      () => `<row r="${numbers[at++]}"`,
    );
    expect(refusal(() => readXlsx(zipOf(parts)))).toBe("DAMAGED");
  });

  test("reaches down to the last row of a spreadsheet", async () => {
    const parts = workbookEntries([heads, good]);
    parts["xl/worksheets/sheet1.xml"] = String(parts["xl/worksheets/sheet1.xml"]).replaceAll(
      'r="2"',
      'r="1048576"',
    );
    expect(readXlsx(zipOf(parts)).rows).toMatchObject([{ rowNo: 1_048_576 }]);
  });

  test("whose cell refers to a missing text is damaged, not empty", async () => {
    const astray = { xml: '<c r="{ref}" t="s"><v>7</v></c>' };
    expect(refusal(() => readSheet([heads, [astray, ...good.slice(1)]]))).toBe("DAMAGED");
    const empty = { xml: '<c r="{ref}" t="s"></c>' };
    const { rows } = readSheet([heads, [...good.slice(0, 3), empty]]);
    expect(rows[0]!.cells).not.toHaveProperty("stock");
  });
});
