import {
  type AmendmentDraft,
  amendmentDraft,
} from "@bupum/shared/papers/tax-invoices/amendment-draft";
import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { amendmentOf, needsDay, needsSupply } from "@bupum/shared/papers/tax-invoices/rules";
import type { AmendReason } from "@bupum/shared/papers/tax-invoices/states";
import { rule } from "@bupum/shared/kernel/rule";
import type { Day } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";

/** Whether a changed value is more or less: amounts are typed without a sign. */
export const directions = ["LESS", "MORE"] as const;
type Direction = (typeof directions)[number];

const { reason, on, remark } = amendmentDraft.shape;

/** The form of an amendment. */
export const amendmentFields = z
  .strictObject({
    reason,
    direction: z.enum(directions),
    supply: z.optional(z.int().check(z.minimum(1), z.maximum(99_999_999_999))),
    on,
    remark,
  })
  .check(
    rule((of) => !needsSupply(of.reason) || of.supply !== undefined, {
      error: "required",
      path: ["supply"],
    }),
    rule((of) => !needsDay(of.reason) || of.on !== undefined, { error: "required", path: ["on"] }),
  );

interface Typed {
  reason: AmendReason;
  direction: Direction;
  supply?: number | undefined;
  on?: Day | undefined;
}

/** What changes, as the rule takes it: only what that reason asks for, and less is negative. */
export const changeOf = (typed: Typed): Pick<AmendmentDraft, "supply" | "on"> => {
  const { supply } = typed;
  const isLess = typed.reason === "VALUE_CHANGED" && typed.direction === "LESS";
  return {
    ...(needsSupply(typed.reason) && supply !== undefined && { supply: isLess ? -supply : supply }),
    ...(needsDay(typed.reason) && { on: typed.on }),
  };
};

type Documents = NonNullable<ReturnType<typeof amendmentOf>>;

/**
 * The documents of what is typed so far. OPEN while something is missing; WRONG_DAY before the
 * original or after today, and TOO_MUCH if more than is left: neither is an amendment (D42-8).
 */
export function previewOf(
  of: TaxInvoice,
  typed: Typed,
  today: Day,
): Documents | "OPEN" | "WRONG_DAY" | "TOO_MUCH" {
  const change = changeOf(typed);
  if (needsSupply(typed.reason) && !change.supply) return "OPEN";
  if (needsDay(typed.reason)) {
    if (!change.on) return "OPEN";
    if (change.on < of.writtenOn || change.on > today) return "WRONG_DAY";
  }
  return amendmentOf(of, typed.reason, change) ?? "TOO_MUCH";
}
