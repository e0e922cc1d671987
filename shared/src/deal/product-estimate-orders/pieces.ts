// Without zod, for entry chunks.
import { lineAmount } from "../../kernel/money/amounts.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Day, Instant } from "../../kernel/time.ts";
import type { Order } from "./contract.ts";

type Counted = Pick<
  Order,
  "status" | "quantity" | "shipment" | "deliveries" | "cancelledPieces" | "backOrder"
>;
/** An order, whoever may read its address. */
type Line = Omit<Order, "shipTo">;
/** Pieces of a line that left together. */
export type Delivery = NonNullable<Order["deliveries"]>[number];

/** The most deliveries of one order, which lie in its row. */
export const mostDeliveries = 50;

/** Pieces of an order: ordered = shipped + open + cancelled in every state (D39-1). */
export interface Pieces {
  ordered: number;
  shipped: number;
  /** Of the shipped ones, those that its buyer has. */
  received: number;
  /** Neither shipped nor cancelled. */
  open: number;
  cancelled: number;
}

const sum = (some: readonly { quantity: number }[]): number =>
  some.reduce((total, { quantity }) => total + quantity, 0);

/** `quantity` of an order is what was not cancelled. */
export function piecesOf(order: Counted): Pieces {
  const { status, quantity, shipment, deliveries, cancelledPieces = [] } = order;
  const cancelled = sum(cancelledPieces);
  const ordered = quantity + cancelled;
  if (status === "REJECTED" || status === "CANCELLED")
    return { ordered, shipped: 0, received: 0, open: 0, cancelled: ordered };
  if (status === "COMPLETED")
    return { ordered, shipped: quantity, received: quantity, open: 0, cancelled };
  const shipped = deliveries ? sum(deliveries) : shipment ? quantity : 0;
  const received = sum((deliveries ?? []).filter(({ receivedAt }) => receivedAt !== undefined));
  return { ordered, shipped, received, open: quantity - shipped, cancelled };
}

/** What left of a line, oldest first: its deliveries, or all of it at once. */
export const deliveriesOf = ({
  deliveries,
  shipment,
  quantity,
}: Pick<Counted, "deliveries" | "shipment" | "quantity">): readonly Delivery[] =>
  deliveries ?? (shipment ? [{ ...shipment, quantity }] : []);

/** One delivery of a line as it stood when it left: ordered = before + quantity + open + cancelled. */
export interface Delivered extends Omit<Pieces, "shipped" | "received"> {
  /** Pieces that had left before. */
  before: number;
  /** Pieces in the parcel. */
  quantity: number;
}

/** What left later, or was cancelled later, is still open here: what leaves with goods stays (D39-6). */
function deliveredIn(order: Counted, wanted: Delivery): Delivered | undefined {
  const all = deliveriesOf(order);
  const index = all.findIndex((one) => isSameParcel(one, wanted));
  const one = all[index];
  if (!one) return undefined;
  const before = sum(all.slice(0, index));
  const cancelled = sum((order.cancelledPieces ?? []).filter(({ at }) => at <= one.at));
  const { quantity } = one;
  const { ordered } = piecesOf(order);
  return { ordered, before, quantity, open: ordered - before - quantity - cancelled, cancelled };
}

const isSameParcel = (one: Delivery, other: Delivery): boolean =>
  one.at === other.at && one.carrier === other.carrier && one.trackingNo === other.trackingNo;

/** A parcel of a PO is named by one of its lines and the moment at which that line left in it. */
export interface NamedParcel {
  orderId: Order["id"];
  at: Instant;
}

/**
 * The lines of a PO that left in one parcel, each with its pieces in it (D39-6). Undefined where
 * nothing left so, or not any more.
 */
export function parcelOf<One extends Line>(
  lines: readonly One[],
  { orderId, at }: NamedParcel,
): { parcel: Delivery; lines: { order: One; pieces: Delivered }[] } | undefined {
  const left = lines.filter(({ status }) => status === "CONFIRMED" || status === "COMPLETED");
  const named = left.find(({ id }) => id === orderId);
  const parcel = named && deliveriesOf(named).find((one) => one.at === at);
  if (!parcel) return undefined;
  const within = left.flatMap((order) => {
    const pieces = deliveredIn(order, parcel);
    return pieces ? [{ order, pieces }] : [];
  });
  return { parcel, lines: within };
}

/** Whether some pieces of an accepted order come later than others: it is not over with its day. */
export const isPartly = (order: Counted): boolean =>
  order.status === "CONFIRMED" &&
  (order.backOrder !== undefined || (order.deliveries !== undefined && piecesOf(order).open > 0));

/** Whether pieces of an accepted order have left that its buyer has not said to have (D39-5). */
export function isOnItsWay(order: Counted): boolean {
  const { shipped, received: had } = piecesOf(order);
  return order.status === "CONFIRMED" && shipped > had;
}

/** What a move of pieces changes of an order, as a write needs it. */
export interface PiecesMoved {
  set: Partial<Line>;
  unset: ("backOrder" | "cancelRequest")[];
}

function mustBeOpen(order: Counted, quantity: number): void {
  const { open } = piecesOf(order);
  if (quantity > open || quantity < 1) throw new Problem("PIECES_NOT_OPEN", { open });
}

/** The parcel that ends an order's dispatch: the last of its deliveries. */
function lastOf(deliveries: readonly Delivery[]): PiecesMoved["set"] {
  const last = deliveries.at(-1);
  if (!last) return {};
  const { carrier, trackingNo, shippedAt, at } = last;
  return { shipment: { carrier, ...(trackingNo && { trackingNo }), shippedAt, at } };
}

/**
 * Some pieces leave (D39-2). With the last of them the order counts as shipped; once those of the
 * first day are gone, its day of dispatch is that of the back order. Throws PIECES_NOT_OPEN.
 */
export function deliver(order: Line, one: Omit<Delivery, "receivedAt">): PiecesMoved {
  mustBeOpen(order, one.quantity);
  const { backOrder } = order;
  const deliveries = [...(order.deliveries ?? []), one];
  const left = piecesOf({ ...order, deliveries }).open;
  if (left > 0 && deliveries.length >= mostDeliveries)
    throw new Problem("PIECES_NOT_OPEN", { open: left + one.quantity });
  if (left === 0)
    return { set: { deliveries, ...lastOf(deliveries) }, unset: backOrder ? ["backOrder"] : [] };
  if (!backOrder || left > backOrder.quantity) return { set: { deliveries }, unset: [] };
  return {
    set: { deliveries, expectedShipDate: backOrder.expectedShipDate },
    unset: ["backOrder"],
  };
}

interface Withdrawn {
  quantity: number;
  reason: NonNullable<Order["cancelledPieces"]>[number]["reason"];
  detail?: string | undefined;
  by: NonNullable<Order["cancelledBy"]>;
  at: Instant;
}

/**
 * Open pieces are cancelled, and the others go on at the price of a piece that was ordered (D39-4).
 * Those of the back order go first. Throws PIECES_NOT_OPEN, also if none would be left.
 */
export function withdrawPieces(
  order: Line,
  { quantity, reason, detail, by, at }: Withdrawn,
): PiecesMoved {
  mustBeOpen(order, quantity);
  const left = order.quantity - quantity;
  if (left < 1) throw new Problem("PIECES_NOT_OPEN", { open: piecesOf(order).open });
  const amount = lineAmount(order.unitPrice, left, order.currency);
  const one = {
    quantity,
    amount: order.amount - amount,
    reason,
    ...(detail && { detail }),
    by,
    at,
  };
  const { backOrder, deliveries = [], stockTaken, stockPerUnit = 1 } = order;
  const later = backOrder && backOrder.quantity - quantity;
  const isShipped = left === sum(deliveries);
  return {
    set: {
      quantity: left,
      amount,
      cancelledPieces: [...(order.cancelledPieces ?? []), one],
      ...(stockTaken !== undefined && { stockTaken: Math.min(stockTaken, left * stockPerUnit) }),
      ...(backOrder && later && later > 0 && { backOrder: { ...backOrder, quantity: later } }),
      ...(isShipped && lastOf(deliveries)),
    },
    unset: [
      ...(order.cancelRequest ? ["cancelRequest" as const] : []),
      ...(later !== undefined && later <= 0 ? ["backOrder" as const] : []),
    ],
  };
}

/** An order as far as so many of its pieces go, as a notice about them names it. */
export const ofPieces = <One extends Pick<Order, "quantity" | "unitPrice" | "currency" | "amount">>(
  order: One,
  quantity: number,
): One =>
  quantity === order.quantity
    ? order
    : { ...order, quantity, amount: lineAmount(order.unitPrice, quantity, order.currency) };

/** The deliveries once its buyer has all that left. */
export const received = (
  { deliveries }: Pick<Order, "deliveries">,
  at: Instant,
): PiecesMoved["set"] =>
  deliveries ? { deliveries: deliveries.map((one) => ({ receivedAt: at, ...one })) } : {};

/**
 * How many pieces a call to cancel an accepted order is about: those it names, else those that are
 * open where others have left; undefined for all of the order. Throws PIECES_NOT_OPEN.
 */
export function cancelledOf(order: Line, named: number | undefined): number | undefined {
  const { open, shipped } = piecesOf(order);
  const isSplit = order.deliveries !== undefined && open > 0;
  const quantity = named ?? (isSplit ? open : undefined);
  if (quantity === undefined) return undefined;
  mustBeOpen(order, quantity);
  return quantity === order.quantity && shipped === 0 ? undefined : quantity;
}

/** The back order that a seller names at acceptance. Throws PIECES_NOT_OPEN. */
export function backOrdered(
  order: Pick<Order, "quantity">,
  named: { quantity: number; expectedShipDate: Day },
): Pick<Order, "backOrder"> {
  if (named.quantity >= order.quantity)
    throw new Problem("PIECES_NOT_OPEN", { open: order.quantity - 1 });
  return { backOrder: named };
}
