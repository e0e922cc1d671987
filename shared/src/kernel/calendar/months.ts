import { type Day, type Instant, seoulDay } from "../time.ts";

/** YYYY-MM */
export const monthOf = (on: Day): string => on.slice(0, 7);

/** The month in Seoul at that moment. */
export const seoulMonth = (at: Instant): string => monthOf(seoulDay(at));

/** The given number of months up to that of a day, oldest first. */
export function monthsUntil(last: Day, many: number): string[] {
  const [year, month] = last.split("-").map(Number) as [number, number];
  return Array.from({ length: many }, (_, at) =>
    monthOf(new Date(Date.UTC(year, month - many + at)).toISOString()),
  );
}
