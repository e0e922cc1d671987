import { type TermKind, divider, termKinds } from "./build.ts";
import type { Entry } from "./entry.ts";
import { type Columns, columnsOf } from "./file-form.ts";
import { Postings } from "./postings.ts";
import { none, type Ordinals } from "./sets.ts";
import { bytesIn, figuresIn, stringsIn, type Strings, wordsIn } from "./strings.ts";
import { Substrings } from "./substrings.ts";

/** Several values of each thing, from one list of values. */
export class ChoiceColumn {
  readonly values: Strings;
  readonly items: Uint16Array | Uint32Array;
  readonly #ends: Uint32Array | undefined;

  constructor(columns: Columns, name: string) {
    this.values = stringsIn(columns, `${name}.values`);
    const items = columns.get(`${name}.items`);
    if (!(items instanceof Uint16Array || items instanceof Uint32Array))
      throw new Error(`The catalogue has no column ${name}.`);
    this.items = items;
    const ends = columns.get(`${name}.ends`);
    this.#ends = ends instanceof Uint32Array ? ends : undefined;
  }

  from(ordinal: number): number {
    return this.#ends ? (ordinal === 0 ? 0 : this.#ends[ordinal - 1]!) : ordinal;
  }
  to(ordinal: number): number {
    return this.#ends ? this.#ends[ordinal]! : ordinal + 1;
  }
  of(ordinal: number): string[] {
    const items = this.items.subarray(this.from(ordinal), this.to(ordinal));
    return Array.from(items, (item) => this.values.at(item));
  }
}

/** An opened snapshot: columns and nothing else, so that a million things need no object each. */
export class Catalogue {
  readonly ids: Strings;
  readonly numbers: Substrings;
  /** Numbers as written, and whose they are. */
  readonly written: Strings;
  readonly numberOwners: Uint32Array;
  readonly terms: Strings;
  readonly postings: Postings;
  readonly korean: Substrings;
  readonly koreanTerms: Uint32Array;
  readonly labels: ChoiceColumn;
  readonly kinds: ChoiceColumn;
  readonly stands: Uint8Array;
  readonly choices: ReadonlyMap<string, ChoiceColumn>;
  readonly figures: ReadonlyMap<string, Float64Array>;
  readonly bytes: number;

  constructor(columns: Columns) {
    this.ids = stringsIn(columns, "ids");
    this.numbers = new Substrings(columns, "numbers");
    this.written = stringsIn(columns, "written");
    this.numberOwners = wordsIn(columns, "numbers.owners");
    this.terms = stringsIn(columns, "terms");
    this.postings = new Postings(
      bytesIn(columns, "postings.bytes"),
      wordsIn(columns, "postings.ends"),
      wordsIn(columns, "postings.lengths"),
    );
    this.korean = new Substrings(columns, "korean");
    this.koreanTerms = wordsIn(columns, "korean.terms");
    this.labels = new ChoiceColumn(columns, "labels");
    this.kinds = new ChoiceColumn(columns, "kinds");
    this.stands = bytesIn(columns, "stands");
    const named = (prefix: string, ending: string) =>
      [...columns.keys()]
        .filter((name) => name.startsWith(prefix) && name.endsWith(ending))
        .map((name) => name.slice(prefix.length, name.length - ending.length));
    this.choices = new Map(
      named("choice ", ".items").map((name) => [name, new ChoiceColumn(columns, `choice ${name}`)]),
    );
    this.figures = new Map(
      named("figure ", "").map((name) => [name, figuresIn(columns, `figure ${name}`)]),
    );
    this.bytes = [...columns.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  get count(): number {
    return this.ids.length;
  }

  /** The ordinal of an id, or where it would be, and whether it is there. Newest ids come first. */
  placeOf(id: string): { ordinal: number; isThere: boolean } {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ids.at(middle) > id) low = middle + 1;
      else high = middle;
    }
    return { ordinal: low, isThere: low < this.count && this.ids.at(low) === id };
  }

  /** All that have a term. */
  having(kind: TermKind, text: string): Ordinals {
    const term = this.terms.find(termKinds[kind] + text);
    return term < 0 ? none : this.postings.at(term);
  }
  /** Places of the terms of a kind that begin so. */
  beginning(kind: TermKind, text: string): readonly [from: number, to: number] {
    const start = termKinds[kind] + text;
    return [this.terms.firstFrom(start), this.terms.firstFrom(`${start}\u{10ffff}`)];
  }
  textOfTerm(term: number): string {
    return this.terms.at(term).slice(1);
  }

  /** What each thing was made from, newest first. */
  *entries(): Generator<Entry> {
    const { items, starts } = this.#termsOfEach();
    const texts = [...this.terms];
    let number = 0;
    for (let ordinal = 0; ordinal < this.count; ordinal++) {
      const own = Array.from(
        items.subarray(starts[ordinal], starts[ordinal + 1]),
        (term) => texts[term]!,
      );
      const of = (kind: TermKind) =>
        own.filter((term) => term.startsWith(termKinds[kind])).map((term) => term.slice(1));
      const numbers: string[] = [];
      for (; this.numberOwners[number] === ordinal; number++) numbers.push(this.written.at(number));
      yield {
        id: this.ids.at(ordinal),
        numbers,
        label: this.labels.of(ordinal)[0]!,
        words: of("word"),
        named: of("named"),
        kind: this.kinds.of(ordinal)[0]!.split(divider).filter(Boolean),
        korean: of("korean"),
        initials: of("initials"),
        makers: of("maker"),
        stand: this.stands[ordinal]!,
        choices: Object.fromEntries(
          [...this.choices]
            .map(([name, column]) => [name, column.of(ordinal)] as const)
            .filter(([, values]) => values.length > 0),
        ),
        figures: Object.fromEntries(
          [...this.figures]
            .map(([name, values]) => [name, values[ordinal]!] as const)
            .filter(([, value]) => !Number.isNaN(value)),
        ),
      };
    }
  }

  /** The terms of each thing: postings the other way round. */
  #termsOfEach() {
    const starts = new Uint32Array(this.count + 1);
    for (let term = 0; term < this.terms.length; term++)
      for (const ordinal of this.postings.at(term)) starts[ordinal + 1]!++;
    for (let at = 0; at < this.count; at++) starts[at + 1]! += starts[at]!;
    const next = starts.slice();
    const items = new Uint32Array(starts[this.count]!);
    for (let term = 0; term < this.terms.length; term++)
      for (const ordinal of this.postings.at(term)) items[next[ordinal]!++] = term;
    return { items, starts };
  }
}

/** Opens a snapshot. Throws where it is cut off, changed, or of another version. */
export const open = (content: Uint8Array): Catalogue => new Catalogue(columnsOf(content));
