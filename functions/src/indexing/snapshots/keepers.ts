import { type ListOf, query } from "../../kernel/list.ts";
import type { Values } from "../../kernel/table.ts";
import type { Collection, Entry, Snapshot } from "../../search/snapshots/items.ts";
import type { EntrySource } from "./append.ts";
import { type Checked, type CheckOptions, checkSnapshot, type IdPage } from "./check.ts";
import { entriesOf, type MakeOptions, type Maker, makeSnapshot } from "./make.ts";

/** What a collection is made of. */
interface Kept<E extends Entry, C, O> {
  engine: Maker<E, C, O>["engine"];
  source: EntrySource<E>;
  /** Where its rows are listed, and the attribute that has the id. */
  list: Omit<ListOf, "newestFirst"> & { id: string };
}

/** What is done with a collection, whatever it is made of. */
export interface Keeper {
  collection: Collection;
  make(options?: MakeOptions): Promise<Snapshot | undefined>;
  check(options?: CheckOptions): Promise<Checked | undefined>;
}

const together = 500;

export function keeperOf<E extends Entry, C, O>(
  collection: Collection,
  { engine, source, list: { id, ...list } }: Kept<E, C, O>,
): Keeper {
  async function* pages(_collection: Collection, start?: Values): AsyncGenerator<IdPage> {
    let after = start;
    do {
      const found = await query({ ...list, newestFirst: false }, together, after);
      const ids = found.items.map((row) => String(row[id]));
      after = found.after;
      yield { ids, ...(after && { after }) };
    } while (after);
  }
  async function* everything(): AsyncGenerator<E> {
    for await (const { ids } of pages(collection)) yield* entriesOf(ids, source);
  }
  const checker = { engine, source, pages, everything };
  return {
    collection,
    make: (options) => makeSnapshot(collection, checker, options),
    check: (options) => checkSnapshot(collection, checker, options),
  };
}
