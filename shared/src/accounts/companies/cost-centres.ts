import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { rule } from "../../kernel/rule.ts";
import { allDiffer } from "../../kernel/text/alike.ts";
import { oneLine } from "../../kernel/text/text.ts";

/** Cost centres of one company: as many as one reads in one look. */
export const mostCentres = 100;

export const budgetPeriods = ["MONTH", "YEAR"] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

export const budget = z.strictObject({
  /** Won without VAT and delivery, for each period anew (D43-3). */
  won: z.int().check(z.minimum(1), z.maximum(1e12)),
  period: z.enum(budgetPeriods),
});

const said = {
  code: oneLine(1, 20),
  name: oneLine(1, 40),
  budget: z.optional(budget),
  /** Takes no more orders; its figures stay. */
  isClosed: z.boolean(),
};

export const costCentresDraft = z.strictObject({
  /** All of them; those without an id are new. */
  costCentres: z.array(z.strictObject({ id: z.optional(id("ccr")), ...said })).check(
    z.maxLength(mostCentres),
    rule((all) => allDiffer(all.map(({ code }) => code)), { error: "DUPLICATE_CODES" }),
  ),
  /** Of the list that was seen; the newest where absent. */
  version: z.optional(z.int()),
});
export type CostCentresDraft = z.output<typeof costCentresDraft>;

/** What orders and approvals of one period took, in won (D43-3). */
const spending = z.object({
  /** Of orders that run, and of those that wait for an approval. */
  reserved: z.int(),
  /** Of completed orders. */
  used: z.int(),
});
export type Spending = z.output<typeof spending>;

export const costCentre = z.object({
  id: id("ccr"),
  ...said,
  /** Of the asked month; with a budget for a year, of its year up to its end. */
  spending,
});
export type CostCentre = z.output<typeof costCentre>;

/** Version 0 before a company had any. */
export const costCentres = z.object({ costCentres: z.array(costCentre), version: z.int() });
export type CostCentres = z.output<typeof costCentres>;

/**
 * Whether an order that takes so much exceeds what is left (D43-4). Undefined: no rate is known for
 * it, and it may cost anything.
 */
export const exceeds = (
  centre: Pick<CostCentre, "budget" | "spending">,
  won: number | undefined,
): boolean => {
  const left = leftOf(centre);
  return left !== undefined && (won === undefined || won > left);
};

/** What is left of a budget, below zero if more was taken; undefined without a budget. */
export const leftOf = ({
  budget: of,
  spending: { reserved, used },
}: Pick<CostCentre, "budget" | "spending">): number | undefined => of && of.won - reserved - used;
