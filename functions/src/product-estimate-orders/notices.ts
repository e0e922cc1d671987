import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Context } from "../kernel/context.ts";
import { notify } from "../kernel/messages/outbox.ts";
import type { Write } from "../kernel/table.ts";
import { orderedItems, productLabel } from "../product-estimates/rules.ts";
import type { OrderItem, Scope } from "./items.ts";

/** One notice to the buyer, whatever the number of lines (D15-3). */
export function orderDecided(
  ctx: Context,
  orders: readonly OrderItem[],
  scope: Scope,
  event: "ORDER_ACCEPTED" | "ORDER_REJECTED",
  more: Record<string, string>,
): Write {
  const first = orders[0]!;
  return notify(ctx, {
    userId: first.buyerId,
    event,
    refId: scope === "BATCH" ? first.orderBatchId : first.id,
    refVersion: 1,
    params: {
      number: first.poNumber,
      seller: first.sellerName,
      part: productLabel(first),
      lines: orders.length,
      ...more,
    },
    link: `/mypage/orders?orderId=${first.id}`,
  });
}

/** One notice to each side for the orders of a PO that are cancelled together. */
export function ordersCancelled(ctx: Pick<Context, "now">, orders: readonly OrderItem[]): Write[] {
  const first = orders[0]!;
  const common = { refId: first.orderBatchId, refVersion: 1 };
  const params = {
    number: first.poNumber,
    part: productLabel(first),
    lines: orders.length,
    items: orderedItems(orders),
  };
  return [
    notify(ctx, {
      ...common,
      userId: first.buyerId,
      event: "ORDER_AUTO_CANCELLED",
      params: { ...params, seller: first.sellerName },
      link: `/mypage/orders?orderId=${first.id}`,
    }),
    notify(ctx, {
      ...common,
      userId: userIdOf(first.sellerId),
      event: "ORDER_CANCELLED",
      params: { ...params, buyer: first.buyerName },
      link: `/seller/orders?orderId=${first.id}`,
    }),
  ];
}

/** One notice to the seller for all lines of a PO. */
export function orderReceived(ctx: Context, rows: readonly OrderItem[], title: string): Write {
  const first = rows[0]!;
  return notify(ctx, {
    userId: userIdOf(first.sellerId),
    event: "ORDER_RECEIVED",
    refId: first.orderBatchId,
    refVersion: 1,
    params: {
      number: first.poNumber,
      title,
      buyer: first.buyerName,
      part: productLabel(first),
      lines: rows.length,
      items: orderedItems(rows),
    },
    link: `/seller/orders?orderId=${first.id}`,
  });
}
