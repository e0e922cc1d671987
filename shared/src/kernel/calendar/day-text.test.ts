import { expect, test } from "vitest";
import { dayText, momentText } from "./day-text.ts";

test("a day is said with its weekday in three languages, and with its year where that is another one (D0-17)", () => {
  const [today, on, later] = ["2026-11-27", "2026-12-01", "2027-01-04"];
  expect(dayText(on, "ko", today)).toBe("12월 1일 (화)");
  expect(dayText(later, "ko", today)).toBe("2027년 1월 4일 (월)");
  expect(dayText(on, "en", today)).toBe("Tue, Dec 1");
  expect(dayText(later, "en", today)).toBe("Mon, Jan 4, 2027");
  expect(dayText(on, "zh", today)).toBe("12月1日周二");
  expect(dayText(later, "zh", today)).toBe("2027年1月4日周一");
});

test("a moment is that of the calendar and the clock in Seoul, whatever the reader's clock", () => {
  const now = "2026-11-27T00:00:00.000Z";
  expect(momentText("2026-11-30T15:05:00.000Z", "ko", now)).toBe("12월 1일 (화) 00:05");
  expect(momentText("2026-12-31T15:00:00.000Z", "ko", now)).toBe("2027년 1월 1일 (금) 00:00");
});
