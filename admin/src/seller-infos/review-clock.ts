import { isBusinessDay } from "@bupum/shared/kernel/calendar/calendar";
import { addDays, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";

const minuteMs = 60_000;

/** Milliseconds between two moments that count: not Saturdays, Sundays and holidays in Seoul. */
export function weekdayMs(from: Instant, to: Instant): number {
  let counted = 0;
  let moment = from;
  while (moment < to) {
    const today = seoulDay(moment);
    const midnight = seoulInstant(addDays(today, 1));
    const end = midnight < to ? midnight : to;
    if (isBusinessDay(today)) counted += Date.parse(end) - Date.parse(moment);
    moment = end;
  }
  return counted;
}

export interface ReviewClock {
  isOverdue: boolean;
  hours: number;
  minutes: number;
  /** Today does not count, so the remaining time stays the same. */
  isPaused: boolean;
}

/** What is left of the reviewer's 12 weekday hours, or how far they are over (D11-4). */
export function reviewClock(now: Instant, dueAt: Instant): ReviewClock {
  const isOverdue = now >= dueAt;
  const ms = isOverdue ? weekdayMs(dueAt, now) : weekdayMs(now, dueAt);
  const total = Math.floor(ms / minuteMs);
  return {
    isOverdue,
    hours: Math.floor(total / 60),
    minutes: total % 60,
    isPaused: !isBusinessDay(seoulDay(now)),
  };
}
