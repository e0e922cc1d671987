import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { isCancelAsked, statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { withLines, withOrder } from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { orderKept } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { auditedAs, closeCancelRequest, moveOrder } from "./writes.ts";

type LinesBody = ParsedInput<(typeof purchaseOrderRoutes)["keepLines"]>["body"];

/**
 * D2-18: declines the other side's cancel request, or takes the own one back; the order continues.
 */
export const keepOrder = (ctx: Context, id: OrderItem["id"]) =>
  withOrder(ctx, id, async (order, side) => {
    statusAfter("keep", order.status);
    if (!isCancelAsked(order)) return order;
    const [kept = order] = await keep(ctx, [order], side);
    return kept;
  });

/** The same for chosen lines of a PO. */
export const keepLines = (ctx: Context, id: OrderItem["id"], { orderIds }: LinesBody) =>
  withLines(ctx, id, { orderIds, act: "keep" }, isCancelAsked, (lines, { side }) =>
    keep(ctx, lines, side),
  );

async function keep(
  ctx: Context,
  orders: readonly OrderItem[],
  side: OrderSide,
): Promise<OrderItem[]> {
  const at = ctx.now();
  const changes = orders.flatMap((order) => {
    const { cancelRequest, ...rest } = order;
    if (!cancelRequest) return [];
    const { by: askedBy, at: askedAt } = cancelRequest;
    return [{ order, rest, set: { keptAfter: { askedBy, askedAt, by: side, at } } }];
  });
  await write(
    ...changes.flatMap(({ order, set }) => [
      moveOrder(order, "CONFIRMED", set, ["cancelRequest"]),
      ...closeCancelRequest(order),
    ]),
    audit(ctx, { ...auditedAs(orders), from: "CANCEL_ASKED", to: "CONFIRMED" }),
    ...orderKept(ctx, orders, side),
  );
  return changes.map(({ rest, set }) => changedOrder(rest, "CONFIRMED", set));
}
