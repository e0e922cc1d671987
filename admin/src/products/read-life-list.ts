import { type LifeLine, readLifeList } from "@bupum/shared/sheets/life-lists/lines";
import { listRows } from "@bupum/shared/sheets/product-lists/rows";
import { filledSheets, openBook } from "@bupum/shared/sheets/reader/book";
import { openPasted } from "@bupum/shared/sheets/reader/delimited";

/** Reads a pasted table. */
export const linesOfText = (text: string): LifeLine[] =>
  readLifeList(listRows(openPasted(text).grid(0)));

/** Reads the first sheet of an .xlsx or .csv file that has a cell. Throws SheetError. */
export async function linesOfFile(file: File): Promise<LifeLine[]> {
  const book = openBook(new Uint8Array(await file.arrayBuffer()));
  const [first] = filledSheets(book);
  return first === undefined ? [] : readLifeList(listRows(book.grid(first)));
}
