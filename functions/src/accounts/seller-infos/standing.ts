import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import {
  livePoints,
  type PenaltyPoints,
  sumOf,
} from "@bupum/shared/trust/user-penalty-histories/rules";
import { type Key, read, readMany } from "../../kernel/table.ts";

// | access pattern          | index | pk           | sk        |
// |-------------------------|-------|--------------|-----------|
// | what a seller stands at |       | seller#<sel> | penalties |

/** The points of a seller, and whether they caused a revocation. */
export interface Standing {
  points: PenaltyPoints[];
  isRevoked: boolean;
  version: number;
}

export const standingKey = (id: Id<"sel">): Key => ({ pk: `seller#${id}`, sk: "penalties" });

export async function readStanding(id: Id<"sel">): Promise<Standing> {
  const found = (await read(standingKey(id))) as unknown as Standing | undefined;
  return found ?? { points: [], isRevoked: false, version: 0 };
}

/** The live points of sellers who have any. */
export async function livePointsOf(
  ids: readonly Id<"sel">[],
  now: Instant,
): Promise<ReadonlyMap<Id<"sel">, number>> {
  const distinct = [...new Set(ids)];
  const rows = await readMany(distinct.map(standingKey), false);
  return new Map(
    rows.flatMap((row, at) => {
      const standing = row as unknown as Standing | undefined;
      return standing ? [[distinct[at]!, sumOf(livePoints(standing.points, now))] as const] : [];
    }),
  );
}
