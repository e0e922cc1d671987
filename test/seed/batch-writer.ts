import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { client, type Item, tableName } from "@bupum/functions/kernel/table";
import type { Entity } from "@bupum/functions/search/index-items";
import { indexMessage } from "@bupum/functions/search/rules";

/** Eight batches of 25 at a time: what DynamoDB Local takes fastest (A1-3). */
const atOnce = 8;
const rowsOfBatch = 25;
const mostTries = 10;

async function writeBatch(items: readonly Item[]): Promise<void> {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  for (let round = 0; requests.length > 0; round++) {
    if (round === mostTries) throw new Error(`The table refused ${requests.length} rows.`);
    if (round > 0) await new Promise((done) => setTimeout(done, 20 * 2 ** round));
    const reply = await client.send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: requests } }),
    );
    requests = (reply.UnprocessedItems?.[tableName()] ?? []) as typeof requests;
  }
}

/** Ids of what is searched, by entity. */
export type Searched = Map<Entity, Set<string>>;

/** Puts rows as they come; `done` says that all are stored. */
export function batchWriter() {
  let waiting: Item[] = [];
  const searched: Searched = new Map();
  let written = 0;
  const running = new Set<Promise<void>>();

  async function send(): Promise<void> {
    const batch = waiting.splice(0, rowsOfBatch);
    if (running.size >= atOnce) await Promise.race(running);
    const one: Promise<void> = writeBatch(batch).finally(() => running.delete(one));
    running.add(one);
    written += batch.length;
  }

  function note({ pk, sk }: Item): void {
    const message = indexMessage(pk, sk);
    if (!message) return;
    const ids = searched.get(message.entity) ?? new Set();
    searched.set(message.entity, ids.add(message.id));
  }

  return {
    /** What the index is to be told of. */
    searched,
    get written() {
      return written;
    },
    async put(...items: Item[]): Promise<void> {
      for (const item of items) note(item);
      waiting.push(...items);
      while (waiting.length >= rowsOfBatch) await send();
    },
    async done(): Promise<void> {
      while (waiting.length > 0) await send();
      await Promise.all(running);
      waiting = [];
    },
  };
}
