import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule as prepareReader } from "zxing-wasm/reader";
import {
  prepareZXingModule as prepareWriter,
  writeBarcode,
  type WriteInputBarcodeFormat,
} from "zxing-wasm/writer";

const { resolve } = createRequire(import.meta.url);
const binary = (name: string) => readFileSync(resolve(`zxing-wasm/${name}`)).buffer as ArrayBuffer;

/** Lets both ends of the library run in Node, without a network. */
export function prepareCodes(): void {
  prepareReader({ overrides: { wasmBinary: binary("reader/zxing_reader.wasm") } });
  prepareWriter({ overrides: { wasmBinary: binary("writer/zxing_writer.wasm") } });
}

/** How a label lies in a picture, and what became of it. */
export interface Look {
  /** Pixels a module. */
  module: number;
  degrees?: number;
  /** Share of the light that is missing at the dark side. */
  shade?: number;
  /** Random change of each pixel, of 255. */
  noise?: number;
  /** Radius of a box blur in pixels. */
  blur?: number;
  /** White scratches of three pixels across the whole picture. */
  scratches?: number;
}

/** A picture in grey, one byte a pixel. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

/** Draws a code on a white label of 640x320 pixels. */
export async function drawnLabel(
  text: string,
  format: WriteInputBarcodeFormat,
  look: Look,
): Promise<Grey> {
  const { symbol, error } = await writeBarcode(text, { format, addQuietZones: true });
  if (error) throw new Error(`${format}: ${error}`);
  const picture = turned(symbol, look);
  return weathered(look.blur ? blurred(picture, look.blur) : picture, look);
}

interface Symbol {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The symbol in the middle of the picture; bars of linear codes are as high as a third of it. */
function turned({ data, width, height }: Symbol, { module, degrees = 0 }: Look): Grey {
  const [wide, high] = [640, 320];
  const pixels = new Uint8ClampedArray(wide * high).fill(255);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tall = height < 8 ? 140 / module / height : 1;
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [dx, dy] = [x - wide / 2, y - high / 2];
      const column = Math.floor((dx * cos + dy * sin) / module + width / 2);
      const row = Math.floor((dy * cos - dx * sin) / (module * tall) + height / 2);
      const isInside = column >= 0 && column < width && row >= 0 && row < height;
      if (isInside) pixels[y * wide + x] = data[row * width + column]!;
    }
  return { width: wide, height: high, pixels };
}

function blurred({ width, height, pixels }: Grey, radius: number): Grey {
  const smooth = (from: Uint8ClampedArray, step: number) => {
    const to = new Uint8ClampedArray(from.length);
    for (let at = 0; at < from.length; at++) {
      let sum = 0;
      for (let off = -radius; off <= radius; off++) sum += from[at + off * step] ?? 255;
      to[at] = sum / (2 * radius + 1);
    }
    return to;
  };
  return { width, height, pixels: smooth(smooth(pixels, 1), width) };
}

/** The same numbers from 0 to 1 for each picture. */
function drawnNumbers(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function weathered(picture: Grey, { shade = 0, noise = 0, scratches = 0 }: Look): Grey {
  const random = drawnNumbers();
  const { width, height, pixels } = picture;
  for (let scratch = 0; scratch < scratches; scratch++) {
    const [start, slope] = [random() * width, random() - 0.5];
    for (let y = 0; y < height; y++) {
      const x = Math.round(start + slope * y);
      for (const off of [-1, 0, 1])
        if (x + off >= 0 && x + off < width) pixels[y * width + x + off] = 255;
    }
  }
  for (let at = 0; at < pixels.length; at++) {
    const light = 1 - shade * ((at % width) / width);
    pixels[at] = pixels[at]! * light + (random() - 0.5) * 2 * noise;
  }
  return picture;
}
