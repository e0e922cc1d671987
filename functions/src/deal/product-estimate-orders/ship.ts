import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addMinutes } from "@bupum/shared/kernel/time";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findOwnOrder, mustBeSeen, withLines, withOrder } from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { orderShipped } from "./notices.ts";
import { changedOrder } from "./rules.ts";
import { auditedAs, moveOrder } from "./writes.ts";

type ShipBody = ParsedInput<(typeof orderRoutes)["ship"]>["body"];
type LinesBody = ParsedInput<(typeof purchaseOrderRoutes)["shipLines"]>["body"];
type Stated = Pick<ShipBody, "carrier" | "trackingNo" | "shippedAt">;

/** Tolerance, because a browser's clock may be ahead of ours. */
const aheadMinutes = 10;

function mustBePast(ctx: Context, { shippedAt }: Stated): void {
  if (shippedAt && shippedAt > addMinutes(ctx.now(), aheadMinutes))
    throw faultAt("body.shippedAt", "SHIPPED_AT_RANGE");
}

/** D2-20: the seller says how the goods went out, or corrects it; the same again changes nothing. */
export async function shipOrder(ctx: Context, id: OrderItem["id"], body: ShipBody) {
  mustBePast(ctx, body);
  await findOwnOrder(ctx, id);
  return withOrder(ctx, id, async (order) => {
    mustBeSeen(order, body.version);
    statusAfter("ship", order.status);
    const [shipped = order] = await ship(ctx, [order], body);
    return shipped;
  });
}

/** The same for one parcel with chosen lines of a PO. */
export async function shipLines(
  ctx: Context,
  id: OrderItem["id"],
  { orderIds, ...body }: LinesBody,
) {
  mustBePast(ctx, body);
  return withLines(ctx, id, { orderIds, act: "ship" }, isAccepted, (lines) =>
    ship(ctx, lines, body),
  );
}

const isAccepted = ({ status }: OrderItem): boolean => status === "CONFIRMED";

const saysSame = ({ shipment }: OrderItem, { carrier, trackingNo, shippedAt }: Stated): boolean =>
  shipment?.carrier === carrier &&
  (shipment.trackingNo ?? "") === (trackingNo ?? "") &&
  (shippedAt === undefined || shipment.shippedAt === shippedAt);

async function ship(ctx: Context, lines: readonly OrderItem[], body: Stated): Promise<OrderItem[]> {
  const at = ctx.now();
  const { carrier, trackingNo, shippedAt = at } = body;
  const orders = lines.filter((line) => !saysSame(line, body));
  const [first] = orders;
  if (!first) return [];
  if (shippedAt < first.createdAt) throw faultAt("body.shippedAt", "SHIPPED_AT_RANGE");
  const shipment = { carrier, ...(trackingNo && { trackingNo }), shippedAt, at };
  const isAgain = orders.some((order) => order.shipment);
  await write(
    ...orders.map((order) => moveOrder(order, "CONFIRMED", { shipment })),
    audit(ctx, {
      ...auditedAs(orders),
      from: "CONFIRMED",
      to: isAgain ? "RESHIPPED" : "SHIPPED",
      ...(ctx.actor.type === "admin" && { onBehalfOf: first.sellerId }),
    }),
    ...orderShipped(ctx, orders, shipment),
  );
  return orders.map((order) => changedOrder(order, "CONFIRMED", { shipment }));
}
