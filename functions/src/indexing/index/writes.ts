import { hasBit } from "../../search/index/items.ts";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { retry } from "../../kernel/retry.ts";
import { type Item, read, readMany, write, writeAndTell, writeBatch } from "../../kernel/table.ts";
import {
  bucketKey,
  bucketOf,
  bucketSize,
  type Entity,
  flagPk,
  lexiconPk,
} from "../../search/index/items.ts";
import type { Changes, Mark } from "../../search/index/postings.ts";

// Without a guard: idempotent.

const atOnce = 16;
const mostTries = 12;
/** Shorter words are only looked up whole, so the lexicon does not need them. */
const shortestWord = 2;

/** Runs the jobs, sixteen at a time. Throws the first failure, after all have ended. */
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

/** Adds the lexicon row when a set was empty before: once for each new word. */
const newWord = (entity: Entity, { word }: Mark, before: unknown): { put: Item }[] =>
  before === undefined && word !== undefined && [...word].length > shortestWord
    ? [{ put: { pk: lexiconPk(entity, word), sk: word } }]
    : [];

async function mark(entity: Entity, of: Mark): Promise<void> {
  const change = { pk: of.pk, sk: of.sk };
  if (of.out.size > 0) await write({ change, take: { s: of.out } });
  if (of.in.size === 0) return;
  const before = await writeAndTell({ change, add: { s: of.in } }, "before");
  await write(...newWord(entity, of, before["s"]));
}

/** The same for sets that only gain ords. */
async function markTogether(entity: Entity, marks: readonly Mark[]): Promise<void> {
  const keys = marks.map(({ pk, sk }) => ({ pk, sk }));
  const before = await readMany(keys);
  const words = marks.flatMap((of, at) => newWord(entity, of, before[at]?.["s"]));
  await write(
    ...marks.map(({ in: ords }, at) => ({ change: keys[at]!, add: { s: ords } })),
    // A word that is new in two buckets has one lexicon row; a transaction may name it only once.
    ...new Map(words.map((one) => [one.put.sk, one])).values(),
  );
}

/**
 * Writes what a batch has collected. Writes may be repeated and run in any order. A load on one
 * machine uses transactions: twice the price on AWS, but one disk flush each (A1-3).
 */
export async function apply(
  entity: Entity,
  { puts, drops, marks }: Changes,
  isLoad = false,
): Promise<void> {
  const rows = [
    ...[...puts.values()].map((put) => ({ put })),
    ...[...drops.values()].map((drop) => ({ drop })),
  ];
  const isJoined = ({ out }: Mark) => isLoad && out.size === 0;
  const sets = [...marks.values()];
  await inParallel([
    ...(isLoad
      ? chunksOf(rows, cloudLimits.transaction).map((some) => () => write(...some))
      : chunksOf(rows, cloudLimits.writes).map((some) => () => writeBatch(some))),
    // Together with their lexicon rows they fill a transaction.
    ...chunksOf(sets.filter(isJoined), cloudLimits.transaction / 2).map(
      (some) => () => markTogether(entity, some),
    ),
    ...sets.filter((of) => !isJoined(of)).map((of) => () => mark(entity, of)),
  ]);
}

/** Ords that have a flag, and ords that have it not. */
export interface BitChanges {
  on: Set<number>;
  off: Set<number>;
}

/** Sets bits of one filter, each bucket once; returns the ords whose bits changed. */
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
