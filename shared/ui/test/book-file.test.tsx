import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { bookBlob } from "../src/sheet/book-file.ts";

test("a workbook keeps its formulas with what they come to, and runs no text of others", async () => {
  const file = await bookBlob({
    name: "비교표",
    rows: [
      [{ value: '=HYPERLINK("http://evil.example")' }, undefined, { value: "007" }],
      [
        { value: 2, look: "number" },
        { value: 4, formula: "A2*2", look: "sum" },
      ],
    ],
    widths: [10, 0, 10],
    frozen: { rows: 1, columns: 1 },
    marks: [{ range: "C2:C2", coloured: "A2:C2", mark: "●", when: '$C2="●"' }],
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  expect(sheet!.rows[0]).toEqual([`'=HYPERLINK("http://evil.example")`, null, "007"]);
  expect(sheet!.rows[1]?.slice(0, 2)).toEqual([2, 4]);
  expect(sheet!.cells?.get("1,1")?.formula).toBe("A2*2");
});
