import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { rule } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { day } from "../../kernel/time.ts";
import { needsDay, needsSupply } from "./rules.ts";
import { amendReasons } from "./states.ts";

/** An amendment of a tax invoice, as its seller asks for it (D42-8). */
export const amendmentDraft = z
  .strictObject({
    reason: z.enum(amendReasons),
    /** Won without VAT: what the value changes by, or what came back or is of the credit. */
    supply: z.optional(z.int().check(z.minimum(-99_999_999_999), z.maximum(99_999_999_999))),
    /** The day of the change, return or end. */
    on: z.optional(day),
    /** The amendment that the end of this claim asks for: what it says stands for supply and day. */
    claimId: z.optional(id("clm")),
    remark: z.optional(oneLine(0, 100)),
    /** The version of the invoice that the sender saw. */
    version: z.int(),
  })
  .check(
    rule((of) => of.claimId !== undefined || !needsSupply(of.reason) || (of.supply ?? 0) !== 0, {
      error: "required",
      path: ["supply"],
    }),
    rule((of) => of.claimId !== undefined || !needsDay(of.reason) || of.on !== undefined, {
      error: "required",
      path: ["on"],
    }),
  );
export type AmendmentDraft = z.output<typeof amendmentDraft>;
