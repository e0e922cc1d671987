import type { Id } from "@bupum/shared/kernel/ids";
import { findRows, type StoredRow } from "./items.ts";

/**
 * The categories of parts in any state by their id; of one that was merged, those of the part it went
 * into. One batch, and a second one only where some were merged.
 */
export async function categoriesOfProducts(
  ids: readonly Id<"prd">[],
): Promise<ReadonlyMap<Id<"prd">, readonly Id<"cat">[]>> {
  if (ids.length === 0) return new Map();
  const rows = await findRows(ids);
  const led = rows.flatMap(({ mergedInto }) => mergedInto ?? []);
  const targets = led.length > 0 ? await findRows(led) : [];
  const partOf = (row: StoredRow) =>
    row.mergedInto ? targets.find(({ id }) => id === row.mergedInto) : row;
  return new Map(rows.map((row) => [row.id, partOf(row)?.categoryTagIds ?? []]));
}
