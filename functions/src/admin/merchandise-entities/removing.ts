import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { merchandiseLimits } from "@bupum/shared/merchandises/contract";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import { type Write, write } from "../../kernel/table.ts";
import * as items from "../../merchandises/items.ts";
import { removal } from "../../merchandises/rules.ts";

interface Removal {
  ids: readonly Id<"mch">[];
  reason: string;
}

/**
 * Takes listings off sale, a transaction for each seller's next 25: what an interrupted call has
 * left is removed by the next one, and what was removed before is named as missing.
 */
export async function removeMany(ctx: Context, { ids, reason }: Removal) {
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

function removedByAdmin(
  ctx: Context,
  batch: readonly items.StoredMerchandise[],
  reason: string,
): Write[] {
  const [first] = batch;
  if (!first) return [];
  return [
    ...removal(ctx, batch, { by: "ADMIN", reason }),
    notify(ctx, {
      userId: userIdOf(first.sellerId),
      event: "MERCHANDISE_REMOVED",
      refId: first.id,
      refVersion: first.version,
      params: { part: first.partNumber, lines: batch.length, reason },
      link: "/seller/merchandises",
    }),
  ];
}
