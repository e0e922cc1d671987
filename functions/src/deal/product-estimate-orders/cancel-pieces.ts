import {
  cancelledOf,
  ofPieces,
  piecesOf,
  withdrawPieces,
} from "@bupum/shared/deal/product-estimate-orders/pieces";
import { cancelDueAt } from "@bupum/shared/deal/product-estimate-orders/rules";
import type { cancelReasons, OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { freedPieces } from "./charges.ts";
import type { OrderItem, Shelf } from "./items.ts";
import { cancelAsked, orderCancelled } from "./notices.ts";
import { changedOrder, movedPieces } from "./rules.ts";
import { returnTaken } from "./stock-writes.ts";
import { resizeLine } from "./line-writes.ts";
import { auditedAs, closeCancelRequest, moveOrder, openCancelRequest } from "./writes.ts";

interface Cancelling {
  side: OrderSide;
  shelf: Shelf;
  pieces?: ReadonlyMap<OrderItem["id"], number>;
}
interface Said {
  reason: (typeof cancelReasons)[number];
  detail?: string | undefined;
}
interface Sized {
  order: OrderItem;
  /** Pieces of it; all of the order where absent. */
  quantity?: number;
}

/**
 * An order with the pieces of it that a call is about, without a number for all of it. Who agrees agrees to what was
 * asked for, as far as it has not left since, whatever the call names. Throws PIECES_NOT_OPEN, and
 * INVALID_TRANSITION for pieces of a waiting order.
 */
export function askedPieces(
  order: OrderItem,
  step: "cancel" | "ask" | "agree",
  { pieces }: Cancelling,
): Sized {
  const { status, cancelRequest } = order;
  const named = step === "agree" ? undefined : pieces?.get(order.id);
  if (status !== "CONFIRMED") {
    if (named === undefined) return { order };
    throw new Problem("INVALID_TRANSITION", { from: status, to: "CANCELLED" });
  }
  const asked = step === "ask" ? undefined : cancelRequest?.quantity;
  const open = asked && Math.min(asked, piecesOf(order).open);
  const quantity = cancelledOf(order, named ?? open);
  return { order, ...(quantity !== undefined && { quantity }) };
}

/** D2-18: a request to cancel orders of one PO, or some of their pieces. */
export async function askPieces(
  ctx: Context,
  sized: readonly Sized[],
  { side }: Cancelling,
  body: Said,
): Promise<OrderItem[]> {
  const at = ctx.now();
  const { reason, detail } = body;
  const dueAt = cancelDueAt(at);
  const orders = sized.map(({ order }) => order);
  const changes = sized.map(({ order, quantity }) => ({
    order,
    cancelRequest: {
      by: side,
      reason,
      ...(detail && { detail }),
      at,
      dueAt,
      ...(quantity !== undefined && { quantity }),
    },
  }));
  await write(
    ...changes.flatMap(({ order, cancelRequest }) => [
      moveOrder(order, "CONFIRMED", { cancelRequest }),
      openCancelRequest(order.id, dueAt),
    ]),
    audit(ctx, {
      ...auditedAs(orders),
      from: "CONFIRMED",
      to: "CANCEL_ASKED",
      reason: detail ?? reason,
    }),
    ...cancelAsked(ctx, told(sized), side, body),
  );
  return changes.map(({ order, cancelRequest }) =>
    changedOrder(order, "CONFIRMED", { cancelRequest }),
  );
}

/** A notice names the pieces that it is about. */
const told = (sized: readonly Sized[]): OrderItem[] =>
  sized.map(({ order, quantity = order.quantity }) => ofPieces(order, quantity));

/** D39-4: both sides agree, or an admin says so: these pieces are cancelled, and the others go on. */
export async function cancelPieces(
  ctx: Context,
  sized: readonly { order: OrderItem; quantity: number }[],
  { side, shelf }: Cancelling,
  body: Said,
): Promise<OrderItem[]> {
  const at = ctx.now();
  const changes = sized.map(({ order, quantity }) => {
    const { reason, detail } = side === "ADMIN" ? body : saidOf(order, body);
    return { order, ...withdrawPieces(order, { quantity, reason, detail, by: side, at }) };
  });
  const orders = changes.map(({ order }) => order);
  const returned = changes.map(({ order, set: { stockTaken = 0 } }) => ({
    ...order,
    stockTaken: (order.stockTaken ?? 0) - stockTaken,
  }));
  const after = changes.map(({ order, set, unset }) => movedPieces(order, { set, unset }));
  const groups = Map.groupBy(orders, ({ groupId }) => groupId);
  await write(
    ...changes.flatMap(({ order, set, unset }) => [
      moveOrder(order, "CONFIRMED", { ...set }, unset),
      ...closeCancelRequest(order),
    ]),
    ...after.map(resizeLine),
    ...freedPieces(orders, after),
    ...returnTaken(
      shelf,
      returned.filter(({ stockTaken }) => stockTaken > 0),
      at,
    ),
    ...[...groups].map(([groupId, some]) =>
      message(at, "group.changed", { groupId, orderIds: some.map(({ id }) => id) }),
    ),
    audit(ctx, {
      ...auditedAs(orders),
      from: "CONFIRMED",
      to: "PIECES_CANCELLED",
      reason: body.detail ?? body.reason,
    }),
    ...orderCancelled(ctx, told(sized), side),
  );
  return after;
}

/** What the side that asked for it gave as its reason. */
function saidOf({ cancelRequest }: OrderItem, body: Said): Said {
  return cancelRequest ? { reason: cancelRequest.reason, detail: cancelRequest.detail } : body;
}
