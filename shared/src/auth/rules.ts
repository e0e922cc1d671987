/** Wrong passwords in a row before a login name waits (DESIGN.md 6). */
export const freeFailures = 4;
const longestMinutes = 30;

/** Seconds that a login name is locked after so many wrong passwords: 1, 2, 4 … 30 minutes. */
export function lockSeconds(failures: number): number {
  if (failures <= freeFailures) return 0;
  return 60 * Math.min(longestMinutes, 2 ** (failures - freeFailures - 1));
}
