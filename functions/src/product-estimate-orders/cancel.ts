import { systemAt } from "../kernel/audit.ts";
import { now } from "../kernel/context.ts";
import type { MessageBody } from "../kernel/messages/messages.ts";
import { write } from "../kernel/table.ts";
import { isLive, readSeller } from "../seller-infos/items.ts";
import { readCounts } from "./counts.ts";
import { everyOrderOf, type OrderItem, readOrders } from "./items.ts";
import { ordersCancelled } from "./notices.ts";
import { changeOrder, effectsOf, releaseLine } from "./writes.ts";

/** D6-14: the reason of these cancellations. */
const cancelReason = "SELLER_SUSPENDED";

/**
 * Cancels the waiting orders of a seller who may no longer trade, one PO at a time; accepted orders
 * continue. `at` counts only after a new approval: an order may be placed during the revoke. The
 * counter tells how many wait: the walk ends with the last one, and while the index lacks some of
 * them the message is repeated.
 */
export async function cancelWaiting({
  sellerId,
  at,
}: MessageBody<"seller.suspended">): Promise<void> {
  let { PENDING: left } = await readCounts(sellerId, true);
  if (left === 0) return;
  const tradesAgain = isLive(await readSeller(sellerId));
  for await (const { status, createdAt, siblings } of everyOrderOf(sellerId)) {
    if (status !== "PENDING" || (tradesAgain && createdAt > at)) continue;
    const orders = await readOrders(siblings.map(({ id }) => id));
    const waiting = orders.filter((order) => order.status === "PENDING");
    if (waiting.length > 0) await cancel(waiting);
    left -= waiting.length;
    if (left <= 0) return;
  }
  if (!tradesAgain) throw new Error(`The index lacks ${left} waiting orders of ${sellerId}.`);
}

async function cancel(orders: readonly OrderItem[]): Promise<void> {
  const ctx = systemAt(now());
  await write(
    ...orders.flatMap((order) => [
      changeOrder(order, "CANCELLED", { cancelReason }),
      releaseLine(order),
    ]),
    ...effectsOf(ctx, orders, "cancel", cancelReason, "SYSTEM"),
    ...ordersCancelled(ctx, orders),
  );
}
