import { openDelimited } from "./delimited.ts";
import type { TextReading } from "./encodings.ts";
import type { Book, Grid } from "./grid.ts";
import { SheetError } from "./sheet-error.ts";
import { isCompound, openXlsx } from "./xlsx.ts";

/**
 * Opens what somebody handed in, by its content and not by its name: a workbook (.xlsx), or a text
 * of separated cells. Rows are read piece by piece. Throws SheetError (D8-3).
 */
export function openBook(bytes: Uint8Array, reading: TextReading = {}): Book {
  if (bytes.length === 0) throw new SheetError("EMPTY");
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (isZip || isCompound(bytes)) return openXlsx(bytes);
  // A page or a document that was given the name of a sheet.
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 512)).trimStart();
  if (/^(%PDF|<!doctype|<html|<\?xml|\{\\rtf)/i.test(start)) throw new SheetError("NOT_A_SHEET");
  return openDelimited(bytes, reading);
}

const hasCells = (grid: Grid): boolean => {
  for (const { cells } of grid.rows()) if (cells.size > 0) return true;
  return false;
};

/** Places of the sheets that people see and that have a cell; of several, all of them. */
export const filledSheets = (book: Book): number[] =>
  book.sheets.flatMap(({ isHidden }, at) => (!isHidden && hasCells(book.grid(at)) ? [at] : []));
