import * as z from "zod/mini";
import { day } from "../../kernel/time.ts";
import { taxStates, taxTypes } from "./tax-states.ts";

/** What the tax office says of a business number (D11-12, D40-20). */
export const taxStatus = z.object({
  businessNumber: z.string(),
  state: z.enum(taxStates),
  taxType: z.optional(z.enum(taxTypes)),
  /** Since when it is paused or closed. */
  endedOn: z.optional(day),
});
export type TaxStatus = z.output<typeof taxStatus>;
