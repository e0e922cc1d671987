import { anyDash } from "../../kernel/text/dashes.ts";

/** Drawn, but no part of a number: combining marks, key caps, and invisible characters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\u2800]/u;
/**
 * Black circled digits, which have no compatibility mapping: the first code point and its value.
 */
const circled = [
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x24f5, 1],
] as const;
/** Pictographs, arrows and bullets, which all become one sign. */
const otherSign = /^[^\p{L}\p{N}\s\p{ASCII}→×。℃°±]+$/u;
/** Remaining characters that are neither letter nor digit. */
export const anySign = String.raw`[\s!-\/:-@[-\x60{-~·→×。]`;
/** Cyrillic and Greek letters that look like Latin ones. */
const alike = new Map(
  Object.entries({
    o: "ОоΟοՕօ",
    a: "Аа",
    e: "Ее",
    p: "Рр",
    c: "Сс",
    x: "Хх",
    i: "Іі",
    y: "у",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** The value of a digit of any script: scripts have ten consecutive digits, from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function plain(character: string): string {
  if (unseen.test(character)) return "";
  if (character.search(anyDash) === 0) return "-";
  // The middle dot of Hangul is a letter in Unicode.
  if (character === "\u318D" || character === "\u119E") return "·";
  if (character === "\u24FF") return "0";
  // Single letters of Hangul are not composed.
  if (/[\u3131-\u318E]/u.test(character)) return character;
  const code = character.codePointAt(0)!;
  for (const [first, says] of circled)
    if (code >= first && code < first + 9) return String(code - first + says);
  const known = alike.get(character);
  if (known) return known;
  const compatible = character.normalize("NFKC");
  if (otherSign.test(compatible)) return "·";
  return compatible.replaceAll(/(?![0-9])\p{Nd}/gu, valueOf);
}

/** A text in plain characters, with the origin of each character. */
export function plainOf(text: string): { plainText: string; from: number[]; until: number[] } {
  let plainText = "";
  const from: number[] = [];
  const until: number[] = [];
  let at = 0;
  // Composes syllables that are stored as single letters.
  for (const [character] of text.matchAll(/[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[^]/gu)) {
    for (const unit of plain(character.normalize("NFC")).split("")) {
      plainText += unit;
      from.push(at);
      until.push(at + character.length);
    }
    at += character.length;
  }
  return { plainText, from, until };
}
