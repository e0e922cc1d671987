import { expect, test } from "vitest";
import { packPrice, unitPriceWithVat } from "./unit-price-with-vat.ts";

test("a unit price with VAT is eleven tenths of it, exact to the decimals that it may have", () => {
  expect(unitPriceWithVat("5460")).toBe("6006");
  expect(unitPriceWithVat("11160.5")).toBe("12276.55");
  expect(unitPriceWithVat("0.00005")).toBe("0.00006");
  expect(unitPriceWithVat("999999999")).toBe("1099999998.9");
});

test("the price of a pack is exact (D3-31)", () => {
  expect(packPrice("11160.5", 10)).toBe("111605");
  expect(packPrice("0.00007", 12)).toBe("0.00084");
});
