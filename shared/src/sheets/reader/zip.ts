import { Inflate } from "fflate";
import { SheetError } from "./sheet-error.ts";

/** A workbook of 5,000 rows has a dozen parts of some hundred KB each. */
const mostEntries = 1_000;
/** The limit of an inflated part: ten times the largest real sheet. */
const mostInflated = 48 * 1024 * 1024;
/** Compressed bytes at a time: they inflate to a thousand times as much at most. */
const pieceBytes = 16 * 1024;
/** Inflated bytes that a reader is given at a time, so that few rows are held. */
const partBytes = 64 * 1024;

/** What the directory of an archive says of a part. */
interface Entry {
  offset: number;
  packed: number;
  size: number;
  isPacked: boolean;
}

export interface Archive {
  has: (name: string) => boolean;
  /** The inflated bytes of a part, in pieces. Throws SheetError for what is too large or damaged. */
  read: (name: string) => Generator<Uint8Array>;
}

/** Names are compared without case, as the packages of Office are (ECMA-376, part 2). */
const keyOf = (name: string) => name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();

/** Opens a zip archive in memory; inflates nothing yet. */
export function openZip(bytes: Uint8Array): Archive {
  const entries = directory(bytes);
  return {
    has: (name) => entries.has(keyOf(name)),
    *read(name) {
      const entry = entries.get(keyOf(name));
      if (!entry) throw new SheetError("NOT_A_SHEET");
      yield* inflated(bytes, entry);
    },
  };
}

const damaged = () => new SheetError("DAMAGED");
const signs = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50, end64: 0x06064b50 };
/** A value that is too large for its field stands in the field of zip64 (APPNOTE 4.5.3). */
const elsewhere = 0xffffffff;

function directory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return entriesFrom(bytes, view, ...start(view));
  } catch (error) {
    // What lies beyond the end of the file.
    throw error instanceof RangeError ? damaged() : error;
  }
}

/** Where the directory begins, and how many entries it has. */
function start(view: DataView): [number, number] {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== signs.end) end -= 1;
  if (end < 0) throw damaged();
  const at = view.getUint32(end + 16, true);
  if (at !== elsewhere) return [at, view.getUint16(end + 10, true)];
  const end64 = Number(view.getBigUint64(end - 12, true));
  if (view.getUint32(end64, true) !== signs.end64) throw damaged();
  return [Number(view.getBigUint64(end64 + 48, true)), Number(view.getBigUint64(end64 + 32, true))];
}

function entriesFrom(bytes: Uint8Array, view: DataView, from: number, count: number) {
  if (count > mostEntries) throw new SheetError("TOO_LARGE");
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = from;
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== signs.directory) throw damaged();
    if (view.getUint16(at + 8, true) & 1) throw new SheetError("PROTECTED");
    const method = view.getUint16(at + 10, true);
    const [name, extra, note] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const fields = [at + 24, at + 20, at + 42].map((place) => view.getUint32(place, true));
    const [size, packed, offset] = sizes(view, at + 46 + name!, extra!, fields);
    if (method !== 0 && method !== 8) throw damaged();
    entries.set(keyOf(decoder.decode(bytes.subarray(at + 46, at + 46 + name!))), {
      offset: offset!,
      packed: packed!,
      size: size!,
      isPacked: method === 8,
    });
    at += 46 + name! + extra! + note!;
  }
  return entries;
}

/** Sizes and offset, from the field of zip64 where they do not fit. */
function sizes(view: DataView, at: number, length: number, fields: number[]): number[] {
  if (!fields.includes(elsewhere)) return fields;
  for (let place = at; place + 4 <= at + length; place += 4 + view.getUint16(place + 2, true)) {
    if (view.getUint16(place, true) !== 1) continue;
    let next = place + 4;
    return fields.map((value) => {
      if (value !== elsewhere) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  throw damaged();
}

/** Counts what comes out: a header that understates its size gains nothing. */
function* inflated(bytes: Uint8Array, entry: Entry): Generator<Uint8Array> {
  const { size, packed, offset, isPacked } = entry;
  if (size > mostInflated) throw new SheetError("TOO_LARGE");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signs.file) throw damaged();
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw damaged();
  const pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => pieces.push(piece));
  let count = 0;
  for (let at = from; at < from + packed; at += pieceBytes) {
    const end = Math.min(at + pieceBytes, from + packed);
    const piece = bytes.subarray(at, end);
    try {
      if (isPacked) inflate.push(piece, end === from + packed);
      else pieces.push(piece);
    } catch {
      throw damaged();
    }
    for (const one of pieces.splice(0)) {
      count += one.length;
      if (count > size) throw damaged();
      for (let from = 0; from < one.length; from += partBytes)
        yield one.subarray(from, from + partBytes);
    }
  }
  if (count !== size) throw damaged();
}
