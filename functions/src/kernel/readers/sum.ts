import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { now } from "../context.ts";
import { isVersionConflict, retry } from "../retry.ts";
import { exactly } from "../rows/write-request.ts";
import { write, type Write } from "../table.ts";
import {
  type Clicks,
  type Counted,
  dueKeys,
  oldDays,
  type Ranked,
  rankKey,
  rankOf,
  readShares,
  readSum,
  sumKey,
  sumOf,
} from "./counters.ts";

// Without a guard: idempotent; the sum
// beside is guarded.

const changed = new Problem("VERSION_CONFLICT");
const unranked = { gsi1pk: undefined, gsi1sk: undefined, gsi2pk: undefined, gsi2sk: undefined };

/**
 * Sums up the readers of a thing again. Idempotent, so that repeated, late or reordered messages
 * change nothing (D28-3). It first marks the counters as not pending, so that a reader counted from
 * then on sends a new message. A deleted thing has no rank.
 */
export async function sumUp(
  counted: Counted,
  rankedNow: () => Promise<Ranked | undefined>,
): Promise<void> {
  await retry(isVersionConflict, async () => {
    const [{ version }, ranked] = await Promise.all([readSum(counted), rankedNow()]);
    if (!ranked && version === 0) return;
    const at = now();
    await Promise.all(
      (await readShares(counted))
        .filter((share) => share["isAwaited"] === true)
        .map((share) =>
          write({
            change: { pk: share.pk, sk: share.sk },
            unset: ["isAwaited", ...oldDays(share, at)],
          }),
        ),
    );
    const sum = sumOf(await readShares(counted), at);
    await write(...sumWrites(counted, ranked, sum, version, at));
  });
}

function sumWrites(
  counted: Counted,
  ranked: Ranked | undefined,
  sum: Clicks,
  version: number,
  at: Instant,
): Write[] {
  const [first, ...others] = ranked?.groups ?? [];
  const ranks = ranked && first !== undefined ? rankOf(counted, first, ranked, sum, at) : {};
  const keys = { ...ranks, ...(ranked && dueKeys(counted, ranked, sum, at)) };
  const guard =
    version === 0
      ? { lacks: ["version"], refused: changed }
      : { equals: { version }, refused: changed };
  return [
    // Other code counts on this row too, such as comments; those counts stay.
    {
      change: sumKey(counted),
      ...exactly({ ...unranked, ...sum, ...keys, version: version + 1 }),
      guard,
    },
    ...others.map((group, index): Write => {
      const rank = rankOf(counted, group, ranked!, sum, at);
      const key = rankKey(counted, index + 1);
      return "gsi1pk" in rank ? { put: { ...key, ...rank } } : { drop: key };
    }),
    ...(ranked
      ? [{ check: ranked.row, guard: { equals: { version: ranked.version }, refused: changed } }]
      : []),
  ];
}
