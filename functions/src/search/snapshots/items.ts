import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import { everyChunk, query } from "../../kernel/list.ts";
import type { Item, Key } from "../../kernel/table.ts";
import { compress, decompress } from "./zstd.ts";

// The rows beside the snapshots in the bucket; all of a collection lie in one partition, so that
// one query answers what changed and which snapshot is current.
// | item                          | pk                    | sk          | attributes             |
// |-------------------------------|-----------------------|-------------|------------------------|
// | entries that changed together | snapshot#<collection> | <number:12> | e entries, c count,    |
// |                               |                       |             | t total, at            |
// | the snapshots that are kept   | snapshot#<collection> | current     | kept, v                |
// | what a job is making          | snapshot-job#<col…>   | making      | file, pieces, until    |
// | how far a check came          | snapshot-job#<col…>   | check       | place, v               |

/** What is searched: each has its own snapshots and its own numbers. */
export const collections = ["products", "manufactors", "sellers", "merchandises"] as const;
export type Collection = (typeof collections)[number];

/** All that a snapshot knows of one thing, as plain JSON. */
export interface Entry {
  id: string;
  /** It is no longer to be found. */
  gone?: true;
}

/** One snapshot in the bucket. */
export interface Snapshot {
  /** Never used twice. */
  file: string;
  /** How many objects it is stored in. */
  pieces: number;
  bytes: number;
  /** SHA-256 of all pieces together. */
  checksum: string;
  /** The number of the last change that is in it. */
  upTo: number;
  /** The total of that change. */
  total: number;
  /** How many things it holds. */
  count: number;
  at: Instant;
}

/** The snapshots that are kept, the current one first. */
export interface Kept {
  kept: Snapshot[];
  /** Grows with each write. */
  v: number;
}

/** Entries that changed together, under one number. */
export interface Changes<E extends Entry> {
  number: number;
  /** How many entries there were in all changes up to this one. */
  total: number;
  entries: E[];
  at: Instant;
}

const partition = (collection: Collection) => `snapshot#${collection}`;
const numberKey = (number: number) => String(number).padStart(12, "0");
/** Behind every number and every word. */
const end = "~";
const keptSk = "current";

export const keptKey = (collection: Collection): Key => ({
  pk: partition(collection),
  sk: keptSk,
});
export const makingKey = (collection: Collection): Key => ({
  pk: `snapshot-job#${collection}`,
  sk: "making",
});
export const checkKey = (collection: Collection): Key => ({
  pk: `snapshot-job#${collection}`,
  sk: "check",
});

export const keptIn = (row: Item | undefined): Kept => ({
  kept: (row?.["kept"] ?? []) as Snapshot[],
  v: Number(row?.["v"] ?? 0),
});

/** Seconds that changes are kept: longer than any snapshot that one may go back to (S7-3). */
export const changesKeptSeconds = 14 * 86_400;

/** The row of changes; its size is that of `e` and little more. */
export async function changesItem<E extends Entry>(
  collection: Collection,
  { number, total, entries, at }: Changes<E>,
): Promise<Item & { e: Uint8Array }> {
  return {
    pk: partition(collection),
    sk: numberKey(number),
    e: await compress(JSON.stringify(entries)),
    c: entries.length,
    t: total,
    at,
    ttl: toTtl(at) + changesKeptSeconds,
  };
}

async function changesOf<E extends Entry>(row: Item): Promise<Changes<E>> {
  const text = String(await decompress(row["e"] as Uint8Array));
  // Written by `changesItem` from entries of the same collection.
  const entries = JSON.parse(text) as E[];
  const { t, at } = row as Item & { t: number; at: Instant };
  return { number: Number(row.sk), total: t, entries, at };
}

/** The number and total of a change. */
export type Point = Pick<Changes<Entry>, "number" | "total">;

/** The last number given, and the snapshots that are kept: strongly consistent, one call. */
export async function readLast(collection: Collection): Promise<Kept & { last: Point }> {
  const list = { pk: partition(collection), newestFirst: true, consistent: true } as const;
  const { items } = await query(list, 2);
  const kept = keptIn(items.find(({ sk }) => sk === keptSk));
  const row = items.find(({ sk }) => sk !== keptSk);
  // Where all rows have expired, a snapshot knows the last one.
  const points = kept.kept.map(({ upTo, total }): Point => ({ number: upTo, total }));
  if (row) points.push({ number: Number(row.sk), total: Number(row["t"]) });
  const last = points.reduce((best, one) => (one.number > best.number ? one : best), start);
  return { ...kept, last };
}
const start: Point = { number: 0, total: 0 };

/** When the first change behind a number was made; undefined where there is none to be read. */
export async function readSince(
  collection: Collection,
  { last, upTo }: { last: Point; upTo: number },
): Promise<Instant | undefined> {
  if (last.number <= upTo) return undefined;
  const between = [numberKey(upTo + 1), numberKey(last.number)] as const;
  const list = { pk: partition(collection), between, newestFirst: false, consistent: true };
  const { items } = await query(list, 1);
  return items[0]?.["at"] as Instant | undefined;
}

/**
 * The last number that whoever reads the table from now on may leave out: its change was made before
 * `before`, so that every list of the table has caught up. Numbers below one that is missing count
 * as well, since that one is never read again.
 */
export async function readSettled(collection: Collection, before: Instant): Promise<Point> {
  const { last } = await readLast(collection);
  // DynamoDB takes no range that ends before it begins.
  if (last.number === 0) return last;
  const between = [numberKey(1), numberKey(last.number)] as const;
  const list = { pk: partition(collection), between, newestFirst: true, consistent: true };
  let settled = last;
  for await (const items of everyChunk(list, fewAtOnce))
    for (const row of items) {
      const number = Number(row.sk);
      if (number !== settled.number || String(row["at"]) < before) return settled;
      settled = { number: number - 1, total: Number(row["t"]) - Number(row["c"]) };
    }
  return settled;
}
const fewAtOnce = 25;

/** All changes behind a number in their order, and the snapshots that are kept. */
export async function readChanges<E extends Entry>(
  collection: Collection,
  upTo: number,
): Promise<Kept & { changes: Changes<E>[] }> {
  const between = [numberKey(upTo + 1), end] as const;
  const list = { pk: partition(collection), between, newestFirst: false, consistent: true };
  const changes: Changes<E>[] = [];
  let row: Item | undefined;
  for await (const items of everyChunk(list, mostAtOnce))
    for (const item of items) {
      if (item.sk === keptSk) row = item;
      else changes.push(await changesOf<E>(item));
    }
  return { ...keptIn(row), changes };
}
const mostAtOnce = 1_000;

/** Whether a number between the two is missing: a change that nobody can read any more. */
export const hasGap = (upTo: number, changes: readonly Changes<Entry>[]): boolean =>
  changes.some(({ number }, at) => number !== upTo + 1 + at);

/** The last entry of each thing: a later number is never older (S7-1). */
export function newestOf<E extends Entry>(changes: readonly Changes<E>[]): Map<string, E> {
  const newest = new Map<string, E>();
  for (const { entries } of changes) for (const entry of entries) newest.set(entry.id, entry);
  return newest;
}
