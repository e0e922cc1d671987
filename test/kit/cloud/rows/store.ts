import { type Key, nameOf } from "@bupum/functions/kernel/rows/write-request";
import type { Row } from "./expressions.ts";
import { type Index, indexes, placeIn, textOf } from "./units.ts";

/** Sorts behind everything that is stored. */
export const last = "\uffff";

/** One partition in the order of its sort key: of the table, or of an index. */
class Partition {
  /** Sort keys, and in an index the row's own key beside each. */
  readonly #order: (readonly [sortKey: string, name: string])[] = [];

  /** The first place at or after a sort key and a name. */
  placeOf(sortKey: string, name = ""): number {
    let [low, high] = [0, this.#order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [ownKey, ownName] = this.#order[middle]!;
      if (ownKey < sortKey || (ownKey === sortKey && ownName < name)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  has(at: number, sortKey: string, name = ""): boolean {
    const found = this.#order[at];
    return found?.[0] === sortKey && found[1] === name;
  }
  put(sortKey: string, name = ""): void {
    const at = this.placeOf(sortKey, name);
    if (!this.has(at, sortKey, name)) this.#order.splice(at, 0, [sortKey, name]);
  }
  drop(sortKey: string, name = ""): void {
    const at = this.placeOf(sortKey, name);
    if (this.has(at, sortKey, name)) this.#order.splice(at, 1);
  }
  at = (place: number): readonly [sortKey: string, name: string] => this.#order[place]!;
}

/** Told of each row that is written or dropped, in order. */
export type OnChange = (key: Key, before: Row | undefined, after: Row | undefined) => void;

/** How many rows are kept as objects beside their texts, which take a tenth of the memory. */
const mostParsed = 4_000;

/** Rows as the texts that would be sent, with their partitions and indexes in order. */
export class Store {
  readonly #rows = new Map<string, string>();
  /** Rows that were read or written lately; whoever reads one does not change it. */
  readonly #parsed = new Map<string, Row>();
  readonly #partitions = new Map<string, Partition>();
  readonly #isKept: (pk: string) => boolean;
  readonly #onChange: OnChange;

  constructor(isKept: (pk: string) => boolean = () => true, onChange: OnChange = () => undefined) {
    this.#isKept = isKept;
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#rows.size;
  }

  read(key: Key): Row | undefined {
    const name = nameOf(key);
    const text = this.#rows.get(name);
    if (text === undefined) return undefined;
    const found = this.#parsed.get(name);
    // Only `write` below puts texts there.
    return found ?? this.#keep(name, JSON.parse(text) as Row);
  }

  #keep(name: string, row: Row): Row {
    if (this.#parsed.size >= mostParsed) this.#parsed.clear();
    this.#parsed.set(name, row);
    return row;
  }

  /** Every row as text. */
  texts = (): Iterable<string> => this.#rows.values();

  /** Every row of the partitions that are wanted. */
  all(isWanted: (pk: string) => boolean): Row[] {
    return [...this.#rows].flatMap(([name, text]) =>
      isWanted(name.slice(0, name.indexOf("\n"))) ? [JSON.parse(text) as Row] : [],
    );
  }

  write(key: Key, before: Row | undefined, after: Row | undefined): void {
    this.#onChange(key, before, after);
    if (!this.#isKept(key.pk)) return;
    const name = nameOf(key);
    if (after) this.#rows.set(name, textOf(this.#keep(name, after)));
    else this.#rows.delete(name);
    if (!before && after) this.#partition("", key.pk).put(key.sk);
    if (before && !after) this.#partition("", key.pk).drop(key.sk);
    for (const index of indexes) {
      const [from, to] = [placeIn(index, before), placeIn(index, after)];
      if (from) this.#partition(index, from.pk).drop(from.sk, name);
      if (to) this.#partition(index, to.pk).put(to.sk, name);
    }
  }

  #partition(index: Index | "", pk: string): Partition {
    const name = `${index}\n${pk}`;
    let found = this.#partitions.get(name);
    if (!found) this.#partitions.set(name, (found = new Partition()));
    return found;
  }

  /** Rows of a partition whose sort key lies between these, in either order, after one of them. */
  *between(
    { index = "", pk, low, high }: { index?: Index | ""; pk: string; low: string; high: string },
    isForward: boolean,
    after?: { sortKey: string; key: Key },
  ): Generator<Row> {
    const order = this.#partition(index, pk);
    const [first, end] = [order.placeOf(low), order.placeOf(high, last)];
    let at = isForward ? first : end - 1;
    if (after) {
      const name = index ? nameOf(after.key) : "";
      at = order.placeOf(after.sortKey, name);
      if (!isForward) at -= 1;
      else if (order.has(at, after.sortKey, name)) at += 1;
    }
    for (; at >= first && at < end; at += isForward ? 1 : -1) {
      const [sortKey, name] = order.at(at);
      const [ownPk, ownSk] = index ? name.split("\n") : [pk, sortKey];
      yield this.read({ pk: ownPk!, sk: ownSk! })!;
    }
  }
}
