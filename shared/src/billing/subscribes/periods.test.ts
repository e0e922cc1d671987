import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seoulDay, seoulInstant } from "../../kernel/time.ts";
import { anchorDayOf, periodEndOf } from "./periods.ts";
import type { SubscribeType } from "../plans/plans.ts";

/** The days on which periods end that begin on that day, each counted from the one before. */
function endsFrom(on: string, type: SubscribeType, many: number): string[] {
  let start = seoulInstant(on, "14:23:05.678");
  const anchorDay = anchorDayOf(start);
  return Array.from({ length: many }, () => {
    start = periodEndOf(start, type, anchorDay);
    expect(start).toBe(seoulInstant(seoulDay(start), "14:23:05.678"));
    return seoulDay(start);
  });
}

test.each([
  ["2026-01-28", "2026-02-28 2026-03-28 2026-04-28"],
  ["2026-01-29", "2026-02-28 2026-03-29 2026-04-29"],
  ["2026-01-30", "2026-02-28 2026-03-30 2026-04-30"],
  ["2026-01-31", "2026-02-28 2026-03-31 2026-04-30"],
  ["2027-12-31", "2028-01-31 2028-02-29 2028-03-31"],
  ["2028-01-28", "2028-02-28 2028-03-28 2028-04-28"],
  ["2028-01-29", "2028-02-29 2028-03-29 2028-04-29"],
  ["2028-01-30", "2028-02-29 2028-03-30 2028-04-30"],
  ["2028-01-31", "2028-02-29 2028-03-31 2028-04-30"],
  ["2028-02-29", "2028-03-29 2028-04-29 2028-05-29"],
])("months from %s end on their anchor or the month's last day (D13-4)", (on, ends) => {
  expect(endsFrom(on, "MONTHLY", 3)).toEqual(ends.split(" "));
});

test.each([
  ["QUARTERLY", "2026-11-30", "2027-02-28 2027-05-30 2027-08-30"],
  ["QUARTERLY", "2027-11-30", "2028-02-29 2028-05-30 2028-08-30"],
  ["QUARTERLY", "2026-08-31", "2026-11-30 2027-02-28 2027-05-31"],
  ["YEARLY", "2028-02-29", "2029-02-28 2030-02-28 2031-02-28 2032-02-29"],
  ["YEARLY", "2027-02-28", "2028-02-28 2029-02-28"],
] as const)("%s periods from %s end the same way (D13-4)", (type, on, ends) => {
  const days = ends.split(" ");
  expect(endsFrom(on, type, days.length)).toEqual(days);
});

test("a late night in UTC belongs to the next day in Seoul", () => {
  // 1 February 00:30 in Seoul.
  const start = "2026-01-31T15:30:00.000Z";
  expect(anchorDayOf(start)).toBe(1);
  expect(periodEndOf(start, "MONTHLY", 1)).toBe("2026-02-28T15:30:00.000Z");
});

test("twelve months and four quarters end on the same day as a year (D13-4)", () => {
  const starts = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2060-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(starts, (date) => {
      const start = date.toISOString();
      const anchorDay = anchorDayOf(start);
      const after = (type: SubscribeType, many: number) =>
        Array.from({ length: many }).reduce<string>(
          (at) => periodEndOf(at, type, anchorDay),
          start,
        );
      expect(after("MONTHLY", 12)).toBe(after("YEARLY", 1));
      expect(after("QUARTERLY", 4)).toBe(after("YEARLY", 1));
    }),
    { seed: 13, numRuns: 500 },
  );
});
