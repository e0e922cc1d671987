import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import { noted, type NotedEntity } from "@bupum/shared/accounts/audit-events/entities";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { toEvent } from "../../accounts/audit-events/items.ts";
import { sellerKey } from "../../accounts/seller-infos/items.ts";
import { writerKey } from "../../accounts/writer-infos/items.ts";
import { claimKey } from "../../deal/claims/items.ts";
import { orderKey } from "../../deal/product-estimate-orders/items.ts";
import { audit } from "../../kernel/audit.ts";
import { accountKey, adminOf, type Context } from "../../kernel/context.ts";
import { type Key, write } from "../../kernel/table.ts";
import { penaltyKey } from "../../trust/user-penalty-histories/items.ts";

// An id of another kind is the key of no row.
const keys: Record<NotedEntity, (id: string) => Key> = {
  user: (id) => accountKey(id as Id<"usr">),
  seller: sellerKey,
  writer: writerKey,
  order: (id) => orderKey(id as Id<"ord">),
  claim: claimKey,
  penalty: (id) => penaltyKey(id as Id<"pen">),
};

/** A note is an event of the thing, and like any event it is never changed (D30-4). */
export async function note(
  ctx: Context,
  { entity, id }: { entity: NotedEntity; id: string },
  text: string,
): Promise<AuditEvent> {
  const event = audit(ctx, { entity, id, from: "-", to: noted, reason: text });
  const written = { ...toEvent(event.put), actorName: adminOf(ctx).name };
  await write(
    ctx.once(written),
    { check: keys[entity](id), guard: { exists: true, refused: new Problem("NOT_FOUND") } },
    event,
  );
  return written;
}
