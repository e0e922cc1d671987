import { describe, expect, test } from "vitest";
import { addBusinessDays, addWeekdayHours, defaultDueAt } from "./calendar.ts";

describe("business days (DOMAIN.md D0)", () => {
  test.each([
    ["2026-11-22", 0, "2026-11-23"],
    ["2026-11-22", 1, "2026-11-23"],
    ["2026-11-22", 3, "2026-11-25"],
    ["2026-11-21", 3, "2026-11-25"],
    ["2026-11-23", 0, "2026-11-23"],
    ["2026-11-23", 3, "2026-11-26"],
    ["2026-11-20", 1, "2026-11-23"],
    // Thursday 24 and Friday 25 September 2026 are holidays.
    ["2026-09-23", 1, "2026-09-28"],
    ["2026-09-24", 2, "2026-09-29"],
  ] as const)("of %s the business day %i later is %s", (on, count, then) => {
    expect(addBusinessDays(on, count)).toBe(then);
  });

  test("a request made on a Sunday is due on Wednesday at 18:00 in Seoul", () => {
    expect(defaultDueAt("2026-11-22T03:00:00.000Z")).toBe("2026-11-25T09:00:00.000Z");
  });
});

test("twelve weekday hours from Friday 18:00 in Seoul end on Monday at 06:00", () => {
  expect(addWeekdayHours("2026-11-20T09:00:00.000Z", 12)).toBe("2026-11-22T21:00:00.000Z");
});
