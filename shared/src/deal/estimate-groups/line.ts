import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id, requestLineId } from "../../kernel/ids.ts";
import { instant } from "../../kernel/time.ts";
import { conditions } from "../../catalogue/products/merchandise-fields.ts";

/** What is wanted, copied when the request is made: later changes of the part do not affect it. */
export const lineSnapshot = z.object({
  productName: z.string(),
  partNumber: z.optional(z.string()),
  manufactorName: z.optional(z.string()),
  quantity: z.int(),
  unit: z.string(),
  targetPrice: z.optional(z.string()),
  allowAlternative: z.boolean(),
  requiredCondition: z.enum(["ANY", ...conditions]),
  memo: z.optional(z.string()),
  /** By which the buyer knows the part (D31-5). */
  ownNumber: z.optional(z.string()),
  files: z.array(fileSummary),
});
export const groupLine = z.extend(lineSnapshot, {
  requestLineId,
  productId: z.optional(id("prd")),
  sellerIds: z.array(id("sel")),
  /** The buyer dropped the line from the request. */
  droppedAt: z.optional(instant),
});
export type GroupLine = z.output<typeof groupLine>;
