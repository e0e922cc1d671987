import {
  sheetCells,
  type SheetColumn,
  sheetOptions,
  sheetType,
  type SheetValue,
} from "@bupum/shared/kernel/sheet";
import { writeXlsxStream } from "hucre/xlsx";

/** A workbook of one sheet, written while its rows arrive. Rejects with what `rows` throws. */
export function sheetBlob(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetValue[]>,
): Promise<Blob> {
  const stream = writeXlsxStream(sheetCells(rows), sheetOptions(name, columns));
  return new Response(stream, { headers: { "content-type": sheetType } }).blob();
}
