import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mostPieces, nearestQuantities } from "./quantities.ts";

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
