import type { ParsedInput } from "@bupum/shared/kernel/route";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
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
import { mustBeSeen, withLines, withOrder } from "./acting.ts";
import { everyOrderOf, type OrderItem, readOrders, readShelf, type Shelf } from "./items.ts";
import { cancelAsked, orderCancelled, ordersCancelled } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { returnTaken } from "./stock-writes.ts";
import {
  auditedAs,
  changeOrder,
  closeCancelRequest,
  effectsOf,
  moveOrder,
  openCancelRequest,
  releaseLine,
} from "./writes.ts";

type Cancellation = Pick<ParsedInput<(typeof orderRoutes)["cancel"]>["body"], "reason" | "detail">;
type CancelBody = ParsedInput<(typeof orderRoutes)["cancel"]>["body"];
type LinesBody = ParsedInput<(typeof purchaseOrderRoutes)["cancelLines"]>["body"];

/** Who cancels, and what lies on the shelf that orders took from. */
interface Cancelling {
  side: OrderSide;
  shelf: Shelf;
}

/**
 * D2-16, D2-18: the buyer cancels a waiting order. For an accepted order a first call opens a
 * cancel request, and the other side's call agrees to it.
 */
export const cancelOrder = (ctx: Context, id: OrderItem["id"], body: CancelBody) =>
  withOrder(ctx, id, async (order, side) => {
    mustBeSeen(order, body.version);
    const step = cancelStep(order, side);
    const shelf = order.stockTaken ? await readShelf([order]) : new Map();
    const [changed = order] = await steps[step](ctx, [order], { side, shelf }, body);
    return changed;
  });

/** Lines whose stock goes back fit into one transaction up to so many. */
const mostAtOnce = 15;

/** The same for chosen lines of a PO: each side gets one notice of what was cancelled and one of what was asked for. */
export const cancelLines = (ctx: Context, id: OrderItem["id"], { orderIds, ...body }: LinesBody) =>
  withLines(ctx, id, { orderIds, act: "cancel" }, mayCancel, async (lines, cancelling) => {
    const byStep = Map.groupBy(lines, (line) => cancelStep(line, cancelling.side));
    const changed: OrderItem[] = [];
    for (const [step, some] of byStep)
      for (const part of chunksOf(some, mostAtOnce))
        // oxlint-disable-next-line no-await-in-loop -- one after the other: they share counts
        changed.push(...(await steps[step](ctx, part, cancelling, body)));
    return changed;
  });

const mayCancel = (order: OrderItem, side: OrderSide): boolean =>
  order.status === "CONFIRMED" || (order.status === "PENDING" && side !== "SELLER");

type Step = (
  ctx: Context,
  orders: readonly OrderItem[],
  cancelling: Cancelling,
  body: Cancellation,
) => Promise<readonly OrderItem[]>;

/** Orders of one PO in one status. */
const cancelNow: Step = async (ctx, orders, { side, shelf }, body) => {
  const cancelledAt = ctx.now();
  const changes = orders.map((order) => {
    const { reason, detail } = side === "ADMIN" ? body : (order.cancelRequest ?? body);
    return {
      order,
      set: {
        cancelReason: reason,
        ...(detail && { cancelDetail: detail }),
        cancelledBy: side,
        cancelledAt,
      },
    };
  });
  const [first] = changes;
  await write(
    ...changes.flatMap(({ order, set }) => [
      moveOrder(order, "CANCELLED", set),
      releaseLine(order, { undone: order.status === "CONFIRMED" }),
      ...closeCancelRequest(order),
    ]),
    ...returnTaken(shelf, orders, cancelledAt),
    ...effectsOf(ctx, orders, "cancel", first?.set.cancelDetail ?? first?.set.cancelReason),
    ...orderCancelled(ctx, orders, side),
  );
  return changes.map(({ order, set }) => changedOrder(order, "CANCELLED", set));
};

const ask: Step = async (ctx, orders, { side }, body) => {
  const at = ctx.now();
  const { reason, detail } = body;
  const dueAt = cancelDueAt(at);
  const cancelRequest = { by: side, reason, ...(detail && { detail }), at, dueAt };
  await write(
    ...orders.flatMap((order) => [
      moveOrder(order, "CONFIRMED", { cancelRequest }),
      openCancelRequest(order.id, dueAt),
    ]),
    audit(ctx, {
      ...auditedAs(orders),
      from: "CONFIRMED",
      to: "CANCEL_ASKED",
      reason: detail ?? reason,
    }),
    ...cancelAsked(ctx, orders, side, body),
  );
  return orders.map((order) => changedOrder(order, "CONFIRMED", { cancelRequest }));
};

const steps: Record<ReturnType<typeof cancelStep>, Step> = {
  cancel: cancelNow,
  agree: cancelNow,
  ask,
  none: async (_ctx, orders) => orders,
};

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
