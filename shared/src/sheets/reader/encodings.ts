import { SheetError } from "./sheet-error.ts";

/** Decodes bytes of the encoding, or throws. */
type Decode = (bytes: Uint8Array) => string;

export interface TextReading {
  /** CP949. Node's own decoder lacks 8,822 of its syllables, browsers' has them. */
  korean?: Decode;
  /** Whether a cell is a heading that the caller knows: it tells Chinese from Korean bytes. */
  isHead?: (cell: string) => boolean;
}

const decoderOf =
  (label: string): Decode =>
  (bytes) =>
    new TextDecoder(label, { fatal: true }).decode(bytes);

/** How far headings are looked for. */
const mostHeadCharacters = 4_096;
const marks = [
  { label: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { label: "utf-16le", bytes: [0xff, 0xfe] },
  { label: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/**
 * The text of a file: by its mark, else UTF-8, else the encoding of Korean, Chinese or Japanese
 * spreadsheets in which most headings are known, else of western ones. Throws SheetError.
 */
export function decodedText(bytes: Uint8Array, reading: TextReading): string {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  const label = mark?.label ?? wideLabel(bytes);
  if (!label && bytes.includes(0)) throw new SheetError("NOT_A_SHEET");
  const text = tried(decoderOf(label ?? "utf-8"), bytes);
  if (text !== undefined) return text.replace(/^\uFEFF/, "");
  if (label) throw new SheetError("ENCODING");
  return legacyText(bytes, reading);
}

function tried(decode: Decode, bytes: Uint8Array): string | undefined {
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a mark: every other byte of its ASCII characters is zero. */
function wideLabel(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const start = bytes.subarray(0, 512);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd * 4 > start.length && even === 0) return "utf-16le";
  return even * 4 > start.length && odd === 0 ? "utf-16be" : undefined;
}

function legacyText(bytes: Uint8Array, { korean, isHead = () => false }: TextReading): string {
  if (isWestern(bytes)) return decoderOf("windows-1252")(bytes);
  const decoders = [korean ?? decoderOf("euc-kr"), decoderOf("gb18030"), decoderOf("shift_jis")];
  const [hangul, ...others] = decoders.map((decode) => {
    const text = tried(decode, bytes);
    const start = text?.slice(0, mostHeadCharacters).split(/[,;|\t\r\n]/) ?? [];
    return {
      text,
      known: start.filter((cell) => isHead(cell.trim().replace(/^"(.*)"$/, "$1"))).length,
    };
  });
  // Almost any bytes can be read as Chinese: without a known heading it would be a guess.
  const other = others.reduce((best, one) => (one.known > best.known ? one : best));
  const text = other.known > hangul!.known ? other.text : hangul!.text;
  if (text === undefined) throw new SheetError("ENCODING");
  return text;
}

/** Single letters such as the µ of 10µF: in Asian encodings most high bytes stand in pairs. */
function isWestern(bytes: Uint8Array): boolean {
  let high = 0;
  let alone = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone += 1;
  }
  return alone * 10 > high * 8;
}
