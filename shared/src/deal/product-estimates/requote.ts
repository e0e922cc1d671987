import { pieces } from "../../kernel/money/pieces.ts";
import * as z from "zod/mini";
import { unitPrice } from "../../kernel/money/money.ts";
import { prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";

/** Why a buyer asks for a further round of the same line. */
export const requoteReasons = [
  "PRICE",
  "QUANTITY",
  "LEAD_TIME",
  "CONDITIONS",
  "EXPIRED",
  "OTHER",
] as const;

/** The buyer's terms for the present round; absent in the first. */
export const requote = z.object({
  reason: z.enum(requoteReasons),
  /** The buyer's target price: never orderable, the seller has to quote it (D2-23). */
  targetPrice: z.optional(z.string()),
  /** The value of the previous round, if it changed. */
  quantityBefore: z.optional(z.int()),
  memo: z.optional(z.string()),
  at: instant,
});

export const requoteDraft = z.strictObject({
  reason: z.enum(requoteReasons),
  targetPrice: z.optional(unitPrice),
  quantity: z.optional(pieces),
  memo: z.optional(prose(0, 500)),
  dueAt: z.optional(instant),
  version: z.optional(z.int()),
});
export type RequoteDraft = z.output<typeof requoteDraft>;
