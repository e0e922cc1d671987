import { expect, test } from "vitest";
import { seoulInstant } from "../time.ts";
import { timeLeft } from "./time-left.ts";

const friday = seoulInstant("2026-11-27", "18:01");

test.each([
  ["2026-11-27", "18:00", { kind: "over" }],
  ["2026-11-27", "18:01", { kind: "hours", hours: 0, minutes: 0 }],
  ["2026-11-28", "09:31", { kind: "hours", hours: 15, minutes: 30 }],
  ["2026-11-28", "18:01", { kind: "days", days: 1 }],
  // Five calendar days, whatever the hours are.
  ["2026-12-02", "09:00", { kind: "days", days: 5 }],
  ["2026-12-02", "23:59", { kind: "days", days: 5 }],
] as const)("until %s %s of Friday evening: %j", (day, clock, left) => {
  expect(timeLeft(seoulInstant(day, clock), friday)).toEqual(left);
});
