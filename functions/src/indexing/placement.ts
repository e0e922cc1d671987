import type { Id } from "@bupum/shared/kernel/ids";
import { everyChunk } from "../kernel/list.ts";
import { isVersionConflict, retry } from "../kernel/retry.ts";
import { type Item, readMany, write, type Write } from "../kernel/table.ts";
import { findMany, idsPk, productLockKey, rowKey } from "../catalogue/products/items.ts";
import { placeRows } from "../catalogue/products/writes.ts";

/** A part takes three rows to compare. */
const atOnce = 100;

/**
 * Moves parts that older code wrote into the lists that are read today; safe beside live traffic
 * and when repeated. Returns how many it moved. Throws VERSION_CONFLICT where a part is changed
 * during each of six tries.
 */
export async function placeProducts(): Promise<number> {
  let moved = 0;
  const list = { index: "gsi1", pk: idsPk, newestFirst: false } as const;
  for await (const found of everyChunk(list, atOnce)) {
    const plans = await plan(found);
    for (const [at, writes] of plans.entries()) {
      if (writes.length === 0) continue;
      await retry(isVersionConflict, async (round) => {
        const [again = []] = round === 0 ? [writes] : await plan([found[at]!]);
        await write(...again);
      });
      moved += 1;
    }
  }
  return moved;
}

/** What each part lacks whose lock was found, in the order of the locks. */
async function plan(found: readonly Item[]): Promise<Write[][]> {
  const ids = found.map(({ ownerId }) => ownerId as Id<"prd">);
  const products = await findMany(ids, true);
  const rows = await readMany(ids.map((id) => rowKey(id)));
  const lockKeys = products.flatMap((one) =>
    one ? [productLockKey(one.manufactorId, one.partNumber)] : [],
  );
  const locks = (await readMany(lockKeys)).values();
  return products.map((one, at) =>
    one ? placeRows(one, rows[at], locks.next().value, found[at]) : [],
  );
}
