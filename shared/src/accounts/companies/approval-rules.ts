import * as z from "zod/mini";
import { type Id, id } from "../../kernel/ids.ts";
import { type Day, day } from "../../kernel/time.ts";

/** Limits of a company's rules: what somebody can still read as one page. */
export const mostRules = 20;
export const mostSteps = 5;
export const mostApprovers = 5;
export const mostCategories = 10;

type UserId = Id<"usr">;

const approvers = z.array(id("usr")).check(z.minLength(1), z.maxLength(mostApprovers));

/** Which lines a rule by category looks at (D41-7). */
const ruledCategories = z.strictObject({
  /** Any of these, or one below it. */
  ids: z.array(id("cat")).check(z.minLength(1), z.maxLength(mostCategories)),
  /** Also each line of which what is ordered has no category, whatever its words are. */
  withLinesInWords: z._default(z.boolean(), false),
});
export type RuledCategories = z.output<typeof ruledCategories>;

/** Which orders need an approval, and whose, step by step; one approver of a step suffices (D41-1). */
export const approvalRule = z.strictObject({
  /** From this total on, in won with shipping and VAT; absent for any total. */
  fromWon: z.optional(z.int().check(z.minimum(1), z.maximum(1e12))),
  /** Only for orders of this cost centre (D43-4). */
  costCentreId: z.optional(id("ccr")),
  /** Only for what exceeds the budget of its cost centre, or names none (D43-4). */
  isOverBudget: z.optional(z.boolean()),
  /** Only for an order with a line of these categories; its total is the whole order's (D41-7). */
  categories: z.optional(ruledCategories),
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

/** By which categories a rule knows a line (D41-7). */
export const lineCategories = z.object({
  /** With those above them. */
  categoryTagIds: z.array(id("cat")),
  /** What is ordered has no category of its own: the ones that its words name are among these. */
  isInWords: z.boolean(),
});
export type LineCategories = z.output<typeof lineCategories>;

/** What a rule looks at. */
export interface RuledOrder {
  /** With shipping and VAT; undefined where no rate is known. */
  totalWon: number | undefined;
  isNewSeller: boolean;
  costCentreId: Id<"ccr"> | undefined;
  isOverBudget: boolean;
  /** Of each line. */
  lines: readonly LineCategories[];
  /** Of what the total counts beside the order: what left that day without an approval. */
  earlier?: LineCategories | undefined;
}

type LineTest = readonly [Id<"cat"> | undefined, (line: LineCategories) => boolean];

const isOf = (id: Id<"cat">) => (line: LineCategories) => line.categoryTagIds.includes(id);

/** What a rule by category looks for: each of its categories, then the other lines in words. */
function testsOf({ ids, withLinesInWords }: RuledCategories): LineTest[] {
  const isOther = (line: LineCategories) => line.isInWords && !ids.some((id) => isOf(id)(line));
  return [
    ...ids.map((id) => [id, isOf(id)] as const),
    ...(withLinesInWords ? [[undefined, isOther] as const] : []),
  ];
}

const isAbout = (of: RuledCategories, line: LineCategories): boolean =>
  testsOf(of).some(([, isMet]) => isMet(line));

/** A rule without a total looks at the order alone; one with a total at what the total counts. */
const isWithin = (of: ApprovalRule, { lines, earlier }: RuledOrder): boolean =>
  !of.categories ||
  lines
    .concat(of.fromWon !== undefined && earlier ? earlier : [])
    .some((line) => isAbout(of.categories!, line));

const fits = (of: ApprovalRule, order: RuledOrder): boolean => {
  const { totalWon, isNewSeller, costCentreId, isOverBudget } = order;
  return (
    (of.fromWon === undefined || totalWon === undefined || totalWon >= of.fromWon) &&
    (of.costCentreId === undefined || of.costCentreId === costCentreId) &&
    (!of.isOverBudget || isOverBudget) &&
    (!of.isNewSeller || isNewSeller) &&
    isWithin(of, order)
  );
};

/** The rules that fit an order, those of the least total first (D41-1). */
export const fittingRules = (
  { rules }: Pick<ApprovalRules, "rules">,
  order: RuledOrder,
): ApprovalRule[] =>
  rules
    .filter((one) => fits(one, order))
    .toSorted((one, other) => (one.fromWon ?? 0) - (other.fromWon ?? 0));

/** A category of a rule that fits; lines in words by no category where it is absent. */
export interface CategoryReason {
  categoryTagId?: Id<"cat">;
  /** Places of the lines that it is about; none where what left earlier that day is of it. */
  lines: number[];
}

/** Which categories of the rules that fit an order are in it, each once (D41-7). */
export function categoryReasons(
  fitting: readonly ApprovalRule[],
  { lines, earlier }: RuledOrder,
): CategoryReason[] {
  const reasons = new Map<Id<"cat"> | undefined, Set<number>>();
  for (const { categories } of fitting) {
    if (!categories) continue;
    const isOfLines = lines.some((line) => isAbout(categories, line));
    for (const [id, isMet] of testsOf(categories)) {
      const places = lines.flatMap((line, at) => (isMet(line) ? [at] : []));
      const isEarlier = !isOfLines && earlier !== undefined && isMet(earlier);
      if (places.length > 0 || isEarlier)
        reasons.set(id, new Set([...(reasons.get(id) ?? []), ...places]));
    }
  }
  return [...reasons].map(([id, places]) => ({
    ...(id && { categoryTagId: id }),
    lines: [...places].toSorted((one, other) => one - other),
  }));
}

const isSameStep = (one: readonly UserId[], other: readonly UserId[]): boolean =>
  one.length === other.length && one.every((userId) => other.includes(userId));

/** The steps of the rules that fit an order, each step once; none if it needs no approval (D41-1). */
export const stepsOf = (fitting: readonly ApprovalRule[]): UserId[][] =>
  eachOnce(fitting.flatMap(({ steps }) => steps));

/** Steps in their order; one of the same approvers as one before is left out. */
export function eachOnce(all: readonly UserId[][]): UserId[][] {
  const steps: UserId[][] = [];
  for (const step of all) if (!steps.some((known) => isSameStep(known, step))) steps.push(step);
  return steps;
}
