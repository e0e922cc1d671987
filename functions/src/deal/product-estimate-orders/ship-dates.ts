import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { dayFault } from "@bupum/shared/kernel/time";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { isToShip } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write, type Write } from "../../kernel/table.ts";
import { withLines } from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { changedOrder } from "./rules.ts";
import { auditedAs, moveOrder } from "./writes.ts";

type Routes = typeof purchaseOrderRoutes;
type HoldBody = ParsedInput<Routes["holdShipDate"]>["body"];
type MoveBody = ParsedInput<Routes["moveShipDate"]>["body"];

/** The most moves that an order keeps; the audit keeps all. */
const mostMoves = 50;

/**
 * D33-2: the seller says that a day of dispatch holds. Lines with another day by now are left
 * alone; the same again changes nothing.
 */
export const holdShipDate = (
  ctx: Context,
  id: OrderItem["id"],
  { orderIds, expectedShipDate: on }: HoldBody,
) =>
  withLines(ctx, id, { orderIds, act: "holdDate" }, isToShip, async (lines, { side }) => {
    const orders = lines.filter(
      ({ expectedShipDate, shipDateHeld }) => expectedShipDate === on && shipDateHeld?.on !== on,
    );
    if (orders.length === 0) return [];
    const set = { shipDateHeld: { on, by: side, at: ctx.now() } };
    await write(
      ...orders.map((order) => moveOrder(order, "CONFIRMED", set)),
      audit(ctx, { ...auditedAs(orders), from: "CONFIRMED", to: "DATE_HELD" }),
    );
    return orders.map((order) => changedOrder(order, "CONFIRMED", set));
  });

/** D33-3: the seller names another day of dispatch, with a reason; the same again changes nothing. */
export function moveShipDate(
  ctx: Context,
  id: OrderItem["id"],
  { orderIds, expectedShipDate, ...why }: MoveBody,
) {
  const fault = dayFault(expectedShipDate, ctx.now());
  if (fault) throw faultAt("body.expectedShipDate", fault);
  return withLines(ctx, id, { orderIds, act: "moveDate" }, isToShip, (lines, { side }) =>
    move(ctx, lines, { expectedShipDate, ...why }, side),
  );
}

async function move(
  ctx: Context,
  lines: readonly OrderItem[],
  { expectedShipDate: to, reason, detail }: Omit<MoveBody, "orderIds">,
  by: OrderSide,
): Promise<OrderItem[]> {
  const orders = lines.filter(({ expectedShipDate }) => expectedShipDate !== to);
  if (orders.length === 0) return [];
  const at = ctx.now();
  const changes = orders.map((order) => {
    const from = order.expectedShipDate ?? to;
    const one = { from, to, reason, ...(detail && { detail }), by, at };
    const shipDateMoves = [...(order.shipDateMoves ?? []), one].slice(-mostMoves);
    return { order, set: { expectedShipDate: to, shipDateMoves } };
  });
  await write(
    ...changes.map(({ order, set }) => moveOrder(order, "CONFIRMED", set)),
    audit(ctx, { ...auditedAs(orders), from: "CONFIRMED", to: "DATE_MOVED", reason }),
    shipDatesNamed(ctx, orders),
  );
  return changes.map(({ order, set }) => changedOrder(order, "CONFIRMED", set));
}

/** Beside the write that names days of dispatch: their worker sets the next look (D33-6). */
export function shipDatesNamed(
  ctx: Pick<Context, "now">,
  [order]: readonly Pick<OrderItem, "id" | "orderBatchId">[],
): Write {
  if (!order) throw new RangeError("One order at least has a day.");
  const { id: orderId, orderBatchId } = order;
  return message(ctx.now(), "ship-dates.waited", {
    orderBatchId,
    named: { orderId, at: ctx.now() },
  });
}
