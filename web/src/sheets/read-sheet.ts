import { understood } from "@bupum/shared/sheets/product-lists/columns";
import { headOf } from "@bupum/shared/sheets/product-lists/heads";
import { type ListRow, listRows } from "@bupum/shared/sheets/product-lists/rows";
import { filledSheets, openBook } from "@bupum/shared/sheets/reader/book";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";

/** Which sheet of a file is read, and how; the first that has a list unless one is named. */
export interface SheetChoice {
  at?: number;
  /** Takes what is stored, and no result of a formula, instead of what people see. */
  asStored?: boolean;
}

/** One sheet of a file, and the names of all that could be read instead. */
export interface ReadSheet {
  at: number;
  sheets: { at: number; name: string }[];
  rows: ListRow[];
}

/** What a list or the answers of a day need many times over. */
const mostBytes = 10_000_000;

/** Reads a sheet in the thread that calls it. Throws SheetError. */
export async function readSheet(
  file: Blob,
  { at, asStored = false }: SheetChoice,
  onRows: (count: number) => void,
): Promise<ReadSheet> {
  if (file.size > mostBytes) throw new SheetError("TOO_LARGE");
  const book = openBook(new Uint8Array(await file.arrayBuffer()), {
    isHead: (cell) => headOf(cell) !== undefined,
  });
  const filled = filledSheets(book);
  const rowsOf = (place: number) => listRows(book.grid(place), { asStored, onRows });
  const found = at ?? (asStored ? undefined : listIn(filled, rowsOf)) ?? filled[0];
  if (found === undefined) throw new SheetError("EMPTY");
  return {
    at: found,
    sheets: filled.map((one) => ({ at: one, name: book.sheets[one]!.name })),
    rows: rowsOf(found),
  };
}

/** Sheets among which the list is looked for. */
const mostLooked = 8;

/** The first of several sheets that has the headings of a list: a cover page precedes it. */
function listIn(
  filled: readonly number[],
  rowsOf: (place: number) => readonly ListRow[],
): number | undefined {
  if (filled.length < 2) return undefined;
  return filled.slice(0, mostLooked).find((place) => {
    try {
      const { headAt, roles } = understood(rowsOf(place));
      return headAt !== -1 && roles.includes("partNumber");
    } catch (error) {
      if (error instanceof SheetError) return false;
      throw error;
    }
  });
}
