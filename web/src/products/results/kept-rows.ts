import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

/** Each row as the object that it was before, where nothing in it has changed. */
export function keptRows(before: readonly FoundRow[], now: readonly FoundRow[]): FoundRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => replaceEqualDeep(known.get(row.id), row));
}

/** Rows of another answer that were shown before are not drawn again (S2-14). */
export function useKeptRows(now: readonly FoundRow[]): readonly FoundRow[] {
  const [kept, setKept] = useState({ of: now, rows: now });
  if (kept.of === now) return kept.rows;
  const rows = keptRows(kept.rows, now);
  setKept({ of: now, rows });
  return rows;
}
