import { monthsUntil } from "@bupum/shared/kernel/calendar/months";
import type { Day } from "@bupum/shared/kernel/time";

/** Until the returns of a year are over, and back to the same month of the year before. */
const shownMonths = 14;

/** The last months, the present one first. */
export const lastMonths = (today: Day): string[] => monthsUntil(today, shownMonths).toReversed();
