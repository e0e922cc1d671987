import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addMinutes, addMs, type Instant } from "@bupum/shared/kernel/time";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { purchaseOrderRoutes } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import {
  deliver,
  deliveriesOf,
  ofPieces,
  type PiecesMoved,
  piecesOf,
} from "@bupum/shared/deal/product-estimate-orders/pieces";
import { statusAfter } from "@bupum/shared/deal/product-estimate-orders/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import {
  findOwnOrder,
  mustAllBeSeen,
  mustBeOf,
  mustBeSeen,
  withLines,
  withOrder,
} from "./acting.ts";
import type { OrderItem } from "./items.ts";
import { orderShipped } from "./notices.ts";
import { movedPieces } from "./rules.ts";
import { shipDatesNamed } from "./ship-dates.ts";
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

/** The same for one parcel with chosen lines of a PO, or with some pieces of them (D39-2). */
export async function shipLines(
  ctx: Context,
  id: OrderItem["id"],
  { orderIds, pieces = [], ...body }: LinesBody,
) {
  mustBePast(ctx, body);
  mustBeOf(orderIds, pieces);
  const named = new Map(pieces.map((one) => [one.orderId, one]));
  return withLines(ctx, id, { orderIds, act: "ship" }, isAccepted, (lines) => {
    mustAllBeSeen(lines, pieces);
    return ship(ctx, lines, body, (line) => named.get(line.id)?.quantity);
  });
}

const isAccepted = ({ status }: OrderItem): boolean => status === "CONFIRMED";

const saysSame = ({ shipment }: OrderItem, { carrier, trackingNo, shippedAt }: Stated): boolean =>
  shipment?.carrier === carrier &&
  (shipment.trackingNo ?? "") === (trackingNo ?? "") &&
  (shippedAt === undefined || shipment.shippedAt === shippedAt);

/** All of a line leaves, or its parcel is corrected, unless some pieces leave or have left. */
function shipped(
  order: OrderItem,
  parcel: NonNullable<OrderItem["shipment"]>,
  named: number | undefined,
): PiecesMoved {
  const { open, shipped: before } = piecesOf(order);
  const quantity = named ?? open;
  if (open > 0 && (before > 0 || quantity < open)) return deliver(order, { ...parcel, quantity });
  if (named !== undefined && named !== open) throw new Problem("PIECES_NOT_OPEN", { open });
  if (!order.deliveries) return { set: { shipment: parcel }, unset: backOrderOf(order) };
  // The last of several deliveries is corrected.
  const { receivedAt, quantity: last = open } = order.deliveries.at(-1) ?? {};
  const corrected = { ...parcel, quantity: last, ...(receivedAt && { receivedAt }) };
  const deliveries = [...order.deliveries.slice(0, -1), corrected];
  return { set: { deliveries, shipment: parcel }, unset: [] };
}

const backOrderOf = ({ backOrder }: OrderItem): PiecesMoved["unset"] =>
  backOrder ? ["backOrder"] : [];

/** A moment names one parcel of a line (D39-6), also where another machine's clock is ahead. */
const stateableAt = (orders: readonly OrderItem[], at: Instant): Instant =>
  orders
    .flatMap((order) => deliveriesOf(order).map((one) => addMs(one.at, 1)))
    .reduce((last, one) => (one > last ? one : last), at);

async function ship(
  ctx: Context,
  lines: readonly OrderItem[],
  body: Stated,
  quantityOf: (line: OrderItem) => number | undefined = () => undefined,
): Promise<OrderItem[]> {
  const { carrier, trackingNo, shippedAt = ctx.now() } = body;
  const orders = lines.filter((line) => !saysSame(line, body));
  const [first] = orders;
  if (!first) return [];
  if (shippedAt < first.createdAt) throw faultAt("body.shippedAt", "SHIPPED_AT_RANGE");
  const at = stateableAt(orders, ctx.now());
  const shipment = { carrier, ...(trackingNo && { trackingNo }), shippedAt, at };
  const isAgain = orders.some((order) => order.shipment);
  const moved = orders.map((order) => ({ order, ...shipped(order, shipment, quantityOf(order)) }));
  const toldOf = moved.map(({ order, set: { deliveries } }) =>
    ofPieces(order, deliveries?.at(-1)?.quantity ?? order.quantity),
  );
  const dated = moved.filter(({ set }) => set.expectedShipDate).map(({ order }) => order);
  await write(
    ...moved.map(({ order, set, unset }) => moveOrder(order, "CONFIRMED", { ...set }, unset)),
    ...(dated.length > 0 ? [shipDatesNamed(ctx, dated)] : []),
    audit(ctx, {
      ...auditedAs(orders),
      from: "CONFIRMED",
      to: isAgain ? "RESHIPPED" : "SHIPPED",
      ...(ctx.actor.type === "admin" && { onBehalfOf: first.sellerId }),
    }),
    ...orderShipped(ctx, toldOf, shipment),
  );
  return moved.map(({ order, set, unset }) => movedPieces(order, { set, unset }));
}
