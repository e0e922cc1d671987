import { daysBetween, type Instant, seoulDay } from "../time.ts";

/** The time left until a moment. */
export type TimeLeft =
  | { kind: "over" }
  /** Less than a day. */
  | { kind: "hours"; hours: number; minutes: number }
  /** Calendar days in Seoul: from Friday to Wednesday five, at any hour. */
  | { kind: "days"; days: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The same for both sides of a deal (D0-16). */
export function timeLeft(until: Instant, now: Instant): TimeLeft {
  const left = Date.parse(until) - Date.parse(now);
  if (left < 0) return { kind: "over" };
  const minutes = Math.floor((left % hourMs) / minuteMs);
  if (left < dayMs) return { kind: "hours", hours: Math.floor(left / hourMs), minutes };
  const days = daysBetween(seoulDay(now), seoulDay(until));
  return { kind: "days", days };
}
