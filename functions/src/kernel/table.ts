import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { env } from "./env.ts";
import { gathered } from "./rows/gathered.ts";
import { client } from "./table-client.ts";
import { pause, retry, untilNoneLeft } from "./retry.ts";
import { type Attribute, fromAttributes } from "./rows/attributes.ts";
import {
  type Change,
  type Item,
  type Key,
  nameOf,
  refusalOf,
  requestOf,
  type Values,
  type Write,
} from "./rows/write-request.ts";

export { nameOf } from "./rows/write-request.ts";
export type { Guard, Item, Key, Values, Write } from "./rows/write-request.ts";

export { client };

/** The cost of this request's calls. A Lambda serves one event at a time. */
export const spent = { calls: 0, readUnits: 0, writeUnits: 0 };
export function resetSpent(): void {
  Object.assign(spent, { calls: 0, readUnits: 0, writeUnits: 0 });
}
type Consumed = { CapacityUnits?: number | undefined } | undefined;
export function countReads(...consumed: Consumed[]): void {
  spent.calls += 1;
  for (const one of consumed) spent.readUnits += one?.CapacityUnits ?? 0;
}
export function countWrites(...consumed: Consumed[]): void {
  spent.calls += 1;
  for (const one of consumed) spent.writeUnits += one?.CapacityUnits ?? 0;
}

export const tableName = (): string => env("table").TABLE_NAME;

/** Rows past their `ttl` count as deleted, although DynamoDB may keep them for days. */
const isLive = (item: Values | undefined): item is Item =>
  item !== undefined && !(typeof item["ttl"] === "number" && item["ttl"] * 1000 <= Date.now());

/** One row, or undefined; strongly consistent by default. */
export async function read(key: Key, consistent = true): Promise<Item | undefined> {
  const found = await client.send(
    new GetCommand({
      TableName: tableName(),
      Key: key,
      ConsistentRead: consistent,
      ReturnConsumedCapacity: "TOTAL",
    }),
  );
  countReads(found.ConsumedCapacity);
  return isLive(found.Item) ? found.Item : undefined;
}

const mostRead = 2_000;

/**
 * Rows in the order asked for, each read once even if named twice; undefined for an absent one.
 * Throws a RangeError above 2,000 different ones.
 */
export async function readMany(
  keys: readonly Key[],
  consistent = true,
): Promise<(Item | undefined)[]> {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  if (distinct.length > mostRead) throw new RangeError(`One read names at most ${mostRead} rows.`);
  const found = new Map<string, Item>();
  for (const some of chunksOf(distinct, cloudLimits.reads))
    // oxlint-disable-next-line no-await-in-loop
    for (const item of await readSome(some, consistent)) found.set(nameOf(item), item);
  return keys.map((key) => found.get(nameOf(key)));
}

/**
 * Up to 100 different rows in any order, without absent ones. `paid` gets the cost of each call and
 * the number of its absent rows.
 */
export async function readSome(
  keys: readonly Key[],
  consistent: boolean,
  paid: (units: number, absent: number) => void = () => undefined,
): Promise<Item[]> {
  const found: Item[] = [];
  const asked = keys.map(({ pk, sk }) => ({ pk, sk }));
  await untilNoneLeft(asked, async (left) => {
    const reply = await client.send(
      new BatchGetCommand({
        RequestItems: { [tableName()]: { Keys: [...left], ConsistentRead: consistent } },
        ReturnConsumedCapacity: "TOTAL",
      }),
    );
    countReads(...(reply.ConsumedCapacity ?? []));
    const items = reply.Responses?.[tableName()] ?? [];
    const unread = (reply.UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[];
    const units = (reply.ConsumedCapacity ?? []).map(({ CapacityUnits = 0 }) => CapacityUnits);
    paid(
      units.reduce((sum, one) => sum + one, 0),
      left.length - unread.length - items.length,
    );
    for (const item of items) if (isLive(item)) found.push(item);
    return unread;
  });
  return found;
}

/**
 * Writes all or nothing, at most 100 rows. A single write is sent as a plain command, because a
 * transaction costs double. Throws the refusal of the first guard that failed, or BUSY after
 * repeated conflicts.
 */
export async function write(...given: Write[]): Promise<void> {
  const writes = gathered(given);
  await undisturbed(async () => {
    try {
      await send(writes);
    } catch (error) {
      throw refusalIn(error, writes) ?? error;
    }
  });
}

/** Repeats a write while another transaction holds one of its rows; finally throws BUSY. */
const undisturbed = <T>(attempt: () => Promise<T>): Promise<T> =>
  retry(
    (error) => error === conflicted,
    async (round) => {
      if (round > 0) await pause(round - 1);
      try {
        return await attempt();
      } catch (error) {
        throw isConflict(error) ? conflicted : error;
      }
    },
    8,
  );
/** Another transaction held a row: nothing was written. */
const conflicted = new Problem("BUSY");

/** At least ten seconds, because a table may be throttled for that long in a burst. */
const mostTries = 12;
type Unguarded = { put: Item } | { drop: Key };

/**
 * Puts and deletes up to 25 different rows, not atomically: only for writes that may be repeated.
 * Throws BUSY after repeated throttling.
 */
export async function writeBatch(writes: readonly Unguarded[]): Promise<void> {
  type Requests = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Key } };
  const requests = writes.map((one): Requests =>
    "put" in one ? { PutRequest: { Item: one.put } } : { DeleteRequest: { Key: one.drop } },
  );
  const send = async (left: readonly Requests[]) => {
    const reply = await client.send(
      new BatchWriteCommand({
        RequestItems: { [tableName()]: [...left] },
        ReturnConsumedCapacity: "TOTAL",
      }),
    );
    countWrites(...(reply.ConsumedCapacity ?? []));
    return (reply.UnprocessedItems?.[tableName()] ?? []) as Requests[];
  };
  await untilNoneLeft(requests, send, mostTries);
}

/** Changes one row and returns what it changed, as it was `before` or is `after`. */
export async function writeAndTell(
  change: Omit<Change, "guard">,
  when: "before" | "after",
): Promise<Values> {
  const { Update } = requestOf(change, tableName());
  const ReturnValues = when === "before" ? "UPDATED_OLD" : "UPDATED_NEW";
  const command = { ...Update!, ReturnValues, ReturnConsumedCapacity: "TOTAL" } as const;
  return undisturbed(async () => {
    const reply = await client.send(new UpdateCommand(command));
    countWrites(reply.ConsumedCapacity);
    return reply.Attributes ?? {};
  });
}

/** Awaits a write and ignores that one refusal; any other error is thrown. */
export async function unless(refused: Problem, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error !== refused) throw error;
  }
}

async function send(writes: Write[]): Promise<void> {
  const table = tableName();
  const [only] = writes;
  if (!only) return;
  if (writes.length > 1 || "check" in only) {
    const reply = await client.send(
      new TransactWriteCommand({
        TransactItems: writes.map((write) => requestOf(write, table)),
        ReturnConsumedCapacity: "TOTAL",
      }),
    );
    countWrites(...(reply.ConsumedCapacity ?? []));
    return;
  }
  const request = requestOf(only, table);
  const total = { ReturnConsumedCapacity: "TOTAL" as const };
  if ("Put" in request && request.Put)
    countWrites((await client.send(new PutCommand({ ...request.Put, ...total }))).ConsumedCapacity);
  else if ("Update" in request && request.Update)
    countWrites(
      (await client.send(new UpdateCommand({ ...request.Update, ...total }))).ConsumedCapacity,
    );
  else if ("Delete" in request && request.Delete)
    countWrites(
      (await client.send(new DeleteCommand({ ...request.Delete, ...total }))).ConsumedCapacity,
    );
}

function refusalIn(error: unknown, writes: Write[]): Problem | undefined {
  if (error instanceof ConditionalCheckFailedException) {
    const guard = writes[0]?.guard;
    return guard && refusalOf(guard, error.Item && plain(error.Item));
  }
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex((reason) => reason.Code === "ConditionalCheckFailed");
  const guard = writes[index]?.guard;
  const old = reasons[index]?.Item;
  return guard && refusalOf(guard, old && plain(old));
}

/** The SDK leaves the row in an error encoded, as it arrived. */
const plain = (item: Values): Values => fromAttributes(item as Record<string, Attribute>);

const isConflict = (error: unknown): boolean =>
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some((reason) => reason.Code === "TransactionConflict")) ||
  (error instanceof Error && error.name === "TransactionConflictException");
