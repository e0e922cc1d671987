import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { instant } from "../../kernel/time.ts";
import { claimKinds, claimStatuses } from "./claim-states.ts";

/** What an order says of a claim about it; the rest stands in the claim itself. */
const claimMark = z.object({
  id: id("clm"),
  kind: z.enum(claimKinds),
  quantity: z.int(),
  status: z.enum(claimStatuses),
  /** When it ended with a remedy for the buyer. */
  upheldAt: z.optional(instant),
  /** What was agreed to be paid back, in minor units. */
  amount: z.optional(z.int()),
});
export type ClaimMark = z.output<typeof claimMark>;

export const claimFields = {
  /** Claims about it, oldest first (D34-1). */
  claims: z.optional(z.array(claimMark)),
};
