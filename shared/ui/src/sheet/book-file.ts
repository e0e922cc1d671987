import { cellText, sheetOptions, sheetType } from "@bupum/shared/kernel/sheet";
import { type Cell, writeXlsx } from "hucre/xlsx";

/** A cell with a value, or with a formula and what it comes to when the file is made. */
export interface BookCell {
  value?: string | number | undefined;
  /** Without its "=". */
  formula?: string;
  look?: keyof typeof looks;
}
export interface Book {
  name: string;
  rows: readonly (readonly (BookCell | undefined)[])[];
  /** Characters wide; 0 hides a column. */
  widths: readonly number[];
  /** Rows and columns that stay. */
  frozen: { rows: number; columns: number };
  /** Ranges in which a mark is chosen from a list, and the cells that it colours beside it. */
  marks: readonly { range: string; coloured: string; mark: string; when: string }[];
}

const soft = { type: "pattern", pattern: "solid", fgColor: { rgb: "EEF2F7" } } as const;
const chosen = { type: "pattern", pattern: "solid", bgColor: { rgb: "D3F9D8" } } as const;
const line = { style: "thin", color: { rgb: "ADB5BD" } } as const;
const box = { top: line, right: line, bottom: line, left: line };
const looks = {
  title: { font: { bold: true, size: 14 } },
  note: { font: { color: { rgb: "495057" } } },
  head: {
    font: { bold: true },
    fill: soft,
    border: box,
    alignment: { horizontal: "center", vertical: "center", wrapText: true },
  },
  text: { numFmt: "@", border: box },
  mark: { border: box, alignment: { horizontal: "center" } },
  number: { numFmt: "#,##0", border: box },
  price: { numFmt: "#,##0.#####", border: box },
  rate: { numFmt: "#,##0.#####" },
  sum: { font: { bold: true }, fill: soft, numFmt: "#,##0", border: box },
  label: { font: { bold: true }, fill: soft, border: box },
} as const;

function written({ value, formula, look = "text" }: BookCell): Partial<Cell> {
  const plain = typeof value === "string" ? cellText(value) : (value ?? null);
  return {
    ...(formula === undefined ? { value: plain } : { formula, formulaResult: plain }),
    style: looks[look],
  };
}

/** A workbook of one sheet that goes on calculating: formulas, a list to choose from, colours. */
export async function bookBlob({ name, rows, widths, frozen, marks }: Book): Promise<Blob> {
  const cells = new Map(
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => (cell ? [[`${at},${column}`, written(cell)] as const] : [])),
    ),
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetOptions(name, []).name,
        rows: rows.map((row) => row.map(() => null)),
        cells,
        columns: widths.map((width) => (width === 0 ? { hidden: true } : { width })),
        freezePane: frozen,
        dataValidations: marks.map(({ range, mark }) => ({
          type: "list",
          values: [mark],
          allowBlank: true,
          range,
        })),
        conditionalRules: marks.map(({ coloured, when }, at) => ({
          type: "expression",
          priority: at + 1,
          formula: when,
          range: coloured,
          style: { fill: chosen },
        })),
        pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: sheetType });
}
