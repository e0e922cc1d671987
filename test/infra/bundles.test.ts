import { type Size, findFunctions } from "@bupum/infra/build";
import { beforeAll, describe, expect, test } from "vitest";
import { budgetOf } from "../kit/function-budgets.ts";
import { builtFunctions } from "./built.ts";

let sizes: Size[];
beforeAll(async () => {
  ({ sizes } = await builtFunctions());
});

describe("bundles", () => {
  test("contain every function", () => {
    expect(sizes.map(({ name }) => name)).toEqual(Object.keys(findFunctions()));
  });

  test("of the APIs stay within their budget (A2-1): 400 KB raw, 136 KB gzip, or their own", () => {
    const heavy = sizes.filter(({ name, raw, gzip }) => {
      const most = budgetOf(name);
      return !name.startsWith("job-") && (raw > most.raw || gzip > most.gzip);
    });
    expect(heavy).toEqual([]);
  });
});
