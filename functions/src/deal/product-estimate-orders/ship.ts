import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addMinutes } from "@bupum/shared/kernel/time";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findOwnOrder, mustBeSeen, type OrderItem, withOrder } from "./items.ts";
import { orderShipped } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { moveOrder } from "./writes.ts";

type Shipment = ParsedInput<(typeof orderRoutes)["ship"]>["body"];

/** Tolerance, because a browser's clock may be ahead of ours. */
const aheadMinutes = 10;

/** D2-20: the seller states or corrects the shipment; the same data again changes nothing. */
export async function shipOrder(ctx: Context, id: OrderItem["id"], body: Shipment) {
  const at = ctx.now();
  const { carrier, trackingNo, shippedAt = at } = body;
  if (shippedAt > addMinutes(at, aheadMinutes)) throw faultAt("body.shippedAt", "SHIPPED_AT_RANGE");
  await findOwnOrder(ctx, id);
  return withOrder(ctx, id, async (order) => {
    mustBeSeen(order, body.version);
    const status = statusAfter("ship", order.status);
    const before = order.shipment;
    const isSame =
      before?.carrier === carrier &&
      (before.trackingNo ?? "") === (trackingNo ?? "") &&
      (body.shippedAt === undefined || before.shippedAt === shippedAt);
    if (isSame) return order;
    if (shippedAt < order.createdAt) throw faultAt("body.shippedAt", "SHIPPED_AT_RANGE");
    const shipment = { carrier, ...(trackingNo && { trackingNo }), shippedAt, at };
    await write(
      moveOrder(order, status, { shipment }),
      audit(ctx, { entity: "order", id, from: status, to: before ? "RESHIPPED" : "SHIPPED" }),
      orderShipped(ctx, { ...order, shipment }),
    );
    return changedOrder(order, status, { shipment });
  });
}
