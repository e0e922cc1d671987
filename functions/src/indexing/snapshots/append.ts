import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { now } from "../../kernel/context.ts";
import { isVersionConflict, pause, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import {
  changesItem,
  type Collection,
  type Entry,
  readLast,
} from "../../search/snapshots/items.ts";

/** Reads the entries of things, strongly consistent; undefined for what must not be found. */
export type EntrySource<E extends Entry> = (ids: readonly string[]) => Promise<(E | undefined)[]>;

/** Things in one row; BatchGetItem reads as many at once. */
const mostTogether = 100;
/** A row may have 400 KB. */
const mostBytes = 350_000;
const mostTries = 12;
const taken = new Problem("VERSION_CONFLICT");

/**
 * Tells readers of the snapshots what things are now. The number is looked up before the rows are
 * read, and the next one is taken only if nobody took it meanwhile: so a later number is never
 * older, and no number is left out (S7-1). May be repeated.
 */
export async function append<E extends Entry>(
  collection: Collection,
  ids: readonly string[],
  source: EntrySource<E>,
): Promise<void> {
  for (const some of chunksOf([...new Set(ids)], mostTogether))
    await appendSome(collection, some, source);
}

async function appendSome<E extends Entry>(
  collection: Collection,
  ids: readonly string[],
  source: EntrySource<E>,
): Promise<void> {
  const isWritten = await retry(
    isVersionConflict,
    async (round) => {
      if (round > 0) await pause(round - 1);
      const { last } = await readLast(collection);
      const found = await source(ids);
      // What is gone has an entry that says so, and nothing else.
      const entries = found.map((entry, at) => entry ?? ({ id: ids[at]!, gone: true } as E));
      const point = { number: last.number + 1, total: last.total + entries.length };
      const put = await changesItem(collection, { ...point, entries, at: now() });
      if (put.e.length > mostBytes && ids.length > 1) return false;
      await write({ put, guard: { exists: false, refused: taken } });
      return true;
    },
    mostTries,
  );
  if (isWritten) return;
  for (const half of chunksOf(ids, Math.ceil(ids.length / 2)))
    await appendSome(collection, half, source);
}
