import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);
/** Beside the code that prints: a bundle gets a copy of this folder. */
export const fontFolder = join(
  import.meta.dirname,
  "../../functions/src/papers/documents/paper/fonts",
);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
/** Latin, Greek, Cyrillic, signs with raised and lowered figures, Hangul. */
const letters = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x45f],
  [0x2000, 0x2bff],
  [0x3000, 0x303f],
  [0x3131, 0x318e],
  [0x3200, 0x33ff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffee],
] as const;
/** What Pretendard has none of: kana and all Han of the basic block, so that no name is refused. */
const han = [...letters.slice(3, 5), [0x3040, 0x30ff], [0x4e00, 0x9fff], [0xff00, 0xffee]] as const;

const textOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([from, to]) => range(from, to)).join("");
const pretendard = "pretendard/dist/public/static/alternative";
const fonts = {
  regular: { file: `${pretendard}/Pretendard-Regular.ttf`, text: textOf(letters) },
  bold: { file: `${pretendard}/Pretendard-Bold.ttf`, text: textOf(letters) },
  han: {
    file: "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
    text: textOf(han),
  },
};

/** Subsets the fonts of printed documents, unless they are there as this file wants them. */
export async function makeFonts(): Promise<void> {
  mkdirSync(fontFolder, { recursive: true });
  for (const [name, { file, text }] of Object.entries(fonts)) {
    const to = join(fontFolder, `${name}.ttf.br`);
    if (existsSync(to) && statSync(to).mtimeMs > statSync(import.meta.filename).mtimeMs) continue;
    // oxlint-disable-next-line no-await-in-loop -- each takes a hundred megabytes
    const font = await subset(readFileSync(resolve(file)), text, { targetFormat: "truetype" });
    // Quality 9 takes six seconds more for a font 7 % smaller.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    writeFileSync(`${to}.${process.pid}`, brotliCompressSync(font, { params }));
    renameSync(`${to}.${process.pid}`, to);
  }
}
