import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { untilNoneLeft } from "@bupum/functions/kernel/retry";
import { client, type Item, type Key, tableName, type Values } from "@bupum/functions/kernel/table";
import type { Entity } from "@bupum/functions/search/index/items";
import { indexMessage } from "@bupum/functions/search/rules";
import { cloudLimits } from "@bupum/shared/kernel/chunks";

/** Eight batches of 25 at a time: what DynamoDB Local takes fastest (A1-3). */
const atOnce = 8;
const mostTries = 12;

async function writeBatch(items: readonly Item[]): Promise<void> {
  const requests = items.map((Item) => ({ PutRequest: { Item } }));
  const send = async (left: readonly (typeof requests)[number][]) => {
    const reply = await client.send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: [...left] } }),
    );
    return (reply.UnprocessedItems?.[tableName()] ?? []) as typeof requests;
  };
  await untilNoneLeft(requests, send, mostTries);
}

/** Ids of what is searched, by entity. */
export type Searched = Map<Entity, Set<string>>;

/** Puts rows as they come, those that are searched with a mark; `done` says that all are stored. */
export function batchWriter(mark: Values = {}) {
  let waiting: Item[] = [];
  const searched: Searched = new Map();
  let written = 0;
  const running = new Set<Promise<void>>();

  async function send(): Promise<void> {
    const batch = waiting.splice(0, cloudLimits.writes);
    if (running.size >= atOnce) await Promise.race(running);
    const one: Promise<void> = writeBatch(batch).finally(() => running.delete(one));
    running.add(one);
    written += batch.length;
  }

  /** Answers whether the row is one that is searched. */
  function note({ pk, sk }: Key): boolean {
    const message = indexMessage(pk, sk);
    if (!message) return false;
    const ids = searched.get(message.entity) ?? new Set();
    searched.set(message.entity, ids.add(message.id));
    return true;
  }

  return {
    /** What the index is to be told of. */
    searched,
    get written() {
      return written;
    },
    /** Rows that are stored already: the index is told of them, and nothing is written. */
    note(rows: readonly Key[]): void {
      for (const row of rows) note(row);
    },
    async put(items: readonly Item[]): Promise<void> {
      for (const item of items) {
        waiting.push(note(item) ? { ...item, ...mark } : item);
        if (waiting.length >= cloudLimits.writes) await send();
      }
    },
    async done(): Promise<void> {
      while (waiting.length > 0) await send();
      await Promise.all(running);
      waiting = [];
    },
  };
}
