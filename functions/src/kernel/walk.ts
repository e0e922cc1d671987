import { timeSlice } from "./rows/time-slice.ts";
import { keyOf, type ListOf, query } from "./list.ts";
import type { Item, Values } from "./table.ts";

/**
 * Walks one stretch of a list: at most `atOnce` rows, fewer if time runs out. `after` is the result
 * of the last stretch, undefined at the start. Returns where the next one begins, or undefined at
 * the end.
 */
export async function walk(
  list: ListOf,
  atOnce: number,
  after: string | undefined,
  visit: (row: Item) => Promise<void>,
): Promise<string | undefined> {
  const from = after === undefined ? undefined : (JSON.parse(after) as Values);
  const { items: rows, after: next } = await query(list, atOnce, from);
  const isOver = timeSlice();
  for (const [index, row] of rows.entries()) {
    await visit(row);
    if (index < rows.length - 1 && isOver()) return JSON.stringify(keyOf(list, row));
  }
  return next && JSON.stringify(next);
}
