import { createMultibyteDecoder } from "@exodus/bytes/multi-byte.js";
import { filledSheets, openBook } from "@bupum/shared/sheets/reader/book";
import type { Grid } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { columnOf } from "@bupum/shared/sheets/register-request-histories/columns";

/**
 * The one sheet of a file that has cells; sheets that are hidden or empty are passed over. Throws
 * SheetError (D8-3).
 */
export function onlySheet(bytes: Uint8Array): Grid {
  const book = openBook(bytes, {
    korean: createMultibyteDecoder("euc-kr"),
    isHead: (cell) => columnOf(cell) !== undefined,
  });
  const filled = filledSheets(book);
  if (filled.length > 1) throw new SheetError("MANY_SHEETS", { count: filled.length });
  return book.grid(filled[0] ?? 0);
}
