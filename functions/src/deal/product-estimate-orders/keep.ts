import { isCancelAsked, statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { type OrderItem, withOrder } from "./items.ts";
import { orderKept } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { closeCancelRequest, moveOrder } from "./writes.ts";

/**
 * D2-18: declines the other side's cancel request, or takes the own one back; the order continues.
 */
export const keepOrder = (ctx: Context, id: OrderItem["id"]) =>
  withOrder(ctx, id, async (order, side) => {
    const status = statusAfter("keep", order.status);
    if (!isCancelAsked(order)) return order;
    const { by: askedBy, at: askedAt } = order.cancelRequest;
    const keptAfter = { askedBy, askedAt, by: side, at: ctx.now() };
    await write(
      moveOrder(order, status, { keptAfter }, ["cancelRequest"]),
      ...closeCancelRequest(order),
      audit(ctx, { entity: "order", id: order.id, from: "CANCEL_ASKED", to: status }),
      ...orderKept(ctx, order, side),
    );
    const { cancelRequest: _answered, ...rest } = order;
    return changedOrder(rest, status, { keptAfter });
  });
