import Papa, { type ParseResult } from "papaparse";
import { decodedText, type TextReading } from "./encodings.ts";
import {
  type Book,
  type Damage,
  type GridCell,
  type GridRow,
  mostCellCharacters,
  mostColumns,
} from "./grid.ts";
import { SheetError } from "./sheet-error.ts";

/** Characters that are parsed at a time, and the longest record. */
const windowCharacters = 64 * 1024;
const mostRecordCharacters = 512 * 1024;
const sampleRows = 30;

/** Opens a CSV or another text of separated cells. Throws SheetError. */
export const openDelimited = (bytes: Uint8Array, reading: TextReading = {}): Book =>
  bookOf(decodedText(bytes, reading));

/** Cells that were copied from a spreadsheet: separated by tabs, if it has any. */
export const openPasted = (text: string): Book =>
  bookOf(text, text.includes("\t") ? "\t" : undefined);

function bookOf(given: string, delimiter?: string): Book {
  const whole = given.replaceAll(/\r\n?/g, "\n");
  // Excel's line that names the separator is no row.
  const named = /^sep=(.)\n/i.exec(whole);
  const text = whole.slice(named?.[0].length ?? 0);
  const separator = delimiter ?? named?.[1] ?? delimiterOf(text);
  return {
    sheets: [{ name: "", isHidden: false }],
    grid: () => ({ rows: () => rowsOf(text, separator), merged: () => [] }),
  };
}

/** The separator with which the first rows have most alike numbers of cells. */
function delimiterOf(text: string): string {
  const { meta } = Papa.parse<string[]>(text.slice(0, windowCharacters), {
    preview: sampleRows,
    skipEmptyLines: true,
    newline: "\n",
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  return meta.delimiter;
}

function* rowsOf(text: string, delimiter: string): Generator<GridRow> {
  let rowNo = 0;
  for (const record of recordsOf(text, delimiter)) {
    rowNo += 1;
    yield { rowNo, cells: cellsOf(record), isHidden: false };
  }
}

/** The records of a text, parsed window by window, so that few are held at once. */
function* recordsOf(text: string, delimiter: string): Generator<string[]> {
  let at = 0;
  let size = windowCharacters;
  while (at < text.length) {
    const part = text.slice(at, at + size);
    const isLast = at + size >= text.length;
    const { records, used } = parsed(part, delimiter, isLast);
    if (used === 0 && size >= mostRecordCharacters) throw new SheetError("TOO_LARGE");
    yield* records;
    size = used === 0 ? size * 2 : windowCharacters;
    at += used;
  }
}

interface Parsed {
  records: string[][];
  /** Characters of whole records. */
  used: number;
}

/**
 * The whole records of a part. A quote that is never closed, or closed in another line, is a sign
 * for inches: its line is split as it stands, so that no quote swallows the lines below it.
 */
function parsed(part: string, delimiter: string, isLast: boolean): Parsed {
  const parse = (preview: number): ParseResult<string[]> =>
    // The declared type of a low-level parse is `any`; its result is that of every other parse.
    new Papa.Parser({ delimiter, newline: "\n", quoteChar: '"', preview }).parse(part, 0, !isLast);
  const whole = parse(0);
  // A quote that is open at the end of a window may be closed in the next one.
  const wrong = whole.errors.find(({ code, row = 0 }) =>
    code === "MissingQuotes" ? isLast : whole.data[row]?.some((cell) => cell.includes("\n")),
  );
  if (!wrong) return { records: whole.data, used: isLast ? part.length : whole.meta.cursor };
  const good = wrong.row ? parse(wrong.row) : undefined;
  const from = good?.meta.cursor ?? 0;
  const found = part.indexOf("\n", from);
  const [until, next] = found === -1 ? [part.length, part.length] : [found, found + 1];
  const line = part.slice(from, until).split(delimiter).map(unquoted);
  return { records: [...(good?.data ?? []), line], used: next };
}

const unquoted = (cell: string) => cell.replace(/^\s*"(.*)"\s*$/, "$1").replaceAll('""', '"');

function cellsOf(record: readonly string[]): Map<number, GridCell> {
  const cells = new Map<number, GridCell>();
  for (const [column, raw] of record.entries()) {
    const text = raw.slice(0, mostCellCharacters);
    if (text.trim() === "") continue;
    if (column >= mostColumns) throw new SheetError("TOO_WIDE", { most: mostColumns });
    cells.set(column, cellOf(text));
  }
  return cells;
}

/** A CSV has no types, but a code damaged by a spreadsheet can still be recognised. */
function cellOf(text: string): GridCell {
  const plain = text.trim();
  const damage = damageOf(plain);
  const cell = { text, shown: text, ...(damage && { damage }) };
  if (plain.startsWith("=")) return { ...cell, kind: "formula" };
  if (damage === "SCIENTIFIC") return { ...cell, kind: "number" };
  if (/^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(plain))
    return { ...cell, kind: "error" };
  return { ...cell, kind: "text" };
}

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
/** What spreadsheets make of 3-1 or 3/1, in Korean, Chinese and English ones. */
const dateOfNumber = new RegExp(
  `^(?:\\d{1,2}월 ?\\d{1,2}일|\\d{1,2}月\\d{1,2}日|\\d{1,2}-(?:${months})|(?:${months})-\\d{1,2})$`,
  "i",
);

/** The damage that a text shows by itself. */
export function damageOf(text: string): Damage | undefined {
  if (/^[+-]?\d+([.,]\d+)?E[+-]\d+$/i.test(text)) return "SCIENTIFIC";
  // Beyond the fifteenth digit a spreadsheet writes zeros.
  if (/^\d{15}0+$/.test(text)) return "DIGITS";
  return dateOfNumber.test(text) ? "DATE" : undefined;
}
