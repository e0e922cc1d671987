import { everyChunk, type ListOf } from "../../kernel/list.ts";
import type { Collection, Entry, Snapshot } from "../../search/snapshots/items.ts";
import type { EntrySource } from "./append.ts";
import { checkSnapshot } from "./check.ts";
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
  check(say?: (text: string) => void): Promise<string[] | undefined>;
}

const together = 500;

export function keeperOf<E extends Entry, C, O>(
  collection: Collection,
  { engine, source, list: { id, ...list } }: Kept<E, C, O>,
): Keeper {
  async function* pages(): AsyncGenerator<string[]> {
    for await (const rows of everyChunk({ ...list, newestFirst: false }, together))
      yield rows.map((row) => String(row[id]));
  }
  async function* everything(): AsyncGenerator<E> {
    for await (const ids of pages()) yield* entriesOf(ids, source);
  }
  const checker = { engine, source, pages, everything };
  return {
    collection,
    make: (options) => makeSnapshot(collection, checker, options),
    check: (say) => checkSnapshot(collection, checker, say),
  };
}
