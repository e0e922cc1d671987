import { assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { addTaxed, totalOf, withVat } from "./tax.ts";

test("tax is a tenth of the supply value, by line, and both add up to the total", () => {
  expect(withVat(1_005, "EXCLUDED")).toEqual({ supply: 1_005, vat: 101 });
  expect(withVat(4_955, "EXCLUDED")).toEqual({ supply: 4_955, vat: 496 });
  expect(withVat(4_900, "INCLUDED")).toEqual({ supply: 4_455, vat: 445 });
  expect(withVat(42_900, "INCLUDED")).toEqual({ supply: 39_000, vat: 3_900 });
  expect(withVat(4_900, "ZERO_RATED")).toEqual({ supply: 4_900, vat: 0 });
  assert(
    property(nat(9_999_999_999), (amount) => {
      const { supply, vat } = withVat(amount, "INCLUDED");
      expect(supply + vat).toBe(amount);
      expect(Math.abs(supply / 10 - vat)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a sum adds amounts that were rounded by line", () => {
  const lines = [withVat(15, "EXCLUDED"), withVat(15, "EXCLUDED"), withVat(11, "INCLUDED")];
  expect(addTaxed(lines)).toEqual({ supply: 40, vat: 5 });
  expect(totalOf(addTaxed(lines))).toBe(45);
});
