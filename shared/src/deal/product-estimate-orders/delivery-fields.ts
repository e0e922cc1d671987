import * as z from "zod/mini";
import { day, instant } from "../../kernel/time.ts";
import { cancelReasons, orderSides } from "./sides.ts";

const by = z.enum(orderSides);

const shipment = z.object({
  carrier: z.string(),
  trackingNo: z.optional(z.string()),
  shippedAt: instant,
  /** When the seller stated it. */
  at: instant,
});

/** Pieces of an order that left together, while others stayed (D39-2). */
const delivery = z.extend(shipment, {
  quantity: z.int(),
  /** When its buyer had it. */
  receivedAt: z.optional(instant),
});

/** What became of an order's pieces, where they did not all leave at once. */
export const deliveryFields = {
  /** How all of it left, or the last of its deliveries. */
  shipment: z.optional(shipment),
  /** Oldest first; absent where all pieces left together. */
  deliveries: z.optional(z.array(delivery)),
  /** Pieces that its seller ships on a later day than the others (D39-3). */
  backOrder: z.optional(z.object({ quantity: z.int(), expectedShipDate: day })),
  /** Pieces that were cancelled while the others went on, oldest first (D39-4). */
  cancelledPieces: z.optional(
    z.array(
      z.object({
        quantity: z.int(),
        /** What they would have cost, in the order's minor units and VAT mode. */
        amount: z.int(),
        reason: z.enum(cancelReasons),
        detail: z.optional(z.string()),
        by,
        at: instant,
      }),
    ),
  ),
};
