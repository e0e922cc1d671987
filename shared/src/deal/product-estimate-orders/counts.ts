import * as z from "zod/mini";
import { inOrder } from "../../kernel/rule.ts";
import { day } from "../../kernel/time.ts";

export const orderCounts = z.object({
  total: z.int(),
  PENDING: z.int(),
  CONFIRMED: z.int(),
  REJECTED: z.int(),
  COMPLETED: z.int(),
  CANCELLED: z.int(),
});
/** Days in Seoul on which an order was placed, both included; all time where absent. */
export const countsQuery = z
  .strictObject({ startDate: z.optional(day), endDate: z.optional(day) })
  .check(inOrder());
export type OrderCounts = z.output<typeof orderCounts>;
