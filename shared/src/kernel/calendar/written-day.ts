import type { Day } from "../time.ts";

/**
 * 2026-12-01, 2026.12.1, 2026/12/01 or 2026년 12월 1일 as a day. Undefined for other writings: with
 * the year behind, 03/04 has two meanings. Whether the calendar has the day is not checked.
 */
export function writtenDay(text: string): Day | undefined {
  const found = /^(\d{4})[-./年년] ?(\d{1,2})[-./月월] ?(\d{1,2})[.日일]?$/.exec(
    text.normalize("NFKC"),
  );
  if (!found) return undefined;
  const [, year, month, date] = found;
  return `${year}-${month!.padStart(2, "0")}-${date!.padStart(2, "0")}`;
}
