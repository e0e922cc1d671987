import type { Entity } from "./index/items.ts";

/** Rows that are searched, by the beginning of their partition key, which ends in the id. */
export const searchedRows: readonly { entity: Entity; pk: string; sk: string }[] = [
  { entity: "pr", pk: "product#", sk: "product" },
  { entity: "mk", pk: "manufactor#", sk: "manufactor" },
  { entity: "sl", pk: "seller#", sk: "info" },
  { entity: "mc", pk: "merchandise#", sk: "merchandise" },
];

/** What the index is told of a row that came, changed or went; undefined for other rows. */
export function indexMessage(pk: string, sk: string): { entity: Entity; id: string } | undefined {
  const row = searchedRows.find((one) => one.sk === sk && pk.startsWith(one.pk));
  return row && { entity: row.entity, id: pk.slice(row.pk.length) };
}

/**
 * On a row of a load by the thousand. Whoever loads indexes, too, in few large batches: nobody's
 * change waits behind them. A later change of such a row is told like any other.
 */
export const loadMark = { indexedBy: "load" } as const;
