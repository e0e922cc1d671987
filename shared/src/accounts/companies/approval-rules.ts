import * as z from "zod/mini";
import { type Id, id } from "../../kernel/ids.ts";
import { type Day, day } from "../../kernel/time.ts";

/** Limits of a company's rules: what somebody can still read as one page. */
export const mostRules = 20;
export const mostSteps = 5;
export const mostApprovers = 5;

type UserId = Id<"usr">;

const approvers = z.array(id("usr")).check(z.minLength(1), z.maxLength(mostApprovers));

/** Which orders need an approval, and whose, step by step; one approver of a step suffices (D41-1). */
export const approvalRule = z.strictObject({
  /** From this total on, in won with shipping and VAT; absent for any total. */
  fromWon: z.optional(z.int().check(z.minimum(1), z.maximum(1e12))),
  /** Only for orders of this cost centre (D43-4). */
  costCentreId: z.optional(id("ccr")),
  /** Only for what exceeds the budget of its cost centre, or names none (D43-4). */
  isOverBudget: z.optional(z.boolean()),
  /** Only for a seller who has not accepted an order of the company yet. */
  isNewSeller: z._default(z.boolean(), false),
  steps: z.array(approvers).check(z.minLength(1), z.maxLength(mostSteps)),
});
export type ApprovalRule = z.output<typeof approvalRule>;

const said = {
  rules: z.array(approvalRule).check(z.maxLength(mostRules)),
  /** Whether somebody may release an order of his own (D41-4). */
  mayReleaseOwn: z.boolean(),
};
export const approvalRulesDraft = z.strictObject({ ...said, version: z.optional(z.int()) });
export type ApprovalRulesDraft = z.output<typeof approvalRulesDraft>;

/** A company's rules; version 0 before it had any. */
export const approvalRules = z.object({ ...said, version: z.int() });
export type ApprovalRules = z.output<typeof approvalRules>;

export const noRules: ApprovalRules = { rules: [], mayReleaseOwn: false, version: 0 };

/** Who decides in a member's place, from the first day to the last one in Seoul (D41-5). */
export const standIn = z.strictObject({ userId: id("usr"), from: day, until: day });
export type StandIn = z.output<typeof standIn>;

/** Whether somebody is away on that day. */
export const isAway = (of: StandIn | undefined, on: Day): of is StandIn =>
  of !== undefined && of.from <= on && on <= of.until;

/** What a rule looks at. */
export interface RuledOrder {
  /** With shipping and VAT; undefined where no rate is known. */
  totalWon: number | undefined;
  isNewSeller: boolean;
  costCentreId: Id<"ccr"> | undefined;
  isOverBudget: boolean;
}

const fits = (of: ApprovalRule, order: RuledOrder): boolean => {
  const { totalWon, isNewSeller, costCentreId, isOverBudget } = order;
  return (
    (of.fromWon === undefined || totalWon === undefined || totalWon >= of.fromWon) &&
    (of.costCentreId === undefined || of.costCentreId === costCentreId) &&
    (!of.isOverBudget || isOverBudget) &&
    (!of.isNewSeller || isNewSeller)
  );
};

const isSameStep = (one: readonly UserId[], other: readonly UserId[]): boolean =>
  one.length === other.length && one.every((userId) => other.includes(userId));

/**
 * The steps of every rule that fits, those of the least total first, each step once; none if the
 * order needs no approval (D41-1).
 */
export function stepsFor({ rules }: Pick<ApprovalRules, "rules">, order: RuledOrder): UserId[][] {
  const fitting = rules
    .filter((one) => fits(one, order))
    .toSorted((one, other) => (one.fromWon ?? 0) - (other.fromWon ?? 0));
  return eachOnce(fitting.flatMap((one) => one.steps));
}

/** Steps in their order; one of the same approvers as one before is left out. */
export function eachOnce(all: readonly UserId[][]): UserId[][] {
  const steps: UserId[][] = [];
  for (const step of all) if (!steps.some((known) => isSameStep(known, step))) steps.push(step);
  return steps;
}
