import type { Column, Columns } from "./file-form.ts";

/** Texts one after the other in UTF-8: no object each. */
export class Strings {
  readonly #bytes: Buffer;
  readonly #ends: Uint32Array;

  constructor(bytes: Uint8Array, ends: Uint32Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#ends = ends;
  }

  get length(): number {
    return this.#ends.length;
  }

  at(place: number): string {
    return this.#bytes.toString("utf8", place === 0 ? 0 : this.#ends[place - 1], this.#ends[place]);
  }

  /** The first place whose text is not below; of sorted texts. */
  firstFrom(text: string): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The place of a text among sorted ones, or -1. */
  find(text: string): number {
    const at = this.firstFrom(text);
    return at < this.length && this.at(at) === text ? at : -1;
  }

  *[Symbol.iterator](): Generator<string> {
    for (let at = 0; at < this.length; at++) yield this.at(at);
  }
}

/** The columns of some texts. */
export function stringColumns(name: string, texts: readonly string[]): [string, Column][] {
  const ends = new Uint32Array(texts.length);
  let bytes = 0;
  for (const [at, text] of texts.entries()) ends[at] = bytes += Buffer.byteLength(text);
  const all = Buffer.from(new ArrayBuffer(bytes));
  for (const [at, text] of texts.entries()) all.write(text, at === 0 ? 0 : ends[at - 1]!);
  return [
    [`${name}.text`, all],
    [`${name}.ends`, ends],
  ];
}

export const stringsIn = (columns: Columns, name: string): Strings =>
  new Strings(bytesIn(columns, `${name}.text`), wordsIn(columns, `${name}.ends`));

function columnIn(columns: Columns, name: string): Column {
  const column = columns.get(name);
  if (!column) throw new Error(`The catalogue has no column ${name}.`);
  return column;
}
export function bytesIn(columns: Columns, name: string): Uint8Array {
  const column = columnIn(columns, name);
  if (column instanceof Uint8Array) return column;
  throw new Error(`Column ${name} has no bytes.`);
}
export function wordsIn(columns: Columns, name: string): Uint32Array {
  const column = columnIn(columns, name);
  if (column instanceof Uint32Array) return column;
  throw new Error(`Column ${name} has no words.`);
}
export function figuresIn(columns: Columns, name: string): Float64Array {
  const column = columnIn(columns, name);
  if (column instanceof Float64Array) return column;
  throw new Error(`Column ${name} has no figures.`);
}
