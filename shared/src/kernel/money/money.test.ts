import { expect, test } from "vitest";
import * as z from "zod/mini";
import { priceBreaks, unitPrice } from "./money.ts";

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test("a unit price has up to nine digits and five decimals and is above zero", () => {
  for (const good of ["1", "0.00001", "999999999.99999", "12.5", "007"])
    expect(takes(unitPrice, good), good).toBe(true);
  for (const bad of [
    "",
    "0",
    "0.0",
    "000",
    "-1",
    "1.",
    ".5",
    "1.000001",
    "1234567890",
    "1e3",
    "１",
  ])
    expect(takes(unitPrice, bad), bad).toBe(false);
  for (const around of ["x1", "1x", " 1", "1\n"]) expect(takes(unitPrice, around)).toBe(false);
});

const steps = (...pairs: [number, string][]) =>
  pairs.map(([minQty, price]) => ({ minQty, unitPrice: price }));

test("price steps rise in quantity and never in price", () => {
  expect(takes(priceBreaks, steps([1, "10"]))).toBe(true);
  expect(takes(priceBreaks, steps([1, "10"], [2, "10"], [3, "9.99999"]))).toBe(true);
  expect(takes(priceBreaks, steps([1, "10"], [1, "9"]))).toBe(false);
  expect(takes(priceBreaks, steps([2, "10"], [1, "9"]))).toBe(false);
  expect(takes(priceBreaks, steps([1, "9"], [2, "10"]))).toBe(false);
  expect(takes(priceBreaks, steps([1, "10"], [2, "8"], [3, "9"]))).toBe(false);
  const faultOf = (...pairs: [number, string][]) =>
    z
      .safeParse(priceBreaks, steps(...pairs))
      .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  expect(faultOf([1, "9"], [2, "9"], [3, "10"])).toEqual(["2.unitPrice STEP_PRICE"]);
  expect(faultOf([1, "9"], [20, "8"], [10, "7"])).toEqual(["2.minQty STEP_QUANTITY"]);
  expect(faultOf([20, "9"], [10, "10"])).toEqual(["1.minQty STEP_QUANTITY"]);
});

test("there are one to ten steps, of 1 to 9,999,999 pieces", () => {
  const many = (count: number) =>
    steps(...Array.from({ length: count }, (_, at): [number, string] => [at + 1, "5"]));
  expect(takes(priceBreaks, [])).toBe(false);
  expect(takes(priceBreaks, many(10))).toBe(true);
  expect(takes(priceBreaks, many(11))).toBe(false);
  expect(takes(priceBreaks, steps([0, "5"]))).toBe(false);
  expect(takes(priceBreaks, steps([9_999_999, "5"]))).toBe(true);
  expect(takes(priceBreaks, steps([10_000_000, "5"]))).toBe(false);
  expect(takes(priceBreaks, [{ minQty: 1, unitPrice: "5", more: 1 }])).toBe(false);
});
