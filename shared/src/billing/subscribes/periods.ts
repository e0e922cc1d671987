import { addMs, type Day, type Instant, seoulDay, seoulInstant } from "../../kernel/time.ts";
import { monthsOf, type SubscribeType } from "../plans/plans.ts";

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const two = (value: number): string => String(value).padStart(2, "0");

/** The day of the month in Seoul on which periods begin, clamped to the month's last day. */
export const anchorDayOf = (at: Instant): number => Number(seoulDay(at).slice(8));

/**
 * The end of a period that begins at `start`: so many calendar months later in Seoul, on the anchor
 * day or the last day of the month, at the same time of day (D13-4). 31 January, then 28 February,
 * then 31 March.
 */
export function periodEndOf(start: Instant, type: SubscribeType, anchorDay: number): Instant {
  const on = seoulDay(start);
  const [year, month] = on.split("-").map(Number) as [number, number];
  const index = month - 1 + monthsOf[type];
  const [toYear, toMonth] = [year + Math.floor(index / 12), index % 12];
  const date = Math.min(anchorDay, lastDayOf(toYear, toMonth));
  const target: Day = `${toYear}-${two(toMonth + 1)}-${two(date)}`;
  const sinceMidnightMs = Date.parse(start) - Date.parse(seoulInstant(on));
  return addMs(seoulInstant(target), sinceMidnightMs);
}

export const msBetween = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from);
