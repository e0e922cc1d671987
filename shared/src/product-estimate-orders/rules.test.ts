import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateStatuses } from "../estimate-groups/statuses.ts";
import { nearestQuantities } from "../kernel/quantities.ts";
import { expectedShipDate, maskedShipTo, orderActs, statusAfter } from "./rules.ts";

const quantity = fc.integer({ min: 1, max: 9_999_999 });
const quote = fc
  .record({
    step: fc.integer({ min: 1, max: 5000 }),
    times: fc.integer({ min: 1, max: 100 }),
    maxQty: fc.option(quantity, { nil: undefined }),
  })
  .map(({ step, times, maxQty }) => ({ orderMultiple: step, moq: step * times, maxQty }));

describe("the nearest orderable quantities", () => {
  test("are orderable, and none lies nearer on either side", () => {
    fc.assert(
      fc.property(quote, quantity, (given, wanted) => {
        const { moq, orderMultiple, maxQty = 9_999_999 } = given;
        const isOrderable = (one: number) =>
          one >= moq && one <= maxQty && one % orderMultiple === 0;
        const found = nearestQuantities(given, wanted);
        expect(found.every(isOrderable)).toBe(true);
        expect(found.length).toBeLessThanOrEqual(2);
        if (found.length === 0) expect(maxQty).toBeLessThan(moq);
        if (isOrderable(wanted)) expect(found).toEqual([wanted]);
        for (const one of found) {
          const between = one < wanted ? one + orderMultiple : one - orderMultiple;
          const isNearer = Math.abs(between - wanted) < Math.abs(one - wanted);
          if (isNearer && (between - wanted) * (one - wanted) > 0)
            expect(isOrderable(between)).toBe(false);
        }
      }),
    );
  });
});

test("an order moves only from PENDING, whatever the act", () => {
  for (const act of Object.keys(orderActs) as (keyof typeof orderActs)[])
    for (const from of estimateStatuses) {
      const move = () => statusAfter(act, from);
      if (from === "PENDING") expect(move()).toBe(orderActs[act].to);
      else expect(move).toThrow("INVALID_TRANSITION");
    }
});

test("dispatch is promised in business days of Seoul", () => {
  // A Tuesday evening in Seoul before Hangul day, Friday 9 October 2026.
  expect(expectedShipDate("2026-10-06T14:00:00.000Z", 3)).toBe("2026-10-12");
  expect(expectedShipDate("2026-10-06T15:30:00.000Z", 0)).toBe("2026-10-07");
});

test("a masked address keeps name and region alone", () => {
  const shipTo = { name: "박", region: "SEOUL" as const, phone: "1", zip: "1", address: "1" };
  expect(maskedShipTo(shipTo)).toEqual({ name: "박", region: "SEOUL", masked: true });
});
