import { createHash } from "node:crypto";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { canonical } from "../../kernel/rows/same.ts";
import { BrokenSnapshot, readFile } from "../../search/snapshots/files.ts";
import {
  type Collection,
  type Entry,
  newestOf,
  readChanges,
  readLast,
} from "../../search/snapshots/items.ts";
import { openedBy } from "../../search/snapshots/reader.ts";
import { append } from "./append.ts";
import type { Maker } from "./make.ts";

/** What a collection is checked with. */
export interface Checker<E extends Entry, C, O> extends Maker<E, C, O> {
  /** Ids of all rows that may be found, a page at a time. */
  pages(collection: Collection): AsyncIterable<string[]>;
}

/** Things that are compared at once. */
const together = 500;

/** Of the content: a snapshot need not keep the order of lists, repeats in them, or empty ones. */
const hashOf = (entry: Entry): string =>
  createHash("sha256")
    .update(canonical(essence(entry)))
    .digest("base64url")
    .slice(0, 16);

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map(canonical))].toSorted();
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, essence(part)] as const);
  return Object.fromEntries(
    parts.filter(([, part]) => !(Array.isArray(part) && part.length === 0)),
  );
}

/**
 * Compares what searches answer from with the table, a page of it at a time, and appends what
 * differs; returns those ids. A change that is under way may be among them, and is told twice.
 * Undefined where the current snapshot cannot be read: then a new one is to be made from the table.
 */
export async function checkSnapshot<E extends Entry, C, O>(
  collection: Collection,
  checker: Checker<E, C, O>,
  say: (text: string) => void = () => undefined,
): Promise<string[] | undefined> {
  const left = await knownOf(collection, checker);
  if (!left) return undefined;
  const wrong: string[] = [];
  let count = 0;
  const mend = async (ids: readonly string[]) => {
    if (ids.length > 0) await append(collection, ids, checker.source);
    wrong.push(...ids);
  };
  for await (const ids of checker.pages(collection))
    for (const some of chunksOf(ids, together)) {
      const entries = await checker.source(some);
      const hashes = entries.map((entry) => entry && hashOf(entry));
      await mend(some.filter((id, at) => hashes[at] !== left.get(id)));
      for (const id of some) left.delete(id);
      count += some.length;
      say(`${count} compared, ${wrong.length} differed`);
    }
  // What is known and has no row in the list.
  for (const some of chunksOf([...left.keys()], together)) {
    const entries = await checker.source(some);
    await mend(
      some.filter((id, at) => {
        const entry = entries[at];
        return !entry || hashOf(entry) !== left.get(id);
      }),
    );
  }
  return wrong;
}

/** What searches answer from, by id, as short hashes: a million take some 100 MB. */
async function knownOf<E extends Entry, C, O>(
  collection: Collection,
  { engine }: Checker<E, C, O>,
): Promise<Map<string, string> | undefined> {
  const { kept } = await readLast(collection);
  const [current] = kept;
  if (!current) return undefined;
  try {
    const catalogue = openedBy(engine, await readFile(collection, current));
    const { changes } = await readChanges<E>(collection, current.upTo);
    const known = new Map<string, string>();
    for (const entry of engine.merged(catalogue, newestOf(changes)))
      if (!entry.gone) known.set(entry.id, hashOf(entry));
    return known;
  } catch (error) {
    if (error instanceof BrokenSnapshot) return undefined;
    throw error;
  }
}
