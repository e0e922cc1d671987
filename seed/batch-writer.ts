import { type Item, type Key, type Values, write, writeBatch } from "@bupum/functions/kernel/table";
import type { Ledger } from "@bupum/functions/search/ledger/items";
import type { Collection } from "@bupum/functions/search/snapshots/items";
import { followedMessage, indexMessage } from "@bupum/functions/search/rules";
import { cloudLimits } from "@bupum/shared/kernel/chunks";
import { patiently } from "./patience.ts";

/** Writes at the same time with which DynamoDB Local is fastest (A1-3). */
const atOnce = 4;

/**
 * How rows are sent, none of which depends on another. DynamoDB Local flushes its file to disk for
 * every row of a batch, but only once for a transaction. Where the file lies in memory, batches take
 * half the time: transactions wait for each other.
 */
const ways = {
  onDisk: {
    most: cloudLimits.transaction,
    send: (items: readonly Item[]) => write(...items.map((put) => ({ put }))),
  },
  inMemory: {
    most: cloudLimits.writes,
    send: (items: readonly Item[]) => writeBatch(items.map((put) => ({ put }))),
  },
};

interface WriterOptions {
  /** Attributes that searched rows get besides their own. */
  mark?: Values;
  /** Whether the database's file lies in memory. */
  inMemory?: boolean;
}

/** Ids of what is searched, by collection. */
export type Searched = Map<Collection, Set<string>>;

/** Ids of what the ledger finds by pieces of its texts. */
export type FollowedIds = [Ledger, string][];

/** Puts rows in chunks, marking those that are searched; `done` resolves once all are stored. */
export function batchWriter({ mark = {}, inMemory = false }: WriterOptions = {}) {
  const way = inMemory ? ways.inMemory : ways.onDisk;
  let waiting: Item[] = [];
  const searched: Searched = new Map();
  const followed: FollowedIds = [];
  let written = 0;
  const running = new Set<Promise<void>>();

  async function send(): Promise<void> {
    const batch = waiting.splice(0, way.most);
    if (running.size >= atOnce) await Promise.race(running);
    const one: Promise<void> = patiently(() => way.send(batch)).finally(() => running.delete(one));
    running.add(one);
    written += batch.length;
  }

  /** Returns whether the row is one that is searched. */
  function note({ pk, sk }: Key): boolean {
    const place = followedMessage(pk, sk);
    if (place && place.entity !== "ac") followed.push([place.entity, place.id]);
    const message = indexMessage(pk, sk);
    if (!message) return false;
    const ids = searched.get(message.entity) ?? new Set();
    searched.set(message.entity, ids.add(message.id));
    return true;
  }

  return {
    /** What must be indexed. */
    searched,
    /** What must be placed in the ledger. */
    followed,
    get written() {
      return written;
    },
    /** Rows that are stored already: recorded for the index, not written. */
    note(rows: readonly Key[]): void {
      for (const row of rows) note(row);
    },
    async put(items: readonly Item[]): Promise<void> {
      for (const item of items) {
        waiting.push(note(item) ? { ...item, ...mark } : item);
        if (waiting.length >= way.most) await send();
      }
    },
    async done(): Promise<void> {
      while (waiting.length > 0) await send();
      await Promise.all(running);
      waiting = [];
    },
  };
}
