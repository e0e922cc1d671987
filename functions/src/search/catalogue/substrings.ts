import type { Column, Columns } from "./file-form.ts";
import { bytesIn, wordsIn } from "./strings.ts";

// Texts that are found by any piece of them: all of them one after the other, and the places of
// their endings in the order of letters (a suffix array). What begins with a piece is one range.

/** Behind each text. */
const separator = 0;

/** Nothing, ten digits, 26 letters, and all else: 38 ** 10 is below 2 ** 53. */
const placesOfLetter = 38;
const lettersOfFigure = 10;
const placeOf = (byte: number): number => {
  if (byte >= 0x80) return placesOfLetter - 1;
  return byte < 0x61 ? byte - 0x30 + 1 : byte - 0x61 + 11;
};

export class Substrings {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #endings: Uint32Array;

  constructor(columns: Columns, name: string) {
    const bytes = bytesIn(columns, `${name}.text`);
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#starts = wordsIn(columns, `${name}.starts`);
    this.#endings = wordsIn(columns, `${name}.endings`);
  }

  get length(): number {
    return this.#starts.length;
  }

  #end(text: number): number {
    return (this.#starts[text + 1] ?? this.#bytes.length) - 1;
  }
  at(text: number): string {
    return this.#bytes.toString("utf8", this.#starts[text], this.#end(text));
  }
  /** Bytes of a text: of numbers, their length. */
  sizeOf(text: number): number {
    return this.#end(text) - this.#starts[text]!;
  }

  /**
   * The first letters of a text as a figure in the order of letters: of as many as a double holds
   * exactly. Digits come before letters, and both before other scripts.
   */
  figureOf(text: number): number {
    const [from, end] = [this.#starts[text]!, this.#end(text)];
    let figure = 0;
    for (let at = from; at < from + lettersOfFigure; at++)
      figure = figure * placesOfLetter + (at < end ? placeOf(this.#bytes[at]!) : 0);
    return figure;
  }

  /** How an ending compares with a piece; 0 where it begins with it. */
  #compare(ending: number, piece: Uint8Array): number {
    for (let at = 0; at < piece.length; at++) {
      const difference = this.#bytes[ending + at]! - piece[at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }
  #bound(piece: Uint8Array, isAbove: boolean): number {
    let [low, high] = [0, this.#endings.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const compared = this.#compare(this.#endings[middle]!, piece);
      if (compared < 0 || (isAbove && compared === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Endings that begin with a piece, in the order of letters. */
  rangeOf(piece: string): readonly [from: number, to: number] {
    const bytes = Buffer.from(piece);
    const from = this.#bound(bytes, false);
    if (from === this.#endings.length || this.#compare(this.#endings[from]!, bytes) !== 0)
      return [from, from];
    return [from, this.#bound(bytes, true)];
  }

  /** The text that an ending belongs to. */
  textOf(ending: number): number {
    const place = this.#endings[ending]!;
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  /** Whether an ending is a whole text. */
  isWhole(ending: number, text: number): boolean {
    return this.#endings[ending] === this.#starts[text];
  }

  /** Texts that are equal to one. */
  equalTo(text: string): number[] {
    const [from, to] = this.rangeOf(text + String.fromCharCode(separator));
    const found: number[] = [];
    for (let ending = from; ending < to; ending++) {
      const one = this.textOf(ending);
      if (this.isWhole(ending, one)) found.push(one);
    }
    return found;
  }
  has(text: string): boolean {
    return this.equalTo(text).length > 0;
  }
}

/** The columns of texts; no piece shorter than `shortest` is found but at a text's beginning. */
export function substringColumns(
  name: string,
  texts: readonly string[],
  shortest: number,
): [string, Column][] {
  const bytes = Buffer.from(`${texts.join("\0")}${texts.length > 0 ? "\0" : ""}`);
  const starts = new Uint32Array(texts.length);
  const endings = new Uint32Array(bytes.length);
  let [text, count] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(separator, at);
    starts[text++] = at;
    for (let from = at; from < end; from++) {
      const isLetter = (bytes[from]! & 0xc0) !== 0x80;
      if (isLetter && (from === at || end - from >= shortest)) endings[count++] = from;
    }
    at = end + 1;
  }
  const used = endings.slice(0, count);
  sortEndings(bytes, used, 0, count, 0);
  return [
    [`${name}.text`, new Uint8Array(bytes)],
    [`${name}.starts`, starts],
    [`${name}.endings`, used],
  ];
}

/** How many bytes a sort looks at: with the place, they are one exact double. */
const widthOf = (count: number) => (count > 2 ** 21 ? 3 : count > 2 ** 13 ? 4 : 5);

/** Sorts endings of a range that are equal up to a depth, by some bytes at a time. */
function sortEndings(
  bytes: Uint8Array,
  endings: Uint32Array,
  low: number,
  high: number,
  depth: number,
): void {
  const count = high - low;
  if (count < 2) return;
  const width = widthOf(count);
  const room = 2 ** (53 - 8 * width);
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at++)
    keys[at] = headOf(bytes, endings[low + at]! + depth, width) * room + at;
  keys.sort();
  const before = endings.slice(low, high);
  let start = 0;
  for (let at = 0; at < count; at++) {
    const key = keys[at]!;
    endings[low + at] = before[key % room]!;
    const head = Math.floor(key / room);
    const isLast = at + 1 === count || Math.floor(keys[at + 1]! / room) !== head;
    if (!isLast) continue;
    // A head that ends in a separator is a whole ending: equal ones keep their order.
    if (at > start && head % 256 !== separator)
      sortEndings(bytes, endings, low + start, low + at + 1, depth + width);
    start = at + 1;
  }
}
function headOf(bytes: Uint8Array, from: number, width: number): number {
  let [head, isOver] = [0, false];
  for (let at = 0; at < width; at++) {
    const byte = isOver ? separator : bytes[from + at]!;
    isOver ||= byte === separator;
    head = head * 256 + byte;
  }
  return head;
}
