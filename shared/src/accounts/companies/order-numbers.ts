import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { day } from "../../kernel/time.ts";
import { isTemplate } from "./number-template.ts";
import { orderNumberText } from "./order-number-text.ts";

/** How a company numbers its orders: PO-{YY}{MM}-{####} (D45-2). */
export const numberTemplate = orderNumberText(1, 60).check(
  rule<string>(isTemplate, { error: "invalid_value" }),
);

export const orderNumbersDraft = z.strictObject({
  /** Absent: orders get no number of their own unless one is typed. */
  template: z.optional(numberTemplate),
  /** Of the template that was seen; the newest where absent. */
  version: z.optional(z.int()),
});
export type OrderNumbersDraft = z.output<typeof orderNumbersDraft>;

/** Version 0 before a company had a template. */
export const orderNumbers = z.object({
  template: z.optional(z.string()),
  /** What an order counts that draws the next number, today; a preview, and no promise. */
  next: z.object({
    on: day,
    always: z.int(),
    year: z.int(),
    month: z.int(),
    day: z.int(),
  }),
  version: z.int(),
});
export type OrderNumbers = z.output<typeof orderNumbers>;
