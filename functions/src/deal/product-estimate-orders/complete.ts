import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { orderActs, statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import { systemAt } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { type OrderItem, withOrder } from "./items.ts";
import { orderCompleted } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { closeWish, effectsOf, moveOrder, releaseLine } from "./writes.ts";

/** D2-19: the goods have come. What either side wished is settled by that. */
export const completeOrder = (ctx: Context, id: OrderItem["id"]) =>
  withOrder(ctx, id, async (order, side) => {
    // A seller may read the order, so it is no secret that there is one.
    if (!orderActs.complete.by.some((one) => one === side)) throw new Problem("NOT_FOUND");
    const status = statusAfter("complete", order.status);
    const set = { completedBy: side, completedAt: ctx.now() };
    await write(
      moveOrder(order, status, set),
      releaseLine(order),
      ...closeWish(order),
      ...effectsOf(ctx, [order], "complete", undefined),
      ...orderCompleted(ctx, [order], side),
    );
    return changedOrder(order, status, set);
  });

/** D5-2: accepted orders of one PO that nobody has completed, two weeks after they were to ship. */
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
