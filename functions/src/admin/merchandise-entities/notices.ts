import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import * as items from "../../selling/merchandises/items.ts";
import { removal } from "../../selling/merchandises/writes.ts";

export function removedByAdmin(
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
