import { assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { withVat, wonInWords } from "./rules.ts";

test.each([
  [0, "일금 영원정"],
  [10, "일금 일십원정"],
  [1_234_000, "일금 일백이십삼만사천원정"],
  [100_000_000, "일금 일억원정"],
  [120_005_006_070, "일금 일천이백억오백만육천칠십원정"],
])("%i won are said in words", (won, words) => {
  expect(wonInWords(won)).toBe(words);
});

test("tax is a tenth of the supply value, by line, and the parts make the whole", () => {
  expect(withVat(1_005, "EXCLUDED")).toEqual({ supply: 1_005, vat: 101 });
  expect(withVat(4_900, "INCLUDED")).toEqual({ supply: 4_455, vat: 445 });
  expect(withVat(4_900, "ZERO_RATED")).toEqual({ supply: 4_900, vat: 0 });
  assert(
    property(nat(9_999_999_999), (amount) => {
      const { supply, vat } = withVat(amount, "INCLUDED");
      expect(supply + vat).toBe(amount);
      expect(Math.abs(supply / 10 - vat)).toBeLessThanOrEqual(1);
    }),
  );
});
