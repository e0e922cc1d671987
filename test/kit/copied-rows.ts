import { ulid } from "./ids.ts";
import type { World } from "./world.ts";

type Row = Parameters<World["put"]>[0][number];
const stemLength = 25;
const atOnce = 50;
let serial = 0;
/** Ids of one millisecond differ in their last sign alone, which a stem has not. */
const freshStem = () => ulid().slice(0, stemLength - 6) + String(serial++).padStart(6, "0");

/**
 * Copies of rows that belong together, of real size: every id in them gets a fresh one, the same in
 * all rows of a copy, except those that are to stay.
 */
export async function copyRows(
  world: World,
  rows: readonly object[],
  { count, kept }: { count: number; kept: readonly string[] },
): Promise<void> {
  const text = JSON.stringify(rows);
  const copyOf = () => {
    const fresh = new Map<string, string>();
    const copy = text.replaceAll(/[0-9A-HJKMNP-TV-Z]{25,26}/g, (found) => {
      if (kept.some((id) => id.includes(found))) return found;
      const stem = found.slice(0, stemLength);
      if (!fresh.has(stem)) fresh.set(stem, freshStem());
      return fresh.get(stem)! + found.slice(stemLength);
    });
    return JSON.parse(copy) as Row[];
  };
  for (let left = count; left > 0; left -= atOnce)
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    await world.put(Array.from({ length: Math.min(left, atOnce) }, copyOf).flat());
}
