import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write, type Write } from "../../kernel/table.ts";
import { moveCounts } from "./counts.ts";
import { findOrder, hiddenPk, type OrderItem, orderKey } from "./items.ts";

/** Hides it from buyer and seller, and removes it from their counts; not with an open claim (D34-4). */
export async function removeOrder(ctx: Context, id: OrderItem["id"]): Promise<void> {
  const order = await findOrder(id);
  const { status: from } = order;
  if (from === "PENDING" || from === "CONFIRMED") throw new Problem("HAS_ACTIVE_ORDER");
  const open = order.claims?.find(isClaimOpen);
  if (open) throw new Problem("CLAIM_OPEN", { claimId: open.id });
  await write(
    ...hideOrder(order, ctx.now()),
    message(ctx.now(), "group.changed", { groupId: order.groupId, orderIds: [id] }),
    audit(ctx, { entity: "order", id, from, to: "REMOVED" }),
  );
}

/** Removes a final order from all lists and counts; its own row stays. */
const hideOrder = (order: OrderItem, at: Instant): Write[] => [
  {
    change: orderKey(order.id),
    set: { deletedAt: at, gsi1pk: hiddenPk(order.buyerId) },
    unset: ["gsi2pk", "gsi2sk"],
    add: { version: 1 },
    guard: {
      // The version, so that a claim made meanwhile is seen.
      equals: { status: order.status, version: order.version },
      lacks: ["deletedAt"],
      refused: new Problem("BUSY"),
    },
  },
  ...moveCounts(order, -1, undefined, order.status),
];
