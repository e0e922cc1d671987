import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import type { Context } from "../context.ts";
import { viewerOf } from "../request/viewer.ts";
import { isLooked } from "../request/views.ts";
import { retry } from "../retry.ts";
import { type Item, type Key, readMany, write, type Write } from "../table.ts";
import { type Counted, dayName, shareOf, viewKey } from "./counters.ts";

/** A reader counts again after this. */
const countedHours = 24;
/** The delay after which new readers are summed up together. */
export const gatheredSeconds = 5;

const known = new Problem("VERSION_CONFLICT");
const moved = new Problem("BUSY");

interface Shown {
  /** The row that remembers a reader. */
  row: Key;
  isShown: (row: Item | undefined) => boolean;
  /** The message that sums up its counters. */
  message: () => Write;
}

/**
 * Counts a reader, once in 24 hours (D28-2): one transaction writes the reader's row and one of
 * many counters, and, unless one is already pending, the message that sums them up.
 */
export async function countReader(
  ctx: Context,
  counted: Counted,
  shown: Shown,
): Promise<"COUNTED" | "KNOWN" | "NOT_SHOWN"> {
  if (isLooked(ctx)) return "KNOWN";
  const now = ctx.now();
  const viewer = viewerOf(ctx);
  const [view, share] = [viewKey(counted, viewer), shareOf(counted, viewer)];
  const since = addHours(now, -countedHours);
  return retry(
    (error) => error === moved,
    async () => {
      const [row, seen, counter] = await readMany([shown.row, view, share]);
      if (!shown.isShown(row)) return "NOT_SHOWN";
      if (String(seen?.["at"] ?? "") > since) return "KNOWN";
      const isAwaited = counter?.["isAwaited"] === true;
      try {
        await write(
          {
            put: { ...view, at: now, ttl: toTtl(addHours(now, countedHours)) },
            guard: { absentOrBelow: { at: since }, refused: known },
          },
          {
            change: share,
            add: { count: 1, [dayName(seoulDay(now))]: 1 },
            set: { isAwaited: true },
            guard: isAwaited
              ? { equals: { isAwaited }, refused: moved }
              : { lacks: ["isAwaited"], refused: moved },
          },
          ...(isAwaited ? [] : [shown.message()]),
        );
      } catch (error) {
        if (error !== known) throw error;
        return "KNOWN";
      }
      return "COUNTED";
    },
    12,
  );
}
