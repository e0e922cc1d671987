import { addWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import { seoulInstant } from "@bupum/shared/kernel/time";
import { expect, test } from "vitest";
import { reviewClock, weekdayMs } from "./review-clock.ts";

const friday = seoulInstant("2026-11-20", "18:00");

test("twelve hours are left when an application arrives, also at a weekend", () => {
  const due = addWeekdayHours(friday, 12);
  expect(reviewClock(friday, due)).toMatchObject({ isOverdue: false, hours: 12, minutes: 0 });
});

test("the clock stands still over a weekend", () => {
  const due = addWeekdayHours(friday, 12);
  const saturday = reviewClock(seoulInstant("2026-11-21", "09:00"), due);
  const sunday = reviewClock(seoulInstant("2026-11-22", "22:00"), due);
  expect(saturday).toMatchObject({ hours: 6, minutes: 0, isPaused: true });
  expect(sunday).toEqual(saturday);
});

test("a review is overdue from the moment it was due, and weekday time counts against it", () => {
  const due = seoulInstant("2026-11-20", "22:30");
  expect(reviewClock(due, due)).toMatchObject({ isOverdue: true, hours: 0, minutes: 0 });
  expect(reviewClock(seoulInstant("2026-11-23", "01:00"), due)).toMatchObject({
    isOverdue: true,
    hours: 2,
    minutes: 30,
  });
});

test("a negative duration counts as nothing", () => {
  expect(weekdayMs(friday, seoulInstant("2026-11-19"))).toBe(0);
});
