import { normalize } from "@bupum/shared/kernel/text/text";
import { canonical } from "../text/terms.ts";
import type { Entry } from "./entry.ts";
import { type Column, written } from "./file-form.ts";
import { packed } from "./postings.ts";
import { stringColumns } from "./strings.ts";
import { substringColumns } from "./substrings.ts";

// From entries to columns. Ordinals are places in the order of ids from the newest on.

/** Pieces of part numbers are at least so long. */
const shortestInfix = 3;

/** What a term is: the letter before it. */
export const termKinds = {
  word: "W",
  named: "N",
  maker: "M",
  initials: "I",
  korean: "K",
} as const;
export type TermKind = keyof typeof termKinds;

/** Divides tokens of a kind; no token has it. */
export const divider = "\n";

class Growing {
  items = new Uint32Array(1 << 12);
  count = 0;
  add(item: number): void {
    if (this.count === this.items.length) {
      const larger = new Uint32Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.count++] = item;
  }
  get all(): Uint32Array {
    return this.items.slice(0, this.count);
  }
}

/** Numbers of distinct texts, in the order that they came. */
class Lexicon {
  readonly places = new Map<string, number>();
  of(text: string): number {
    let place = this.places.get(text);
    if (place === undefined) this.places.set(text, (place = this.places.size));
    return place;
  }
  /** The texts in order, and the place there of each. */
  sorted(): { texts: string[]; placeOf: Uint32Array } {
    const texts = [...this.places.keys()].toSorted();
    const placeOf = new Uint32Array(texts.length);
    for (const [at, text] of texts.entries()) placeOf[this.places.get(text)!] = at;
    return { texts, placeOf };
  }
}

/** Several values of each thing. */
class Lists {
  readonly lexicon = new Lexicon();
  readonly items = new Growing();
  readonly ends = new Growing();
  add(values: readonly string[]): void {
    for (const value of values) this.items.add(this.lexicon.of(value));
    this.ends.add(this.items.count);
  }
  columns(name: string): [string, Column][] {
    const { texts, placeOf } = this.lexicon.sorted();
    const items = this.items.all.map((item) => placeOf[item]!);
    const columns: [string, Column][] = [
      ...stringColumns(`${name}.values`, texts),
      [`${name}.items`, texts.length <= 0xffff ? Uint16Array.from(items) : items],
    ];
    // One value each needs no ends.
    const isOneEach = this.ends.all.every((end, at) => end === at + 1);
    return isOneEach ? columns : [...columns, [`${name}.ends`, this.ends.all]];
  }
}

const ofKind = (kind: TermKind, texts: readonly string[]) =>
  texts.map((text) => termKinds[kind] + text);
function termsOf(entry: Entry): string[] {
  const all = [
    ...ofKind("word", entry.words),
    ...ofKind("named", entry.named),
    ...ofKind("maker", entry.makers),
    ...ofKind("initials", entry.initials),
    ...ofKind("korean", entry.korean),
  ];
  return [...new Set(all)];
}

/** For each term, in order, the ordinals that have it. */
function termColumns({ lexicon, items, ends }: Lists): [string, Column][] {
  const { texts, placeOf } = lexicon.sorted();
  const starts = new Uint32Array(texts.length + 1);
  for (let at = 0; at < items.count; at++) starts[placeOf[items.items[at]!]! + 1]!++;
  for (let at = 0; at < texts.length; at++) starts[at + 1]! += starts[at]!;
  const next = starts.slice();
  const ordinals = new Uint32Array(items.count);
  let at = 0;
  for (const [ordinal, end] of ends.all.entries())
    for (; at < end; at++) ordinals[next[placeOf[items.items[at]!]!]!++] = ordinal;
  const {
    bytes,
    ends: places,
    lengths,
  } = packed({
    count: texts.length,
    of: (list) => ordinals.subarray(starts[list], starts[list + 1]),
  });
  return [
    ...stringColumns("terms", texts),
    ["postings.bytes", bytes],
    ["postings.ends", places],
    ["postings.lengths", lengths],
    ...koreanColumns(texts),
  ];
}

/** Korean texts as they are and in the trade's one spelling, found by any piece. */
function koreanColumns(terms: readonly string[]): [string, Column][] {
  const texts: string[] = [];
  const owners = new Growing();
  for (const [at, term] of terms.entries()) {
    if (!term.startsWith(termKinds.korean)) continue;
    const text = term.slice(1);
    for (const one of new Set([text, canonical(text)])) {
      texts.push(one);
      owners.add(at);
    }
  }
  return [...substringColumns("korean", texts, 1), ["korean.terms", owners.all]];
}

class Builder {
  readonly ids: string[] = [];
  readonly keys: string[] = [];
  readonly numbers: string[] = [];
  readonly numberOwners = new Growing();
  readonly terms = new Lists();
  readonly labels = new Lists();
  readonly kinds = new Lists();
  readonly stands = new Growing();
  readonly choices = new Map<string, Lists>();
  readonly figures = new Map<string, Float64Array>();
  readonly #size: number;
  constructor(size: number) {
    this.#size = size;
  }

  add(entry: Entry): void {
    const ordinal = this.ids.push(entry.id) - 1;
    for (const number of entry.numbers) {
      this.keys.push(normalize(number));
      this.numbers.push(number);
      this.numberOwners.add(ordinal);
    }
    this.terms.add(termsOf(entry));
    this.labels.add([entry.label]);
    this.kinds.add([entry.kind.join(divider)]);
    this.stands.add(entry.stand);
    for (const name of Object.keys(entry.choices))
      if (!this.choices.has(name)) this.choices.set(name, this.#emptyLists(ordinal));
    for (const [name, lists] of this.choices) lists.add(entry.choices[name] ?? []);
    for (const [name, value] of Object.entries(entry.figures)) {
      if (!this.figures.has(name))
        this.figures.set(name, new Float64Array(this.#size).fill(Number.NaN));
      this.figures.get(name)![ordinal] = value;
    }
  }
  /** Of a choice that nothing before had. */
  #emptyLists(ordinal: number): Lists {
    const lists = new Lists();
    for (let at = 0; at < ordinal; at++) lists.add([]);
    return lists;
  }

  columns(): Map<string, Column> {
    return new Map<string, Column>([
      ...stringColumns("ids", this.ids),
      ...substringColumns("numbers", this.keys, shortestInfix),
      ...stringColumns("written", this.numbers),
      ["numbers.owners", this.numberOwners.all],
      ...termColumns(this.terms),
      ...this.labels.columns("labels"),
      ...this.kinds.columns("kinds"),
      ["stands", Uint8Array.from(this.stands.all)],
      ...[...this.choices].flatMap(([name, lists]) => lists.columns(`choice ${name}`)),
      ...[...this.figures].map(([name, all]): [string, Column] => [`figure ${name}`, all]),
    ]);
  }
}

/** The content of a snapshot. Of several entries of one id the last counts. */
export function build(entries: Iterable<Entry>): Uint8Array {
  const newest = new Map<string, Entry>();
  for (const entry of entries) newest.set(entry.id, entry);
  const present = [...newest.values()].filter(({ gone }) => !gone);
  present.sort((left, right) => (left.id > right.id ? -1 : 1));
  const builder = new Builder(present.length);
  for (const entry of present) builder.add(entry);
  return written(builder.columns());
}
