import type { ParsedInput } from "@bupum/shared/kernel/route";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { cancelStep } from "@bupum/shared/deal/product-estimate-orders/rules";
import type {
  OrderSide,
  systemCancelReasons,
} from "@bupum/shared/deal/product-estimate-orders/sides";
import { systemAt } from "../../kernel/audit.ts";
import { type Context, now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write } from "../../kernel/table.ts";
import { isLive, readSeller } from "../../accounts/seller-infos/items.ts";
import { readCounts } from "./counts.ts";
import { mustAllBeSeen, mustBeOf, mustBeSeen, withLines, withOrder } from "./acting.ts";
import { askedPieces, askPieces, cancelPieces } from "./cancel-pieces.ts";
import { everyOrderOf, type OrderItem, readOrders, readShelf, type Shelf } from "./items.ts";
import { orderCancelled, ordersCancelled } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { returnTaken } from "./stock-writes.ts";
import { releaseLine } from "./line-writes.ts";
import { changeOrder, closeCancelRequest, effectsOf, moveOrder } from "./writes.ts";

type Cancellation = Pick<ParsedInput<(typeof orderRoutes)["cancel"]>["body"], "reason" | "detail">;
type CancelBody = ParsedInput<(typeof orderRoutes)["cancel"]>["body"];
type LinesBody = ParsedInput<(typeof purchaseOrderRoutes)["cancelLines"]>["body"];

/** Who cancels, and what lies on the shelf that orders took from. */
interface Cancelling {
  side: OrderSide;
  shelf: Shelf;
  /** Of accepted lines only so many pieces (D39-4). */
  pieces?: ReadonlyMap<OrderItem["id"], number>;
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
    const [changed = order] = await taken(ctx, step, [order], { side, shelf }, body);
    return changed;
  });

/** Lines whose stock goes back fit into one transaction up to so many. */
const mostAtOnce = 15;

/** The same for chosen lines of a PO: each side gets one notice of what was cancelled and one of what was asked for. */
export function cancelLines(
  ctx: Context,
  id: OrderItem["id"],
  { orderIds, pieces = [], seen = [], ...body }: LinesBody,
) {
  mustBeOf(orderIds, pieces);
  mustBeOf(orderIds, seen);
  return withLines(
    ctx,
    id,
    { orderIds, act: "cancel" },
    mayCancel,
    async (lines, { side, shelf }) => {
      mustAllBeSeen(lines, seen);
      const cancelling = {
        side,
        shelf,
        pieces: new Map(pieces.map((one) => [one.orderId, one.quantity])),
      };
      const byStep = Map.groupBy(lines, (line) => cancelStep(line, side));
      const changed: OrderItem[] = [];
      for (const [step, some] of byStep)
        for (const part of chunksOf(some, mostAtOnce))
          // oxlint-disable-next-line no-await-in-loop -- one after the other: they share counts
          changed.push(...(await taken(ctx, step, part, cancelling, body)));
      return changed;
    },
  );
}

const mayCancel = (order: OrderItem, side: OrderSide): boolean =>
  order.status === "CONFIRMED" || (order.status === "PENDING" && side !== "SELLER");

/** Of lines of which pieces have left, or that name pieces, these alone are cancelled (D39-4). */
async function taken(
  ctx: Context,
  step: ReturnType<typeof cancelStep>,
  orders: readonly OrderItem[],
  cancelling: Cancelling,
  body: Cancellation,
): Promise<OrderItem[]> {
  if (step === "none") return [...orders];
  // What is claimed ends by the claim (D34).
  if (orders.some(({ claims = [] }) => claims.some(isClaimOpen))) throw new Problem("CLAIM_OPEN");
  const sized = orders.map((order) => askedPieces(order, step, cancelling));
  if (step === "ask") return askPieces(ctx, sized, cancelling, body);
  const whole = sized.flatMap(({ order, quantity }) => (quantity === undefined ? [order] : []));
  const partly = sized.flatMap(({ order, quantity }) =>
    quantity === undefined ? [] : [{ order, quantity }],
  );
  return [
    ...(whole.length > 0 ? await cancelNow(ctx, whole, cancelling, body) : []),
    ...(partly.length > 0 ? await cancelPieces(ctx, partly, cancelling, body) : []),
  ];
}

/** Orders of one PO in one status. */
async function cancelNow(
  ctx: Context,
  orders: readonly OrderItem[],
  { side, shelf }: Cancelling,
  body: Cancellation,
): Promise<OrderItem[]> {
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
