import { cloudLimits } from "@bupum/shared/kernel/chunks";
import { everyChunk } from "../kernel/list.ts";
import { log } from "../kernel/log.ts";
import { type Key, readMany } from "../kernel/table.ts";
import { findWrong } from "./index/check.ts";
import { indexBatch } from "./index/batch.ts";
import { collections } from "../search/snapshots/items.ts";
import { documentKey, entities, type Entity } from "../search/index/items.ts";
import { lastOrd } from "./index/ordinals.ts";
import { indexed } from "./index/sources.ts";
import { checkLedger } from "./ledger/rebuild.ts";
import { removeStrays } from "./index/orphans.ts";
import { placeProducts } from "./index/placement.ts";
import { keepers } from "./snapshots/collections.ts";
import { lists } from "./snapshots/sources.ts";
import { runSnapshotAct, snapshotAct } from "./snapshots/command.ts";
import { checkTallies } from "./tallies/rebuild.ts";

// `npm run index -- [--check | --missing] [pr|mk|sl|mc|ledger|statistics|products|… ...]` with the table's
// environment; --rollback for snapshots alone.
// Runs beside live traffic: it writes with the same guards as the index worker does.

const atOnce = 500;

type Visit = (ids: string[]) => Promise<void>;

async function eachRow(entity: Entity, visit: Visit): Promise<void> {
  const { id, ...list } = lists[entity];
  for await (const rows of everyChunk({ ...list, newestFirst: false }, atOnce))
    await visit(rows.map((row) => String(row[id])));
}

/** Every thing that has a document in the index, even if its row is gone. */
async function eachDocument(entity: Entity, visit: Visit): Promise<void> {
  const last = await lastOrd(entity);
  for (let start = 1; start <= last; start += cloudLimits.reads) {
    const count = Math.min(cloudLimits.reads, last - start + 1);
    const keys: Key[] = Array.from({ length: count }, (_, at) => documentKey(entity, start + at));
    const found = await readMany(keys);
    await visit(found.flatMap((document) => (document ? [String(document["id"])] : [])));
  }
}

/**
 * Writes the whole index of an entity again, or only what is missing; returns how many things it
 * processed.
 */
export async function rebuild(entity: Entity, again = true): Promise<number> {
  const { source, flags } = indexed[entity];
  let count = 0;
  const visit: Visit = async (ids) => {
    count += ids.length;
    await indexBatch(entity, ids, source, { flags, again });
  };
  await eachRow(entity, visit);
  // A document without a row is not something that the index lacks.
  if (again)
    await eachDocument(entity, async (ids) => {
      const rows = await source(ids);
      await visit(ids.filter((_, at) => rows[at] === undefined));
    });
  return count;
}

/** Compares index and table, and repairs differences; returns the ids that differed. */
export async function repair(entity: Entity): Promise<string[]> {
  const { source, flags } = indexed[entity];
  const wrong = new Set<string>();
  const visit: Visit = async (ids) => {
    const found = await findWrong(entity, ids, source, flags);
    if (found.length === 0) return;
    for (const id of found) wrong.add(id);
    await indexBatch(entity, found, source, { flags, again: true });
  };
  await eachRow(entity, visit);
  await eachDocument(entity, visit);
  return [...wrong];
}

/** Removes postings that nothing claims; returns how many. */
export async function sweep(entity: Entity, settleMs: number): Promise<number> {
  const { source, flags } = indexed[entity];
  const again = (ids: string[]) => indexBatch(entity, ids, source, { flags, again: true });
  return removeStrays(entity, { settleMs, again });
}

/** Longer than a batch of the index worker may take. */
const settleMs = 120_000;

if (import.meta.main) {
  const isCheck = process.argv.includes("--check");
  const again = !process.argv.includes("--missing");
  const act = snapshotAct(process.argv);
  const named = [...entities, "ledger", "statistics", ...collections];
  const isNamed = act === "rollback" || named.some((one) => process.argv.includes(one));
  if (process.argv.includes("ledger") || !isNamed)
    log("info", { job: "ledger", ...(await checkLedger()) });
  if (process.argv.includes("statistics") || !isNamed)
    log("info", { job: "statistics", ...(await checkTallies()) });
  for (const keeper of keepers)
    if (process.argv.includes(keeper.collection) || !isNamed) await runSnapshotAct(act, keeper);
  const wanted = entities.filter((entity) => process.argv.includes(entity));
  for (const entity of isNamed ? wanted : entities) {
    if (entity === "pr" && again)
      log("info", { job: "place", entity, placed: await placeProducts() });
    if (isCheck) {
      const repaired = (await repair(entity)).length;
      log("info", { job: "repair", entity, repaired, strays: await sweep(entity, settleMs) });
    } else log("info", { job: "rebuild", entity, count: await rebuild(entity, again) });
  }
}
