import { crc32 } from "node:zlib";

// The form of a snapshot's content: a magic word, a checksum, a header that names each column, and
// the columns one after the other, so that opening it copies nothing.

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
export type Columns = ReadonlyMap<string, Column>;

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array };
type Kind = keyof typeof kinds;

interface Header {
  /** Grows when code of before could not read it. */
  version: number;
  columns: { name: string; kind: Kind; at: number; length: number }[];
}

const magic = "BUPUMCAT";
const version = 1;
/** Magic word, checksum, length of the header. */
const prefixBytes = magic.length + 8;
const alignment = 8;
const aligned = (size: number) => Math.ceil(size / alignment) * alignment;

const kindOf = (column: Column): Kind => {
  if (column instanceof Uint8Array) return "u8";
  if (column instanceof Uint16Array) return "u16";
  return column instanceof Uint32Array ? "u32" : "f64";
};

/** The columns as one file. */
export function written(columns: Columns): Uint8Array {
  let at = 0;
  const places: Header["columns"] = [];
  for (const [name, column] of columns) {
    places.push({ name, kind: kindOf(column), at, length: column.length });
    at = aligned(at + column.byteLength);
  }
  const header = Buffer.from(JSON.stringify({ version, columns: places } satisfies Header));
  const start = aligned(prefixBytes + header.length);
  const file = Buffer.from(new ArrayBuffer(start + at));
  file.write(magic, "latin1");
  file.writeUInt32LE(header.length, magic.length + 4);
  header.copy(file, prefixBytes);
  for (const [place, column] of [...columns.values()].entries())
    file.set(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
      start + places[place]!.at,
    );
  file.writeUInt32LE(crc32(file.subarray(magic.length + 4)), magic.length);
  return file;
}

/** The columns of a file. Throws where it is cut off, changed, or of another version. */
export function columnsOf(content: Uint8Array): Columns {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (file.length < prefixBytes || file.toString("latin1", 0, magic.length) !== magic)
    throw new Error("This is no catalogue.");
  if (crc32(file.subarray(magic.length + 4)) !== file.readUInt32LE(magic.length))
    throw new Error("The catalogue's checksum is wrong.");
  const length = file.readUInt32LE(magic.length + 4);
  const header = JSON.parse(file.toString("utf8", prefixBytes, prefixBytes + length)) as Header;
  if (header.version !== version)
    throw new Error(`The catalogue is of version ${header.version}, not ${version}.`);
  const start = aligned(prefixBytes + length);
  // A view of a typed array must begin at a multiple of its item's size.
  const { buffer } = file;
  const whole =
    file.byteOffset % alignment === 0 && buffer instanceof ArrayBuffer
      ? { buffer, from: file.byteOffset }
      : { buffer: new Uint8Array(file).buffer, from: 0 };
  return new Map(
    header.columns.map(({ name, kind, at, length: items }) => [
      name,
      new kinds[kind](whole.buffer, whole.from + start + at, items),
    ]),
  );
}
