import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { toInstant } from "@bupum/shared/kernel/time";
import { ulid } from "ulid";
import { now } from "../../kernel/context.ts";
import { log, textOf } from "../../kernel/log.ts";
import { read, unless, write } from "../../kernel/table.ts";
import {
  BrokenSnapshot,
  dropFile,
  pack,
  readFile,
  storeFile,
} from "../../search/snapshots/files.ts";
import {
  type Collection,
  type Entry,
  hasGap,
  type Kept,
  keptKey,
  makingKey,
  newestOf,
  type Point,
  readChanges,
  readLast,
  readSettled,
  readSince,
  type Snapshot,
} from "../../search/snapshots/items.ts";
import { type Engine, openedBy } from "../../search/snapshots/reader.ts";
import type { EntrySource } from "./append.ts";

// How a snapshot is made, whatever is killed (S7-2):
// 1. the job claims the collection, so that two do not do the same work;
// 2. it builds from the last snapshot and the changes since, or from the table where one of the two
//    cannot be read;
// 3. the file's name and number of pieces are written down, then the pieces are stored;
// 4. the row of the kept snapshots takes it as its first one, under a guard, and the claim ends;
// 5. what is kept no longer is deleted from the bucket, then from the row.
// A claim that ended without 4 names a file that nobody reads: the next job deletes it first.

/** What a collection is made with. */
export interface Maker<E extends Entry, C, O> {
  engine: Engine<E, C, O> & {
    /** The content of a snapshot. */
    build(entries: Iterable<E>): Uint8Array;
    /** Everything in a catalogue but what changed, and what changed; gone entries may be among it. */
    merged(catalogue: C, changes: ReadonlyMap<string, E>): Iterable<E>;
  };
  source: EntrySource<E>;
  /** Everything that is to be found, from the table. */
  everything(collection: Collection): AsyncIterable<E>;
}

/** A claim. */
interface Making {
  file: string;
  /** Absent before the pieces are stored. */
  pieces?: number;
}

/** Longer than an index of the table is behind it. */
const settledMs = 10 * 60_000;
/** Longer than a job may run. */
const claimMs = 16 * 60_000;
/** A snapshot of the night before can be gone back to where little changes; in a burst of some hours. */
export const mostKept = 8;
/** A snapshot is due when its oldest change has waited that long, or when so many entries wait. */
const dueMs = 10 * 60_000;
const dueEntries = 5_000;

const overtaken = new Problem("VERSION_CONFLICT");

/** Whether enough has changed, or there is no snapshot yet; and for how long a change has waited. */
export async function isDue(
  collection: Collection,
): Promise<{ isDue: boolean; waitingMs: number }> {
  const { kept, last } = await readLast(collection);
  const [current] = kept;
  if (!current) return { isDue: true, waitingMs: 0 };
  const since = await readSince(collection, { last, upTo: current.upTo });
  const waitingMs = since === undefined ? 0 : Date.now() - Date.parse(since);
  // A change that waits and cannot be read is missing: the job reads the table instead.
  const isMissing = last.number > current.upTo && since === undefined;
  const isMuch = last.total - current.total >= dueEntries;
  return { isDue: isMissing || isMuch || waitingMs >= dueMs, waitingMs };
}

export interface MakeOptions {
  /** Ids of rows that a load has stored and of which no change tells: they are read by id. */
  loaded?: readonly string[];
  /** Reads everything from the table, whatever the last snapshot is. */
  fromTable?: boolean;
  say?: (text: string) => void;
}

/**
 * Makes the next snapshot and puts it in place; undefined where another job does so. May be killed
 * and repeated at any point. Throws VERSION_CONFLICT where the kept snapshots changed meanwhile.
 */
export async function makeSnapshot<E extends Entry, C, O>(
  collection: Collection,
  maker: Maker<E, C, O>,
  options: MakeOptions = {},
): Promise<Snapshot | undefined> {
  const file = await claimOf(collection);
  if (file === undefined) return undefined;
  try {
    const snapshot = await makeFile(collection, file, maker, options);
    await trim(collection);
    return snapshot;
  } catch (error) {
    // The next job need not wait for the claim's end.
    await unless(overtaken, extend(collection, file, { until: 0 }));
    throw error;
  }
}

async function makeFile<E extends Entry, C, O>(
  collection: Collection,
  file: string,
  maker: Maker<E, C, O>,
  { fromTable = false, loaded = [], say = () => undefined }: MakeOptions,
): Promise<Snapshot> {
  const { kept, v } = await readLast(collection);
  const settled = await readSettled(collection, toInstant(new Date(Date.now() - settledMs)));
  const read = async (count: number) => {
    say(`${count} read`);
    await extend(collection, file, { until: Date.now() + claimMs });
  };
  const known = new Map<string, E>();
  for await (const entry of entriesOf(loaded, maker.source)) known.set(entry.id, entry);
  const since = fromTable ? undefined : await sinceLast(collection, { kept, known }, maker);
  const { upTo, entries } = since ?? {
    upTo: settled,
    entries: await arrayOf(maker.everything(collection), read),
  };
  let count = 0;
  const counted = function* () {
    for (const entry of entries) {
      if (entry.gone) continue;
      count += 1;
      yield entry;
    }
  };
  const { pieces, bytes, checksum } = await pack(maker.engine.build(counted()));
  say(`${count} entries in ${bytes} bytes`);
  await extend(collection, file, { until: Date.now() + claimMs, pieces: pieces.length });
  await storeFile(collection, file, pieces);
  const named = { file, pieces: pieces.length, bytes, checksum };
  const snapshot: Snapshot = { ...named, upTo: upTo.number, total: upTo.total, count, at: now() };
  await publish(collection, snapshot, { kept, v });
  return snapshot;
}

/** Claims a collection under a new file's name; undefined where another job has it. */
async function claimOf(collection: Collection): Promise<string | undefined> {
  const key = makingKey(collection);
  const row = await read(key);
  if (row && Number(row["until"]) > Date.now()) return undefined;
  const left = row as Making | undefined;
  // It ended before its snapshot was in place, or else the claim would be gone.
  if (left?.pieces) await dropFile(collection, { file: left.file, pieces: left.pieces });
  const file = ulid();
  const until = Date.now() + claimMs;
  const guard = left ? { equals: { file: left.file }, refused: overtaken } : absent;
  try {
    await write({ put: { ...key, file, until }, guard });
  } catch (error) {
    if (error === overtaken) return undefined;
    throw error;
  }
  return file;
}
const absent = { exists: false, refused: overtaken };

/** Throws VERSION_CONFLICT where another job has the claim by now. */
const extend = (collection: Collection, file: string, set: { until: number; pieces?: number }) =>
  write({ change: makingKey(collection), set, guard: { equals: { file }, refused: overtaken } });

interface Known<E extends Entry> {
  kept: readonly Snapshot[];
  /** What a load has stored: any change is newer. */
  known: ReadonlyMap<string, E>;
}

/** From the newest snapshot that can be read; undefined where a change since is missing. */
async function sinceLast<E extends Entry, C, O>(
  collection: Collection,
  { kept, known }: Known<E>,
  { engine }: Maker<E, C, O>,
): Promise<{ upTo: Point; entries: Iterable<E> } | undefined> {
  const since = async (before: Point, catalogue: C) => {
    const { changes } = await readChanges<E>(collection, before.number);
    if (hasGap(before.number, changes)) return undefined;
    const changed = new Map([...known, ...newestOf(changes)]);
    const upTo = changes.at(-1) ?? before;
    return { upTo, entries: engine.merged(catalogue, changed) };
  };
  // The first load of a market knows everything that is there.
  if (kept.length === 0 && known.size > 0) return since({ number: 0, total: 0 }, engine.empty());
  for (const snapshot of kept)
    try {
      const content = await readFile(collection, snapshot);
      const { upTo: number, total } = snapshot;
      return await since({ number, total }, openedBy(engine, content));
    } catch (error) {
      log("error", { job: "snapshots", collection, file: snapshot.file, error: textOf(error) });
      if (!(error instanceof BrokenSnapshot)) throw error;
    }
  return undefined;
}

/** Things that are read at once. */
const readAtOnce = 500;

export async function* entriesOf<E extends Entry>(
  ids: readonly string[],
  source: EntrySource<E>,
): AsyncGenerator<E> {
  for (const some of chunksOf(ids, readAtOnce))
    for (const entry of await source(some)) if (entry && !entry.gone) yield entry;
}

/** Entries between two signs of life. */
const besideAtOnce = 10_000;

async function arrayOf<E>(
  found: AsyncIterable<E>,
  read: (count: number) => Promise<void>,
): Promise<E[]> {
  const all: E[] = [];
  for await (const entry of found) if (all.push(entry) % besideAtOnce === 0) await read(all.length);
  return all;
}

async function publish(collection: Collection, snapshot: Snapshot, { kept, v }: Kept) {
  const key = keptKey(collection);
  const guard = v === 0 ? { exists: false } : { equals: { v } };
  await write(
    {
      put: { ...key, kept: [snapshot, ...kept], v: v + 1 },
      guard: { ...guard, refused: overtaken },
    },
    {
      drop: makingKey(collection),
      guard: { equals: { file: snapshot.file }, refused: overtaken },
    },
  );
}

/** Deletes the files that are kept no longer. */
async function trim(collection: Collection): Promise<void> {
  const { kept, v } = await readLast(collection);
  const over = kept.slice(mostKept);
  if (over.length === 0) return;
  for (const snapshot of over) await dropFile(collection, snapshot);
  const row = { ...keptKey(collection), kept: kept.slice(0, mostKept), v: v + 1 };
  // Where another job was faster, that one trims.
  await unless(overtaken, write({ put: row, guard: { equals: { v }, refused: overtaken } }));
}

/**
 * Goes back to the snapshot before the current one, which becomes the oldest that is kept; changes
 * since are read again by everybody. Returns the snapshot that is current now; undefined where there
 * is no other.
 */
export async function rollBack(collection: Collection): Promise<Snapshot | undefined> {
  const { kept, v } = await readLast(collection);
  const [left, current, ...rest] = kept;
  if (!left || !current) return undefined;
  const row = { ...keptKey(collection), kept: [current, ...rest, left], v: v + 1 };
  await write({ put: row, guard: { equals: { v }, refused: overtaken } });
  return current;
}
