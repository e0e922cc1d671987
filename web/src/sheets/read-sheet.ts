import { headOf } from "@bupum/shared/sheets/product-lists/heads";
import { type ListRow, listRows } from "@bupum/shared/sheets/product-lists/rows";
import { filledSheets, openBook } from "@bupum/shared/sheets/reader/book";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";

/** Which sheet of a file is read, and how; the first that has cells unless one is named. */
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
  const place = at ?? filled[0];
  if (place === undefined) throw new SheetError("EMPTY");
  return {
    at: place,
    sheets: filled.map((one) => ({ at: one, name: book.sheets[one]!.name })),
    rows: listRows(book.grid(place), { asStored, onRows }),
  };
}
