import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { findRows, type StoredRow } from "./items.ts";

/**
 * Parts in any state by the id that was said of them; one that was merged is the part it was merged
 * into. Parts that are gone are absent. Thin rows in batches of a hundred, half a unit each.
 */
export async function findMergedRows(
  ids: readonly Id<"prd">[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const first = await findAll(ids);
  const second = await findAll([...first.values()].flatMap(({ mergedInto }) => mergedInto ?? []));
  return new Map(
    [...first].flatMap(([id, row]) => {
      const last = row.mergedInto ? second.get(row.mergedInto) : row;
      return last ? [[id, last] as const] : [];
    }),
  );
}

/** The same of parts that are shown; those that are hidden are absent as well. */
export async function findShownRows(
  ids: readonly Id<"prd">[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const rows = await findMergedRows(ids);
  return new Map([...rows].filter(([, { state }]) => state === "SHOWN"));
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
