import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mostPieces, nearestQuantities, priceFor } from "./quantities.ts";

test("the nearest quantities are the wanted one, or its allowed neighbours", () => {
  const terms = { moq: 10, orderMultiple: 5, maxQty: 52 };
  expect(nearestQuantities(terms, 15)).toEqual([15]);
  expect(nearestQuantities(terms, 10)).toEqual([10]);
  expect(nearestQuantities(terms, 17)).toEqual([15, 20]);
  expect(nearestQuantities(terms, 1)).toEqual([10]);
  expect(nearestQuantities(terms, 51)).toEqual([50]);
  expect(nearestQuantities(terms, 9_000)).toEqual([50]);
  expect(nearestQuantities({ moq: 12, orderMultiple: 5 }, 12)).toEqual([15]);
  expect(nearestQuantities({ moq: 6, orderMultiple: 5, maxQty: 9 }, 7)).toEqual([]);
});

test("a price is for enough pieces where the terms allow it, else for the most (D3-18)", () => {
  const breaks = [
    { minQty: 10, unitPrice: "1200" },
    { minQty: 40, unitPrice: "1000" },
  ];
  const terms = { breaks, currency: "KRW", moq: 10, orderMultiple: 5, maxQty: 46 } as const;
  expect(priceFor(terms, 38)).toEqual({ quantity: 40, unitPrice: "1000", amount: 40_000 });
  expect(priceFor(terms, 1000)).toEqual({ quantity: 45, unitPrice: "1000", amount: 45_000 });
  expect(priceFor(terms, 3)).toEqual({ quantity: 10, unitPrice: "1200", amount: 12_000 });
  expect(priceFor({ ...terms, maxQty: 9 }, 3)).toBeUndefined();
});

test("no orderable quantity is nearer than the offered ones", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 120 }),
      (moq, orderMultiple, maxQty, wanted) => {
        const all = Array.from({ length: maxQty }, (_, at) => at + 1).filter(
          (one) => one >= moq && one % orderMultiple === 0,
        );
        const below = all.findLast((one) => one <= wanted);
        const above = all.find((one) => one >= wanted);
        const expected = [below, above].filter((one) => one !== undefined);
        expect(nearestQuantities({ moq, orderMultiple, maxQty }, wanted)).toEqual([
          ...new Set(expected),
        ]);
      },
    ),
  );
});

test("without a stated maximum the limit is the largest line", () => {
  expect(nearestQuantities({ moq: 1, orderMultiple: 1 }, mostPieces)).toEqual([mostPieces]);
  expect(nearestQuantities({ moq: 1, orderMultiple: 1 }, mostPieces + 1)).toEqual([mostPieces]);
});
