/** Wrong passwords in a row from one place before that place has to wait (D20-4). */
export const freeFailures = 4;
const longestMinutes = 30;

/**
 * Seconds that a name is locked for one place after that many tries there: 1, 2, 4 … 30 minutes.
 */
export function lockSeconds(failures: number): number {
  if (failures <= freeFailures) return 0;
  return 60 * Math.min(longestMinutes, 2 ** (failures - freeFailures - 1));
}

/**
 * Wrong passwords for one name from all unknown places together before they share one rate limit.
 */
export const freeElsewhere = 100;
/** The shared limit: one try in this many seconds. */
export const elsewhereSeconds = 10;
