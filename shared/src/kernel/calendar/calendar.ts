import {
  addDays,
  addHours,
  addMs,
  type Day,
  type Instant,
  seoulDay,
  seoulInstant,
} from "../time.ts";

/**
 * Public holidays of Korea that fall on weekdays, with elections and substitutes, since 2026 with
 * Labour Day and Constitution Day (공휴일에 관한 법률, 관공서의 공휴일에 관한 규정). The table covers lead times of 365
 * business days; see CONTRIBUTING.md.
 */
const daysOff = {
  2026: "01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25",
  2027: "01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27",
  2028: "01-26 01-27 01-28 03-01 04-12 05-01 05-02 05-05 06-06 07-17 08-15 10-02 10-03 10-04 10-05 10-09 12-25",
  2029: "01-01 02-12 02-13 02-14 03-01 05-01 05-07 05-21 06-06 07-17 08-15 09-21 09-24 10-03 10-09 12-25",
};

/** The holidays as calendar days. */
export const HOLIDAYS: ReadonlySet<Day> = new Set(
  Object.entries(daysOff).flatMap(([year, days]) =>
    days.split(" ").map((day): Day => `${year}-${day}`),
  ),
);

/** Monday to Friday and no holiday (D0-4). */
export function isBusinessDay(on: Day): boolean {
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(on);
}

/**
 * The n-th business day after that day: Sunday + 3 is Wednesday (D0-4). 0 gives the day
 * itself or the next business day.
 */
export function addBusinessDays(on: Day, count: number): Day {
  let found = count === 0 ? on : addDays(on, 1);
  for (let left = Math.max(count, 1); ; found = addDays(found, 1))
    if (isBusinessDay(found) && --left === 0) return found;
}

/** The last business day before a day (D0-4). */
export function businessDayBefore(on: Day): Day {
  let found = addDays(on, -1);
  while (!isBusinessDay(found)) found = addDays(found, -1);
  return found;
}

/**
 * Adds hours and skips all of Saturdays, Sundays and holidays in Seoul: Friday 18:00 + 12 hours
 * is Monday 06:00 (D0-4).
 */
export function addWeekdayHours(at: Instant, hours: number): Instant {
  let moment = at;
  let leftMs = hours * 3_600_000;
  for (;;) {
    const today = seoulDay(moment);
    const midnight = seoulInstant(addDays(today, 1));
    if (!isBusinessDay(today)) {
      moment = midnight;
      continue;
    }
    const untilMidnightMs = Date.parse(midnight) - Date.parse(moment);
    if (leftMs <= untilMidnightMs) return addMs(moment, leftMs);
    leftMs -= untilMidnightMs;
    moment = midnight;
  }
}

/** Subtracts weekday hours: 4 hours before Monday 02:00 is Friday 22:00. */
export function subtractWeekdayHours(at: Instant, hours: number): Instant {
  let moment = at;
  let leftMs = hours * 3_600_000;
  for (;;) {
    const day = seoulDay(addMs(moment, -1));
    const midnight = seoulInstant(day);
    if (!isBusinessDay(day)) {
      moment = midnight;
      continue;
    }
    const sinceMidnightMs = Date.parse(moment) - Date.parse(midnight);
    if (leftMs <= sinceMidnightMs) return addMs(moment, -leftMs);
    leftMs -= sinceMidnightMs;
    moment = midnight;
  }
}

/** Default answer time of a request: 3 business days later, 18:00 in Seoul (D1-4). */
export const defaultDueAt = (now: Instant): Instant =>
  seoulInstant(addBusinessDays(seoulDay(now), 3), "18:00");

/** Night hold of AlimTalk and SMS: 21:00 to 08:00 in Seoul (D15-5). */
export function isNight(at: Instant): boolean {
  const hour = new Date(addHours(at, 9)).getUTCHours();
  return hour >= 21 || hour < 8;
}
