import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Write } from "../../kernel/table.ts";

// | access pattern                        | pk                       | sk                 |
// |---------------------------------------|--------------------------|--------------------|
// | orders that run (only asked for)      | order-counts#<usr or sel>| counts[#<shard>]   |

/**
 * Refuses an end while orders run, with HAS_RUNNING_ORDERS. Counts as a buyer are in one row, as a
 * seller in several.
 */
export const noRunningOrders = (ownerId: Id<"usr"> | Id<"sel">, shards = 1): Write[] =>
  Array.from({ length: shards }, (_, shard) => ({
    check: { pk: `order-counts#${ownerId}`, sk: shard === 0 ? "counts" : `counts#${shard}` },
    guard: {
      absentOrBelow: { PENDING: 1, CONFIRMED: 1 },
      refused: new Problem("HAS_RUNNING_ORDERS"),
    },
  }));
