import * as z from "zod/mini";
import { day, instant } from "../../kernel/time.ts";
import { orderSides, shipDateReasons } from "./sides.ts";

const by = z.enum(orderSides);
/** A day of dispatch that moved (D33-3). */
const shipDateMove = z.object({
  from: day,
  to: day,
  reason: z.enum(shipDateReasons),
  detail: z.optional(z.string()),
  by,
  at: instant,
});

/** What became of an order's day of dispatch. */
export const shipDateFields = {
  /** What the seller answered about a day: that it holds (D33-2). */
  shipDateHeld: z.optional(z.object({ on: day, by, at: instant })),
  /** The last moves of the day of dispatch, oldest first. */
  shipDateMoves: z.optional(z.array(shipDateMove)),
  /** Days of dispatch on whose afternoon nothing was shipped, oldest first (D33-4). */
  passedShipDates: z.optional(z.array(day)),
};
