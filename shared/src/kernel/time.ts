import * as z from "zod/mini";

/** UTC, milliseconds, always 24 characters, so that text order is time order. */
export const instant = z.iso.datetime({ precision: 3, offset: false });
export type Instant = string;

/** A day on the calendar (YYYY-MM-DD), without a time zone. */
export const day = z.iso.date();
export type Day = string;

/** A month on the calendar (YYYY-MM). */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const seoulOffsetMs = 9 * 3_600_000;
const dayMs = 86_400_000;
/** Later years have a sign before them, which would sort first. */
const lastMs = Date.parse("9999-12-31T23:59:59.999Z");

export const toInstant = (date: Date): Instant => date.toISOString();
const atMost = (ms: number): Instant => toInstant(new Date(Math.min(ms, lastMs)));

/** The calendar day in Seoul at that moment. Korea has had no summer time since 1988. */
export const seoulDay = (at: Instant): Day => atMost(Date.parse(at) + seoulOffsetMs).slice(0, 10);

/** The moment a wall clock in Seoul shows that day and time (HH:MM or HH:MM:SS.mmm). */
export const seoulInstant = (on: Day, clock = "00:00"): Instant =>
  toInstant(new Date(`${on}T${clock}+09:00`));

/** What a wall clock in Seoul shows, as a browser's field of day and time writes it. */
export const seoulWallTime = (at: Instant): string =>
  toInstant(new Date(Date.parse(at) + seoulOffsetMs)).slice(0, 16);

/** The last millisecond of a day in Seoul. */
export const endOfSeoulDay = (on: Day): Instant => seoulInstant(on, "23:59:59.999");

export const addDays = (on: Day, days: number): Day =>
  atMost(Date.parse(`${on}T00:00:00Z`) + days * dayMs).slice(0, 10);

/** Calendar days from one day to another; negative where the other one is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

/** The most days ahead for a day that people agree on: more than the longest lead time (D0-15). */
export const mostDaysAhead = 730;
/** The fault of an agreed day: it must be today or later, and not too far ahead (D0-15). */
export function dayFault(on: Day, now: Instant): "DATE_PAST" | "DATE_FAR" | undefined {
  const today = seoulDay(now);
  if (on < today) return "DATE_PAST";
  return on > addDays(today, mostDaysAhead) ? "DATE_FAR" : undefined;
}

export const addMs = (at: Instant, ms: number): Instant => atMost(Date.parse(at) + ms);
export const addHours = (at: Instant, hours: number): Instant => addMs(at, hours * 3_600_000);
export const addMinutes = (at: Instant, minutes: number): Instant => addMs(at, minutes * 60_000);
/** Epoch seconds, the unit of DynamoDB's `ttl`. */
export const toTtl = (at: Instant): number => Math.ceil(Date.parse(at) / 1000);
