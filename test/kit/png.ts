import { crc32, deflateSync } from "node:zlib";

interface PngOf {
  width?: number;
  height?: number;
  depth?: number;
  /** 0 grey, 2 colours, 3 palette, 4 and 6 with transparency. */
  colour?: number;
  interlace?: number;
  /** Further chunks before the pixels, by their type. */
  more?: Record<string, Buffer>;
  /** The pixels, each row after its filter; a picture of one colour where absent. */
  pixels?: Uint8Array;
}

const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG, by default of 60 by 20 pixels in one colour with transparency. */
export function pngOf(of: PngOf = {}): Buffer<ArrayBuffer> {
  const { width = 60, height = 20, depth = 8, colour = 6, interlace = 0, more = {} } = of;
  const row = Buffer.alloc(1 + width * (samplesOf[colour] ?? 1), "0a5cd8ff", "hex").fill(0, 0, 1);
  const { pixels = Buffer.concat(Array.from({ length: height }, () => row)) } = of;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    ...Object.entries(more).map(([type, data]) => chunk(type, data)),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
