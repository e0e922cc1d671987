import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { orderActs, statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import { systemAt } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { type OrderItem, withOrder } from "./items.ts";
import { orderCompleted } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { closeCancelRequest, effectsOf, moveOrder, releaseLine } from "./writes.ts";

/** D2-19: completes an order whose goods have arrived. An open cancel request ends with it. */
export const completeOrder = (ctx: Context, id: OrderItem["id"]) =>
  withOrder(ctx, id, async (order, side) => {
    // 403, not 404: the seller may read the order.
    if (!orderActs.complete.by.some((one) => one === side)) throw new Problem("NOT_FOUND");
    const status = statusAfter("complete", order.status);
    const set = { completedBy: side, completedAt: ctx.now() };
    await write(
      moveOrder(order, status, set),
      releaseLine(order),
      ...closeCancelRequest(order),
      ...effectsOf(ctx, [order], "complete", undefined),
      ...orderCompleted(ctx, [order], side),
    );
    return changedOrder(order, status, set);
  });

/** D5-2: completes accepted orders of one PO two weeks after their day of dispatch. */
export async function completeTogether(orders: readonly OrderItem[], at: Instant): Promise<void> {
  const ctx = systemAt(at);
  await write(
    ...orders.flatMap((order) => [
      moveOrder(order, "COMPLETED", { completedBy: "SYSTEM", completedAt: at }),
      releaseLine(order),
    ]),
    ...effectsOf(ctx, orders, "complete", undefined, "SYSTEM"),
    ...orderCompleted(ctx, orders, "SYSTEM"),
  );
}
