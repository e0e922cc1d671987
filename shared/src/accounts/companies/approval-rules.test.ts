import { describe, expect, test } from "vitest";
import { stepsFor } from "./approval-rules.ts";

const [a, b, c] = ["usr_a", "usr_b", "usr_c"] as const;
const small = { fromWon: 1_000_000, isNewSeller: false, steps: [[a]] };
const large = { fromWon: 10_000_000, isNewSeller: false, steps: [[a], [b, c]] };
const charged = { costCentreId: undefined, isOverBudget: false };
const known = { isNewSeller: false, ...charged };

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
});
