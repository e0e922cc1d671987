import type { Key } from "@bupum/functions/kernel/table";
import type { Row } from "./expressions.ts";
import { type Index, indexes, placeIn } from "./units.ts";

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;
/** Sorts behind everything that is stored. */
export const last = "\uffff";

/** One partition in the order of its sort key: of the table, or of an index. */
class Partition {
  /** The sort key, and in an index the row's own key behind it. */
  readonly #order: string[] = [];

  /** The first place at or after a text. */
  placeOf(text: string): number {
    let [low, high] = [0, this.#order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#order[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  put(text: string): void {
    const at = this.placeOf(text);
    if (this.#order[at] !== text) this.#order.splice(at, 0, text);
  }
  drop(text: string): void {
    const at = this.placeOf(text);
    if (this.#order[at] === text) this.#order.splice(at, 1);
  }
  at = (place: number): string | undefined => this.#order[place];
}

type OnChange = (key: Key, before: Row | undefined, after: Row | undefined) => void;

/** Rows as the texts that would be sent, with their partitions and indexes in order. */
export class Store {
  readonly #rows = new Map<string, string>();
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
    const text = this.#rows.get(nameOf(key));
    // Only `write` below puts texts there.
    return text === undefined ? undefined : (JSON.parse(text) as Row);
  }

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
    if (after) this.#rows.set(name, JSON.stringify(after));
    else this.#rows.delete(name);
    if (!before && after) this.#partition("", key.pk).put(name.slice(key.pk.length + 1));
    if (before && !after) this.#partition("", key.pk).drop(name.slice(key.pk.length + 1));
    for (const index of indexes) {
      const [from, to] = [placeIn(index, before), placeIn(index, after)];
      if (from) this.#partition(index, from.pk).drop(`${from.sk}\n${name}`);
      if (to) this.#partition(index, to.pk).put(`${to.sk}\n${name}`);
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
    after?: string,
  ): Generator<Row> {
    const order = this.#partition(index, pk);
    // In an index a row's own key follows, after a line break, which sorts before all text.
    const [first, end] = [order.placeOf(low), order.placeOf(`${high}\n${last}`)];
    let at = isForward ? first : end - 1;
    if (after !== undefined)
      at = isForward
        ? order.placeOf(after) + (order.at(order.placeOf(after)) === after ? 1 : 0)
        : order.placeOf(after) - 1;
    for (; at >= first && at < end; at += isForward ? 1 : -1) {
      const [own, sk] = index ? order.at(at)!.split("\n").slice(1) : [pk, order.at(at)!];
      yield this.read({ pk: own!, sk: sk! })!;
    }
  }
}
