import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { create, type Font } from "fontkit";

const names = ["regular", "bold", "han"] as const;
export type FontName = (typeof names)[number];
interface Loaded {
  bytes: Buffer;
  has: (codePoint: number) => boolean;
}

let loaded: Record<FontName, Loaded> | undefined;

/** The fonts, which infra/src/fonts.ts subsets; read once. */
export function fonts(): Record<FontName, Loaded> {
  loaded ??= Object.fromEntries(
    names.map((name) => {
      const file = join(import.meta.dirname, "fonts", `${name}.ttf.br`);
      const bytes = brotliDecompressSync(readFileSync(file));
      // A file with a single font is never a collection.
      const font = create(bytes) as Font;
      return [name, { bytes, has: (point: number) => font.hasGlyphForCodePoint(point) }];
    }),
    // fromEntries does not know that all names are present.
  ) as Record<FontName, Loaded>;
  return loaded;
}

/** The replacement for a character without a glyph: visible, so that it is noticed. */
const unknown = "□";

export interface Run {
  font: FontName;
  text: string;
}

/** Trade symbols that no font has, with their replacements. */
const instead: Readonly<Record<string, string>> = {
  "⌀": "Ø",
  "∙": "·",
  "∼": "~",
  "㈱": "(주)",
  "㉿": "KS",
  "⅔": "2/3",
};

/** A character as the fonts have it: itself, its replacement, or what it is made of (CO₂ as CO2). */
function drawable(character: string, has: (character: string) => boolean): string[] {
  if (has(character)) return [character];
  const parts = [...(instead[character] ?? character.normalize("NFKC"))];
  return parts.every(has) ? parts : [character];
}

/**
 * A text split into runs of one font each, composed (NFC), without characters that have no glyph.
 */
export function runsOf(given: string, wanted: "regular" | "bold"): Run[] {
  const known = fonts();
  const runs: Run[] = [];
  const has = (one: string) =>
    known[wanted].has(one.codePointAt(0)!) || known.han.has(one.codePointAt(0)!);
  const written = [...given.normalize("NFC")].flatMap((one) => drawable(one, has));
  for (const character of written) {
    const point = character.codePointAt(0)!;
    const font = known[wanted].has(point) ? wanted : known.han.has(point) ? "han" : undefined;
    const last = runs.at(-1);
    const run: Run = font ? { font, text: character } : { font: wanted, text: unknown };
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
