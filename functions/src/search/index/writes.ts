import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { retry, untilNoneLeft } from "../../kernel/retry.ts";
import {
  client,
  countWrites,
  type Item,
  type Key,
  read,
  tableName,
  write,
} from "../../kernel/table.ts";
import { bucketKey, bucketOf, bucketSize, type Entity, flagPk, lexiconPk } from "./items.ts";
import type { Changes, Mark } from "./postings.ts";

const atOnce = 16;
/** Ten seconds at least, as long as a table may be throttled in a burst. */
const mostTries = 12;
/** Shorter words are read whole, so that no lexicon is asked for them. */
const shortestWord = 2;

/** Runs the jobs, sixteen at a time. Throws what the first failure threw, after all have ended. */
export async function inParallel(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = jobs.values();
  const failures: unknown[] = [];
  const run = async () => {
    for (const job of queue)
      try {
        await job();
      } catch (error) {
        failures.push(error);
      }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, run));
  if (failures.length > 0) throw failures[0];
}

type Request = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Key } };

async function writeBatch(requests: Request[]): Promise<void> {
  const send = async (left: readonly Request[]) => {
    const reply = await client.send(
      new BatchWriteCommand({
        RequestItems: { [tableName()]: [...left] },
        ReturnConsumedCapacity: "TOTAL",
      }),
    );
    countWrites(...(reply.ConsumedCapacity ?? []));
    return (reply.UnprocessedItems?.[tableName()] ?? []) as Request[];
  };
  await untilNoneLeft(requests, send, mostTries);
}

/** Moves ords in one set. Answers whether the set was empty before. */
async function moveMarks(key: Key, verb: "ADD" | "DELETE", ords: Set<number>): Promise<boolean> {
  const { Attributes, ConsumedCapacity } = await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: `${verb} #s :ords`,
      ExpressionAttributeNames: { "#s": "s" },
      ExpressionAttributeValues: { ":ords": ords },
      ReturnValues: "UPDATED_OLD",
      ReturnConsumedCapacity: "TOTAL",
    }),
  );
  countWrites(ConsumedCapacity);
  return Attributes?.["s"] === undefined;
}

async function mark(entity: Entity, { pk, sk, word, in: come, out }: Mark): Promise<void> {
  if (out.size > 0) await moveMarks({ pk, sk }, "DELETE", out);
  if (come.size === 0) return;
  const wasEmpty = await moveMarks({ pk, sk }, "ADD", come);
  // The first of its bucket: once for each new word, and seldom again.
  if (wasEmpty && word !== undefined && [...word].length > shortestWord)
    await write({ put: { pk: lexiconPk(entity, word), sk: word } });
}

/** Writes what a batch has collected. Every part may be repeated and come in any order. */
export async function apply(entity: Entity, { puts, drops, marks }: Changes): Promise<void> {
  const requests: Request[] = [
    ...[...puts.values()].map((Item) => ({ PutRequest: { Item } })),
    ...[...drops.values()].map((Key) => ({ DeleteRequest: { Key } })),
  ];
  const batches = chunksOf(requests, cloudLimits.writes);
  await inParallel([
    ...batches.map((batch) => () => writeBatch(batch)),
    ...[...marks.values()].map((one) => () => mark(entity, one)),
  ]);
}

/** Ords that have a flag, and ords that have it not. */
export interface BitChanges {
  on: Set<number>;
  off: Set<number>;
}

/** Sets bits of one filter, each bucket once; answers the ords whose bit moved. */
export async function setBits(
  entity: Entity,
  flag: string,
  { on, off }: BitChanges,
): Promise<number[]> {
  const moved: number[] = [];
  const flipBucket = async (bucket: number, ords: readonly number[]): Promise<number[]> => {
    const key = { pk: flagPk(entity, flag), sk: bucketKey(bucket) };
    const row = await read(key);
    const bits = new Uint8Array(bucketSize / 8);
    if (row) bits.set(row["b"] as Uint8Array);
    const wrong = ords.filter((ord) => hasBit(bits, ord % bucketSize) !== on.has(ord));
    if (wrong.length === 0) return [];
    for (const ord of wrong) setBit(bits, ord % bucketSize, on.has(ord));
    const version = Number(row?.["v"] ?? 0);
    const guard = row ? { equals: { v: version }, refused } : { exists: false, refused };
    await write({ put: { ...key, b: bits, v: version + 1 }, guard });
    return wrong;
  };
  const buckets = Map.groupBy([...on, ...off], bucketOf);
  await inParallel(
    [...buckets].map(([bucket, ords]) => async () => {
      moved.push(...(await retry(isRefused, () => flipBucket(bucket, ords), mostTries)));
    }),
  );
  return moved;
}
const refused = new Problem("VERSION_CONFLICT");
const isRefused = (error: unknown) => error === refused;

function setBit(bits: Uint8Array, at: number, isOn: boolean): void {
  const byte = at >> 3;
  const bit = 1 << (at & 7);
  bits[byte] = isOn ? bits[byte]! | bit : bits[byte]! & ~bit;
}
export const hasBit = (bits: Uint8Array, at: number): boolean =>
  (bits[at >> 3]! & (1 << (at & 7))) !== 0;

/** Whether an error is a guard of ours that somebody else was faster than. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  (error instanceof Problem && error.code === "VERSION_CONFLICT");
