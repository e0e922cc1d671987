import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type Grid, type GridCell, mostColumns } from "./grid.ts";
import { SheetError } from "./sheet-error.ts";
import { mostCellCharacters } from "./workbook.ts";

/** UTF-8 with or without a mark, else CP949, which the Encoding Standard calls euc-kr. */
const encodings = ["utf-8", "euc-kr"] as const;
const pieceBytes = 64 * 1024;
const mostLineBytes = 64 * 1024;

/** Opens a CSV of either encoding. Throws SheetError for one that is in neither. */
export function openCsv(bytes: Buffer): Grid {
  const encoding = encodings.find((one) => isIn(bytes, one));
  if (!encoding) throw new SheetError("ENCODING");
  return { rows: () => rowsOf(bytes, encoding), merged: () => [] };
}

function isIn(bytes: Buffer, encoding: string): boolean {
  try {
    const pieces = decoded(bytes, encoding);
    // Decoded piece by piece; none is kept.
    while (!pieces.next().done);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function* decoded(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let start = 0; start < bytes.length; start += pieceBytes)
    yield decoder.decode(bytes.subarray(start, start + pieceBytes), { stream: true });
  yield decoder.decode();
}

/** The most frequent separator in the first line. */
function delimiterOf(bytes: Buffer): string {
  const line = bytes.subarray(0, 4_096).toString("latin1").split("\n")[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => [mark, line.split(mark).length] as const);
  return counts.toSorted(([, left], [, right]) => right - left)[0]![0];
}

async function* rowsOf(bytes: Buffer, encoding: string): ReturnType<Grid["rows"]> {
  const parser = parse({
    delimiter: delimiterOf(bytes),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: mostLineBytes,
  });
  const source = Readable.from(decoded(bytes, encoding));
  source.pipe(parser);
  let rowNo = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      rowNo += 1;
      yield { rowNo, cells: cellsOf(record), isHidden: false };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError("BROKEN_CSV", { line: rowNo + 1 });
    throw error;
  } finally {
    source.destroy();
  }
}

function cellsOf(record: readonly string[]): Map<number, GridCell> {
  const cells = new Map<number, GridCell>();
  for (const [column, raw] of record.slice(0, mostColumns).entries()) {
    const text = raw.slice(0, mostCellCharacters).replace(/^\uFEFF/, "");
    if (text !== "") cells.set(column, cellOf(text));
  }
  return cells;
}

/** A CSV has no types, but a code damaged by a spreadsheet can still be recognised. */
function cellOf(text: string): GridCell {
  if (text.startsWith("=")) return { text, kind: "formula" };
  if (/^[+-]?\d+(\.\d+)?E[+-]?\d+$/i.test(text.trim())) return { text, kind: "number" };
  if (/^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(text.trim()))
    return { text, kind: "error" };
  return { text, kind: "text" };
}
