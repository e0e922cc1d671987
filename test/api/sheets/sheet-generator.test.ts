import { openBook } from "@bupum/shared/sheets/reader/book";
import { openPasted } from "@bupum/shared/sheets/reader/delimited";
import type { Grid } from "@bupum/shared/sheets/reader/grid";
import * as fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";

const head = ["품번", "제조사", "비고"];
/** Texts of cells: letters of four scripts, signs, quotes, line breaks, zeros in front. */
const cell = fc.string({
  unit: fc.constantFrom(..."01aZ가뷁漢ア½µ\"'\n .-/+()#₩=@"),
  maxLength: 12,
});
const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });

/** What a sheet holds: its texts by row and column, without blank cells. */
const heldBy = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (text.trim() === "" ? [] : [[row + 1, column, text] as const])),
  );
const readFrom = (grid: Grid) =>
  [...grid.rows()].flatMap(({ rowNo, cells }) =>
    [...cells].map(([column, { shown }]) => [rowNo, column, shown] as const),
  );

const quoted = (text: string, separator: string) =>
  text.includes('"') || text.includes("\n") || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
const textOf = (rows: readonly (readonly string[])[], separator: string, end: string) =>
  rows.map((cells) => cells.map((text) => quoted(text, separator)).join(separator)).join(end);

const separators = fc.constantFrom(",", ";", "\t");
const ends = fc.constantFrom("\n", "\r\n");

test("What a text of separated cells holds is read back, in UTF-8 and UTF-16", () => {
  fc.assert(
    fc.property(table, separators, ends, (rows, separator, end) => {
      const all = [head, ...rows];
      const text = textOf(all, separator, end);
      const files = [Buffer.from(text), Buffer.from(`\uFEFF${text}`, "utf16le")];
      for (const bytes of files) expect(readFrom(openBook(bytes).grid(0))).toEqual(heldBy(all));
      if (separator === "\t") expect(readFrom(openPasted(text).grid(0))).toEqual(heldBy(all));
    }),
  );
});

test("What a workbook holds is read back, as a library writes it", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const all = [head, ...rows];
      const bytes = await writeXlsx({ sheets: [{ name: "부품", rows: all }] });
      expect(readFrom(openBook(bytes).grid(0))).toEqual(heldBy(all));
    }),
    { numRuns: 40 },
  );
});

test("A number of a workbook is read back as it was seen", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1 }),
      async (numbers) => {
        const cells = new Map(
          numbers.map((value, row) => [`${row},0`, { value, style: { numFmt: "0000000000" } }]),
        );
        const rows = numbers.map((value) => [value, value]);
        const bytes = await writeXlsx({ sheets: [{ name: "a", rows, cells }] });
        expect(readFrom(openBook(bytes).grid(0)).map(([, , shown]) => shown)).toEqual(
          numbers.flatMap((value) => [String(value).padStart(10, "0"), String(value)]),
        );
      },
    ),
    { numRuns: 20 },
  );
});
