import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { cancelDueAt, cancelStep } from "@bupum/shared/deal/product-estimate-orders/rules";
import type {
  OrderSide,
  systemCancelReasons,
} from "@bupum/shared/deal/product-estimate-orders/sides";
import { audit, systemAt } from "../../kernel/audit.ts";
import { type Context, now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write } from "../../kernel/table.ts";
import { isLive, readSeller } from "../../accounts/seller-infos/items.ts";
import { readCounts } from "./counts.ts";
import {
  everyOrderOf,
  mustBeSeen,
  type OrderItem,
  readOrders,
  readShelf,
  withOrder,
} from "./items.ts";
import { cancelAsked, orderCancelled, ordersCancelled } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import {
  changeOrder,
  closeCancelRequest,
  effectsOf,
  moveOrder,
  openCancelRequest,
  releaseLine,
  returnTaken,
} from "./writes.ts";

type Cancellation = ParsedInput<(typeof orderRoutes)["cancel"]>["body"];

/**
 * D2-16, D2-18: the buyer cancels a waiting order. For an accepted order a first call opens a
 * cancel request, and the other side's call agrees to it.
 */
export const cancelOrder = (ctx: Context, id: OrderItem["id"], body: Cancellation) =>
  withOrder(ctx, id, async (order, side) => {
    mustBeSeen(order, body.version);
    const step = cancelStep(order, side);
    if (step === "none") return order;
    if (step === "ask") return ask(ctx, order, side, body);
    const { reason, detail } = step === "agree" ? (order.cancelRequest ?? body) : body;
    const cancelledAt = ctx.now();
    const set = {
      cancelReason: reason,
      ...(detail && { cancelDetail: detail }),
      cancelledBy: side,
      cancelledAt,
    };
    const shelf = order.stockTaken ? await readShelf([order]) : new Map();
    await write(
      moveOrder(order, "CANCELLED", set),
      releaseLine(order, { undone: order.status === "CONFIRMED" }),
      ...returnTaken(shelf, order, cancelledAt),
      ...closeCancelRequest(order),
      ...effectsOf(ctx, [order], "cancel", detail ?? reason),
      ...orderCancelled(ctx, order, side),
    );
    return changedOrder(order, "CANCELLED", set);
  });

async function ask(ctx: Context, order: OrderItem, side: OrderSide, body: Cancellation) {
  const at = ctx.now();
  const { reason, detail } = body;
  const dueAt = cancelDueAt(at);
  const cancelRequest = { by: side, reason, ...(detail && { detail }), at, dueAt };
  await write(
    moveOrder(order, "CONFIRMED", { cancelRequest }),
    openCancelRequest(order.id, dueAt),
    audit(ctx, {
      entity: "order",
      id: order.id,
      from: "CONFIRMED",
      to: "CANCEL_ASKED",
      reason: detail ?? reason,
    }),
    ...cancelAsked(ctx, order, side, body),
  );
  return changedOrder(order, "CONFIRMED", { cancelRequest });
}

/**
 * Cancels the waiting orders of a seller who may no longer trade, one PO at a time; accepted orders
 * continue. `at` matters only after a new approval, since an order may be placed during the
 * revocation. The counter says how many orders wait; the message is repeated while the index lacks
 * some of them.
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
    if (waiting.length > 0) await cancelTogether(waiting, "SELLER_SUSPENDED");
    left -= waiting.length;
    if (left <= 0) return;
  }
  if (!tradesAgain) throw new Error(`The index lacks ${left} waiting orders of ${sellerId}.`);
}

/** Cancels waiting orders of one PO for the system; both sides are notified. */
export async function cancelTogether(
  orders: readonly OrderItem[],
  cancelReason: (typeof systemCancelReasons)[number],
): Promise<void> {
  const ctx = systemAt(now());
  await write(
    ...orders.flatMap((order) => [
      changeOrder(order, "CANCELLED", {
        cancelReason,
        cancelledBy: "SYSTEM",
        cancelledAt: ctx.now(),
      }),
      releaseLine(order),
    ]),
    ...effectsOf(ctx, orders, "cancel", cancelReason, "SYSTEM"),
    ...ordersCancelled(ctx, orders),
  );
}
