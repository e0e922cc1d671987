import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Instant } from "@bupum/shared/kernel/time";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { isOnItsWay, isPartly, received } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { orderActs, statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import { audit, systemAt } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { withLines, withOrder } from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { orderCompleted } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { releaseLine } from "./line-writes.ts";
import { auditedAs, closeCancelRequest, effectsOf, moveOrder } from "./writes.ts";

type LinesBody = ParsedInput<(typeof purchaseOrderRoutes)["completeLines"]>["body"];

/** D2-19: the goods have come. An open request to cancel ends with it. */
export const completeOrder = (ctx: Context, id: OrderItem["id"]) =>
  withOrder(ctx, id, async (order, side) => {
    // 403, not 404: the seller may read the order.
    if (!orderActs.complete.by.some((one) => one === side)) throw new Problem("NOT_FOUND");
    statusAfter("complete", order.status);
    const [completed = order] = await complete(ctx, [order], side);
    return completed;
  });

/** The same for chosen lines of a PO. */
export const completeLines = (ctx: Context, id: OrderItem["id"], { orderIds }: LinesBody) =>
  withLines(ctx, id, { orderIds, act: "complete" }, isAccepted, (lines, { side }) =>
    complete(ctx, lines, side),
  );

const isAccepted = ({ status }: OrderItem): boolean => status === "CONFIRMED";

/** Lines of which pieces are still to come are received as far as they left, and go on (D39-5). */
async function complete(
  ctx: Context,
  lines: readonly OrderItem[],
  side: OrderSide,
): Promise<OrderItem[]> {
  const at = ctx.now();
  const orders = lines.filter((line) => !isPartly(line));
  const partly = lines.filter((line) => isPartly(line) && isOnItsWay(line));
  const ended = orders.map((order) => ({
    order,
    set: { ...received(order, at), completedBy: side, completedAt: at },
  }));
  const had = partly.map((order) => ({ order, set: received(order, at) }));
  if (ended.length + had.length === 0) return [];
  await write(
    ...had.map(({ order, set }) => moveOrder(order, "CONFIRMED", set)),
    ...(partly.length > 0
      ? [audit(ctx, { ...auditedAs(partly), from: "CONFIRMED", to: "RECEIVED" })]
      : []),
    ...ended.flatMap(({ order, set }) => [
      moveOrder(order, "COMPLETED", set),
      releaseLine(order, { completed: true }),
      ...closeCancelRequest(order),
    ]),
    ...(orders.length > 0
      ? [...effectsOf(ctx, orders, "complete", undefined), ...orderCompleted(ctx, orders, side)]
      : []),
  );
  return [
    ...ended.map(({ order, set }) => changedOrder(order, "COMPLETED", set)),
    ...had.map(({ order, set }) => changedOrder(order, "CONFIRMED", set)),
  ];
}

/** D5-2: completes accepted orders of one PO two weeks after their day of dispatch. */
export async function completeTogether(orders: readonly OrderItem[], at: Instant): Promise<void> {
  const ctx = systemAt(at);
  await write(
    ...orders.flatMap((order) => [
      moveOrder(order, "COMPLETED", {
        ...received(order, at),
        completedBy: "SYSTEM",
        completedAt: at,
      }),
      releaseLine(order, { completed: true }),
    ]),
    ...effectsOf(ctx, orders, "complete", undefined, "SYSTEM"),
    ...orderCompleted(ctx, orders, "SYSTEM"),
  );
}
