import {
  datedName,
  sheetCells,
  type SheetColumn,
  sheetOptions,
  sheetType,
  type SheetValue,
} from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import { writeXlsxStream } from "hucre/xlsx";

interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly SheetValue[]>;
}

/** A workbook of one sheet with a dated name; rows leave memory as soon as they are written. */
export async function sheetFile({ name, columns, rows }: Sheet, at: Instant): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const stream = writeXlsxStream(sheetCells(rows), sheetOptions(name, columns));
  // The writer's own buffers are never shared between threads.
  for await (const chunk of stream) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new File(chunks, datedName(name, at), { type: sheetType });
}
