import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { findRows, type StoredRow } from "./items.ts";

/**
 * Parts by the id that was said of them; one that was merged is the part it was merged into. Parts
 * that are hidden or gone are absent. Thin rows in batches of a hundred, half a unit each.
 */
export async function findShownRows(
  ids: readonly Id<"prd">[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const first = await findAll(ids);
  const merged = [...first.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
  const second = await findAll(merged);
  const shown = new Map<string, StoredRow>();
  for (const [id, row] of first) {
    const last = row.mergedInto ? second.get(row.mergedInto) : row;
    if (last?.state === "SHOWN") shown.set(id, last);
  }
  return shown;
}

/** Two that were merged since are one. */
export const distinct = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

async function findAll(ids: readonly Id<"prd">[]): Promise<Map<string, StoredRow>> {
  const chunks = chunksOf([...new Set(ids)], cloudLimits.reads);
  const found = await Promise.all(chunks.map(findRows));
  return new Map(found.flat().map((row) => [row.id, row]));
}
