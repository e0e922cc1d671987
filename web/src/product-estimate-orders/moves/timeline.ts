import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { OrderSide } from "@bupum/shared/deal/product-estimate-orders/sides";
import type { Day, Instant } from "@bupum/shared/kernel/time";

/** What has happened to an order, and by whom; both sides may know all of it. */
export interface OrderEvent {
  what:
    | "ordered"
    | "confirmed"
    | "rejected"
    | "dateHeld"
    | "dateMoved"
    | "shipped"
    | "cancelAsked"
    | "kept"
    | "takenBack"
    | "cancelled"
    | "received"
    | "completed";
  by: OrderSide;
  at: Instant;
  /** Of a day of dispatch: the one before and the one after. */
  days?: { from: Day; to: Day };
  /** Of some pieces alone, so many. */
  pieces?: number;
}

/** The order's own stamps in the order of time. */
export function timelineOf(order: Order): OrderEvent[] {
  const { keptAfter, cancelRequest, shipment, decidedBy = "SELLER" } = order;
  const { shipDateHeld, shipDateMoves = [] } = order;
  const event = (what: OrderEvent["what"], by: OrderSide, at: Instant | undefined): OrderEvent[] =>
    at === undefined ? [] : [{ what, by, at }];
  return [
    ...event("ordered", "BUYER", order.createdAt),
    ...event("confirmed", decidedBy, order.confirmedAt),
    ...event("rejected", decidedBy, order.rejectedAt),
    ...event("dateHeld", shipDateHeld?.by ?? "SELLER", shipDateHeld?.at),
    ...shipDateMoves.map(({ from, to, by, at }) => ({
      what: "dateMoved" as const,
      by,
      at,
      days: { from, to },
    })),
    ...(order.deliveries ? partsOf(order) : event("shipped", "SELLER", shipment?.shippedAt)),
    ...(order.cancelledPieces ?? []).map(({ quantity, by, at }) => ({
      what: "cancelled" as const,
      by,
      at,
      pieces: quantity,
    })),
    ...(keptAfter
      ? [
          ...event("cancelAsked", keptAfter.askedBy, keptAfter.askedAt),
          ...event(
            keptAfter.by === keptAfter.askedBy ? "takenBack" : "kept",
            keptAfter.by,
            keptAfter.at,
          ),
        ]
      : []),
    ...event("cancelAsked", cancelRequest?.by ?? "BUYER", cancelRequest?.at),
    ...event("cancelled", order.cancelledBy ?? "SYSTEM", order.cancelledAt),
    ...event("completed", order.completedBy ?? "SYSTEM", order.completedAt),
  ].toSorted((left, right) => left.at.localeCompare(right.at));
}

/** What left in parts, and when its buyer had it. */
const partsOf = ({ deliveries = [], status }: Order): OrderEvent[] =>
  deliveries.flatMap(({ quantity: pieces, shippedAt, receivedAt }, at) => {
    const had = deliveries.slice(0, at).some((one) => one.receivedAt === receivedAt);
    // What came with the completion is said there.
    const isSaid = receivedAt !== undefined && !had && status !== "COMPLETED";
    return [
      { what: "shipped" as const, by: "SELLER" as const, at: shippedAt, pieces },
      ...(isSaid ? [{ what: "received" as const, by: "BUYER" as const, at: receivedAt }] : []),
    ];
  });
