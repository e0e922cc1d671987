import { describe, expect, test } from "vitest";
import {
  type ApprovalRule,
  categoryReasons,
  fittingRules,
  type LineCategories,
  type RuledOrder,
  stepsOf,
} from "./approval-rules.ts";

const stepsFor = (of: { rules: ApprovalRule[] }, order: RuledOrder) =>
  stepsOf(fittingRules(of, order));

const [a, b, c] = ["usr_a", "usr_b", "usr_c"] as const;
const small = { fromWon: 1_000_000, isNewSeller: false, steps: [[a]] };
const large = { fromWon: 10_000_000, isNewSeller: false, steps: [[a], [b, c]] };
const charged = { costCentreId: undefined, isOverBudget: false, lines: [] };
const known = { isNewSeller: false, ...charged };

const [power, breakers, sensors] = ["cat_power", "cat_breakers", "cat_sensors"] as const;
const lineOf = (...categoryTagIds: LineCategories["categoryTagIds"]): LineCategories => ({
  categoryTagIds,
  isInWords: false,
});
const breaker = lineOf(breakers, power);
const words: LineCategories = { categoryTagIds: [], isInWords: true };
const ofCategories = (
  ids: LineCategories["categoryTagIds"],
  {
    withLinesInWords = false,
    ...more
  }: Partial<ApprovalRule> & { withLinesInWords?: boolean } = {},
): ApprovalRule => ({
  isNewSeller: false,
  steps: [[a]],
  ...more,
  categories: { ids, withLinesInWords },
});

const of = (rule: ApprovalRule, ...lines: LineCategories[]) =>
  stepsFor({ rules: [rule] }, { totalWon: 1_000_000, ...known, lines });
const reasons = (rules: ApprovalRule[], lines: LineCategories[], earlier?: LineCategories) => {
  const order = { totalWon: 1_000_000, ...known, lines, earlier };
  return categoryReasons(fittingRules({ rules }, order), order);
};

describe("the steps of an order", () => {
  test("are those of every rule that fits, from the least total on, each once (D41-1)", () => {
    const rules = [large, small];
    expect(stepsFor({ rules }, { totalWon: 999_999, ...known })).toEqual([]);
    expect(stepsFor({ rules }, { totalWon: 1_000_000, ...known })).toEqual([[a]]);
    expect(stepsFor({ rules }, { totalWon: 10_000_000, ...known })).toEqual([[a], [b, c]]);
    const same = { ...small, steps: [[c, b], [a]] };
    expect(stepsFor({ rules: [large, same] }, { totalWon: 1e8, ...known })).toEqual([[c, b], [a]]);
  });

  test("are those of every total where no rate is known (D41-1)", () => {
    expect(stepsFor({ rules: [small] }, { totalWon: undefined, ...known })).toEqual([[a]]);
  });

  test("of a rule for new sellers are asked of them alone, with a total where it has one (D41-1)", () => {
    const rules = [{ isNewSeller: true, steps: [[b]] }];
    expect(stepsFor({ rules }, { totalWon: 1, isNewSeller: true, ...charged })).toEqual([[b]]);
    expect(stepsFor({ rules }, { totalWon: 1e9, ...known })).toEqual([]);
    const both = [{ ...small, isNewSeller: true }];
    expect(stepsFor({ rules: both }, { totalWon: 1, isNewSeller: true, ...charged })).toEqual([]);
    expect(stepsFor({ rules: both }, { totalWon: 1e6, isNewSeller: true, ...charged })).toEqual([
      [a],
    ]);
  });

  test("of a rule for a cost centre or what exceeds its budget are asked of that alone (D43-4)", () => {
    const [one, other] = ["ccr_1", "ccr_2"] as const;
    const order = { totalWon: 1, ...known };
    const ofOne = [{ ...known, costCentreId: one, steps: [[b]] }];
    expect(stepsFor({ rules: ofOne }, { ...order, costCentreId: one })).toEqual([[b]]);
    expect(stepsFor({ rules: ofOne }, { ...order, costCentreId: other })).toEqual([]);
    expect(stepsFor({ rules: ofOne }, order)).toEqual([]);
    const over = [{ ...known, isOverBudget: true, steps: [[c]] }];
    expect(stepsFor({ rules: over }, { ...order, isOverBudget: true })).toEqual([[c]]);
    expect(stepsFor({ rules: over }, order)).toEqual([]);
  });

  test("of a rule by category are asked where a line is of one of them or below it (D41-7)", () => {
    const cable = lineOf("cat_cables");
    expect(of(ofCategories([power]), cable, breaker)).toEqual([[a]]);
    expect(of(ofCategories([sensors, breakers]), breaker)).toEqual([[a]]);
    expect(of(ofCategories([sensors]), breaker, words)).toEqual([]);
    expect(of(ofCategories([sensors], { withLinesInWords: true }), breaker)).toEqual([]);
    expect(of(ofCategories([sensors], { withLinesInWords: true }), breaker, words)).toEqual([[a]]);
    // The total is the whole order's, and all conditions hold together.
    expect(of(ofCategories([power], { fromWon: 1_000_000 }), cable, breaker)).toEqual([[a]]);
    expect(of(ofCategories([power], { fromWon: 1_000_001 }), breaker)).toEqual([]);
    expect(of(ofCategories([power], { isNewSeller: true }), breaker)).toEqual([]);
  });

  test("of a rule by category with a total look at what left earlier that day, others do not (D41-7)", () => {
    const order = { totalWon: 1_000_000, ...known, lines: [lineOf(sensors)], earlier: breaker };
    const whole = ofCategories([power], { fromWon: 1_000_000 });
    expect(stepsFor({ rules: [whole] }, order)).toEqual([[a]]);
    expect(stepsFor({ rules: [ofCategories([power])] }, order)).toEqual([]);
  });
});

describe("what rules by category are about (D41-7)", () => {
  test("is said of rules that fit, each category once with its lines", () => {
    const rules = [ofCategories([power]), ofCategories([power, sensors]), small];
    expect(reasons(rules, [lineOf(sensors), breaker, words])).toEqual([
      { categoryTagId: power, lines: [1] },
      { categoryTagId: sensors, lines: [0] },
    ]);
    expect(reasons([ofCategories([power], { fromWon: 1_000_001 })], [breaker])).toEqual([]);
  });

  test("is lines in words where the rule has them, and of those the ones that name nothing", () => {
    const named = { ...words, categoryTagIds: [sensors] };
    const rule = ofCategories([sensors], { withLinesInWords: true });
    expect(reasons([rule], [words, named, breaker])).toEqual([
      { categoryTagId: sensors, lines: [1] },
      { lines: [0] },
    ]);
  });

  test("is what left earlier that day where none of the lines is of it", () => {
    const rule = ofCategories([power, sensors], { fromWon: 1 });
    const cable = lineOf("cat_cables");
    expect(reasons([rule], [cable], breaker)).toEqual([{ categoryTagId: power, lines: [] }]);
    expect(reasons([rule], [lineOf(sensors)], breaker)).toEqual([
      { categoryTagId: sensors, lines: [0] },
    ]);
  });
});
