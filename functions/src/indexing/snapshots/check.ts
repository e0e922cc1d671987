import { createHash } from "node:crypto";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { canonical } from "../../kernel/rows/same.ts";
import { read, unless, type Values, write } from "../../kernel/table.ts";
import { BrokenSnapshot, readFile } from "../../search/snapshots/files.ts";
import {
  checkKey,
  type Collection,
  type Entry,
  newestOf,
  readChanges,
  readLast,
} from "../../search/snapshots/items.ts";
import { openedBy } from "../../search/snapshots/reader.ts";
import { append } from "./append.ts";
import type { Maker } from "./make.ts";

/** Some ids of a list, and where the next ones begin; absent at the end. */
export interface IdPage {
  ids: string[];
  after?: Values;
}

/** What a collection is checked with. */
export interface Checker<E extends Entry, C, O> extends Maker<E, C, O> {
  /** Ids of all rows that may be found, a page at a time. */
  pages(collection: Collection, after?: Values): AsyncIterable<IdPage>;
}

export interface CheckOptions {
  say?: (text: string) => void;
  /**
   * Whether to stop behind a page. The place is kept, and the next check that may stop goes on
   * there, so that one of any size ends after some runs.
   */
  isOver?: () => boolean;
}

/** What differed, and whether the check came to its end. */
export interface Checked {
  wrong: string[];
  isWhole: boolean;
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

/** How far a check came: in the list of rows, then in what is known, by id. */
interface Place {
  rows?: Values;
  known?: string;
}

const overtaken = new Problem("VERSION_CONFLICT");

/** Where the last check stopped. Of two checks at once the first one's place counts. */
async function keptPlace(collection: Collection) {
  const key = checkKey(collection);
  const row = await read(key);
  const v = Number(row?.["v"] ?? 0);
  const guard = { ...(row ? { equals: { v } } : { exists: false }), refused: overtaken };
  return {
    // Written by `keep`.
    place: (row?.["place"] ?? {}) as Place,
    keep: (place: Place) => unless(overtaken, write({ put: { ...key, place, v: v + 1 }, guard })),
    forget: async () => row && unless(overtaken, write({ drop: key, guard })),
  };
}

/**
 * Compares what searches answer from with the table, a page of it at a time, and appends what
 * differs. A change that is under way may be among that, and is told twice. Undefined where the
 * current snapshot cannot be read: then a new one is to be made from the table.
 */
export async function checkSnapshot<E extends Entry, C, O>(
  collection: Collection,
  checker: Checker<E, C, O>,
  { say = () => undefined, isOver }: CheckOptions = {},
): Promise<Checked | undefined> {
  const left = await knownOf(collection, checker);
  if (!left) return undefined;
  const kept = isOver && (await keptPlace(collection));
  const { rows, known = "" } = kept?.place ?? {};
  const wrong: string[] = [];
  let count = 0;
  const compare = async (ids: readonly string[]) => {
    const entries = await checker.source(ids);
    const differ = ids.filter((id, at) => {
      const entry = entries[at];
      return (entry && hashOf(entry)) !== left.get(id);
    });
    if (differ.length > 0) await append(collection, differ, checker.source);
    wrong.push(...differ);
    count += ids.length;
    say(`${count} compared, ${wrong.length} differed`);
  };
  const stopAt = async (place: Place): Promise<Checked> => {
    await kept?.keep(place);
    return { wrong, isWhole: false };
  };
  if (known === "")
    for await (const { ids, after } of checker.pages(collection, rows)) {
      for (const some of chunksOf(ids, together)) await compare(some);
      for (const id of ids) left.delete(id);
      if (after && isOver?.()) return stopAt({ rows: after });
    }
  // What is known and has no row in the list, or had one before this run began.
  const others = [...left.keys()].filter((id) => id > known).toSorted();
  for (const some of chunksOf(others, together)) {
    await compare(some);
    if (isOver?.() && some.at(-1) !== others.at(-1)) return stopAt({ known: some.at(-1)! });
  }
  await kept?.forget();
  return { wrong, isWhole: true };
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
