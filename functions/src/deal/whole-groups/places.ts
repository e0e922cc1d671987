import {
  addHours,
  type Day,
  endOfSeoulDay,
  type Instant,
  seoulInstant,
} from "@bupum/shared/kernel/time";

// A seller's lists of requests and of their lines lie in one order: what waits for the answer by
// its deadline, then the rest from the newest (D3-5).

const lastMs = 9_999_999_999_999;
/** Milliseconds left to 2286, in 13 digits, for a day far off as well. */
const ageOf = (at: Instant): string =>
  String(Math.min(lastMs, Math.max(0, lastMs - Date.parse(at)))).padStart(13, "0");

export const waitingPlace = (id: string, dueAt: Instant): string => `0#${dueAt}#${id}`;
export const donePlace = (id: string, createdAt: Instant): string => `1#${ageOf(createdAt)}#${id}`;

/** What waits, or is due within 24 hours from then. */
export const waitingUntil = (now?: Instant) =>
  ["0#", now === undefined ? "0#~" : `0#${addHours(now, 24)}~`] as const;

/** The others between two days: what waits for nothing lies by age, so that these are a stretch. */
export function doneBetween(startDate?: Day, endDate?: Day): readonly [string, string] {
  const newest = endDate === undefined ? "" : ageOf(endOfSeoulDay(endDate));
  const oldest = startDate === undefined ? "" : ageOf(seoulInstant(startDate));
  return [`1#${newest}`, `1#${oldest}~`];
}
