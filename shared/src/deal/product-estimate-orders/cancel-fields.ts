import * as z from "zod/mini";
import { instant } from "../../kernel/time.ts";
import { cancelReasons, orderSides, systemCancelReasons } from "./sides.ts";

const orderSide = z.enum(orderSides);
const cancelReason = z.enum(cancelReasons);

/** A request to cancel an accepted order, which the other side has to agree to (D2-18). */
const cancelRequest = z.object({
  by: orderSide,
  reason: cancelReason,
  detail: z.optional(z.string()),
  at: instant,
  /** From then on the admins decide it. */
  dueAt: instant,
  /** Of the pieces that had not left, so many (D39-4); all of the order where absent. */
  quantity: z.optional(z.int()),
});

/** What became of the wish to cancel an order (D2-16, D2-18). */
export const cancelFields = {
  cancelReason: z.optional(z.enum([...cancelReasons, ...systemCancelReasons])),
  cancelDetail: z.optional(z.string()),
  cancelledBy: z.optional(orderSide),
  cancelledAt: z.optional(instant),
  /** Present while the order is CONFIRMED and a cancel request is open. */
  cancelRequest: z.optional(cancelRequest),
  /**
   * The last cancel request that ended without a cancellation: who asked, and who declined it or
   * took it back.
   */
  keptAfter: z.optional(
    z.object({ askedBy: orderSide, askedAt: instant, by: orderSide, at: instant }),
  ),
};
