import type { Ordinals } from "./sets.ts";

// Ascending ordinals as distances in seven bits a byte (varint): most are one byte.

/** Lists one after the other, as bytes with their ends and the length of each list. */
export function packed(lists: { count: number; of: (list: number) => Ordinals }) {
  const ends = new Uint32Array(lists.count);
  const lengths = new Uint32Array(lists.count);
  let bytes = new Uint8Array(1 << 16);
  let at = 0;
  for (let list = 0; list < lists.count; list++) {
    const ordinals = lists.of(list);
    const most = at + ordinals.length * 5;
    if (most > bytes.length) {
      const larger = new Uint8Array(Math.max(most, bytes.length * 2));
      larger.set(bytes);
      bytes = larger;
    }
    let before = -1;
    for (const ordinal of ordinals) {
      let distance = ordinal - before - 1;
      before = ordinal;
      while (distance > 127) {
        bytes[at++] = (distance & 127) | 128;
        distance >>>= 7;
      }
      bytes[at++] = distance;
    }
    ends[list] = at;
    lengths[list] = ordinals.length;
  }
  return { bytes: bytes.slice(0, at), ends, lengths };
}

export class Postings {
  readonly #bytes: Uint8Array;
  readonly #ends: Uint32Array;
  readonly #lengths: Uint32Array;
  constructor(bytes: Uint8Array, ends: Uint32Array, lengths: Uint32Array) {
    this.#bytes = bytes;
    this.#ends = ends;
    this.#lengths = lengths;
  }

  sizeOf(list: number): number {
    return this.#lengths[list]!;
  }

  at(list: number): Ordinals {
    const found = new Uint32Array(this.#lengths[list]!);
    const bytes = this.#bytes;
    let at = list === 0 ? 0 : this.#ends[list - 1]!;
    let before = -1;
    for (let place = 0; place < found.length; place++) {
      let byte = bytes[at++]!;
      let distance = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
        distance |= (byte & 127) << shift;
      }
      before += distance + 1;
      found[place] = before;
    }
    return found;
  }
}
