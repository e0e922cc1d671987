import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { merchandiseLimits } from "@bupum/shared/selling/merchandises/contract";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import * as items from "../../selling/merchandises/items.ts";
import { removedByAdmin } from "./notices.ts";

interface Removal {
  ids: readonly Id<"mch">[];
  reason: string;
}

/**
 * Takes listings off sale in transactions of 25 of the same seller. A repeat removes what an
 * interrupted call left, and reports what was removed before as missing.
 */
export async function removeMerchandises(ctx: Context, { ids, reason }: Removal) {
  const distinct = [...new Set(ids)];
  const found = await items.readMerchandises(distinct);
  const live = found.filter(
    (one) => one !== undefined && !one.deletedAt,
  ) as items.StoredMerchandise[];
  const batches = [...Map.groupBy(live, ({ sellerId }) => sellerId).values()].flatMap((some) =>
    chunksOf(some, merchandiseLimits.removedTogether),
  );
  for (const batch of batches)
    // One after the other: batches of a seller move the same counter.
    // oxlint-disable-next-line no-await-in-loop
    await write(...removedByAdmin(ctx, batch, reason));
  const removed = live.map(({ id }) => id);
  return { removed, missing: distinct.filter((id) => !removed.includes(id)) };
}
