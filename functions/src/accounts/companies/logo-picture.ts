import { companyLogo } from "@bupum/shared/accounts/files/rules";
import { inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples of a pixel by the type of colour: grey, colours, and the same with transparency. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const lastFilter = 4;
/** Palettes, transparent colours and animations: what draws papers reads them, too, and may fail. */
const unfitting = new Set(["PLTE", "tRNS", "acTL", "fcTL", "fdAT"]);
/** Bytes of a text beside the pixels: what draws papers reads it, and fails on a long one. */
const mostText = 4_000;

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks of a PNG; undefined where one reaches beyond the end. */
function chunksIn(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at < bytes.length) {
    if (at + 12 > bytes.length) return undefined;
    const [from, length] = [at + 8, bytes.readUInt32BE(at)];
    if (from + length + 4 > bytes.length) return undefined;
    chunks.push({
      type: bytes.toString("latin1", at + 4, from),
      data: bytes.subarray(from, from + length),
    });
    at = from + length + 4;
  }
  return chunks;
}

/** Whether there is one head at the beginning, one end at the end, and nothing unfitting between. */
function isPlain(chunks: readonly Chunk[]): boolean {
  const countOf = (type: string) => chunks.filter((one) => one.type === type).length;
  return (
    chunks[0]?.type === "IHDR" &&
    chunks.at(-1)?.type === "IEND" &&
    countOf("IHDR") === 1 &&
    countOf("IEND") === 1 &&
    chunks.every(
      ({ type, data }) => !unfitting.has(type) && (type !== "tEXt" || data.length <= mostText),
    )
  );
}

/** Bytes of one row of pixels and the number of rows; undefined for a kind that no paper prints. */
function rowsOf(head: Buffer): { bytes: number; count: number } | undefined {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, colour = -1, , , interlace] = head.subarray(8);
  const samples = samplesOf[colour];
  const isFitting = [width, height].every((side) => side > 0 && side <= companyLogo.mostPixels);
  if (depth !== 8 || interlace !== 0 || !samples || !isFitting) return undefined;
  return { bytes: 1 + width * samples, count: height };
}

/**
 * Whether a file is a whole PNG as the page draws it: eight bits a sample, no palette, not interlaced,
 * not animated, of no more pixels than `companyLogo` says. What draws papers would fail on another one
 * when it is too late to refuse it (D40-19).
 */
export function isLogo(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  const chunks = chunksIn(bytes);
  const head = chunks?.[0]?.data;
  if (!chunks || head?.length !== 13 || !isPlain(chunks)) return false;
  const rows = rowsOf(head);
  if (!rows) return false;
  const pixels = inflated(chunks, rows.bytes * rows.count);
  return (
    pixels !== undefined &&
    Array.from({ length: rows.count }, (_, row) => pixels[row * rows.bytes]!).every(
      (filter) => filter <= lastFilter,
    )
  );
}

/** The pixels, of exactly so many bytes; undefined for any other content. */
function inflated(chunks: readonly Chunk[], length: number): Buffer | undefined {
  const parts = chunks.flatMap(({ type, data }) => (type === "IDAT" ? [data] : []));
  try {
    const pixels = inflateSync(Buffer.concat(parts), { maxOutputLength: length });
    return pixels.length === length ? pixels : undefined;
  } catch {
    return undefined; // Not compressed, cut off, or longer than its head says.
  }
}
