import { filledSheets, openBook } from "@bupum/shared/sheets/reader/book";
import type { GridCell, GridRow } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";

/** Why a file cannot be read; the page has words for each code. */
export class SheetFault extends Error {
  readonly why: "type" | "size" | "broken";

  constructor(why: SheetFault["why"]) {
    super(why);
    this.why = why;
  }
}

/** A row with its number in the spreadsheet, which does not store blank rows. */
export interface SheetRow {
  rowNo: number;
  cells: string[];
}

const mostBytes = 5_000_000;
/** A heading and 500 rows. */
const mostRows = 501;

const whyOf = ({ code }: SheetError): SheetFault["why"] => {
  if (code === "TOO_LARGE" || code === "TOO_WIDE") return "size";
  return code === "DAMAGED" || code === "UNSAFE_XML" ? "broken" : "type";
};

interface Reading {
  /** Shows a formula as "=" instead of its result. */
  keepsFormulas?: boolean;
}

/**
 * The first rows of the first filled sheet of an .xlsx or .csv, cell by cell. Throws SheetFault for
 * other files, more than 5 MB, too large sheets, and unreadable ones.
 */
export async function sheetRows(
  file: File,
  { keepsFormulas = false }: Reading = {},
): Promise<SheetRow[]> {
  if (file.size > mostBytes) throw new SheetFault("size");
  const textOf = ({ kind, shown }: GridCell) =>
    keepsFormulas && kind === "formula" ? "=" : shown.replaceAll(/\s+/g, " ").trim();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return [];
  const rows: SheetRow[] = [];
  try {
    const book = openBook(bytes);
    for (const { rowNo, cells } of book.grid(filledSheets(book)[0] ?? 0).rows()) {
      rows.push({ rowNo, cells: inOrder(cells, textOf) });
      if (rows.length === mostRows) break;
    }
  } catch (error) {
    throw error instanceof SheetError ? new SheetFault(whyOf(error)) : error;
  }
  return rows;
}

function inOrder(cells: GridRow["cells"], textOf: (cell: GridCell) => string): string[] {
  const row: string[] = [];
  for (const [at, cell] of cells) row[at] = textOf(cell);
  return Array.from(row, (cell) => cell ?? "");
}

/** The same rows as text, as if pasted from Excel. */
export const sheetText = async (file: File): Promise<string> =>
  (await sheetRows(file)).map(({ cells }) => cells.join("\t")).join("\n");
