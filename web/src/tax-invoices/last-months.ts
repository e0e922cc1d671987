import { monthOf } from "@bupum/shared/papers/tax-invoices/rules";
import { addDays, type Day } from "@bupum/shared/kernel/time";

/** Until the returns of a year are over, and back to the same month of the year before. */
const shownMonths = 14;

/** The last months, the present one first. */
export function lastMonths(today: Day): string[] {
  const months = [monthOf(today)];
  while (months.length < shownMonths) months.push(monthOf(addDays(`${months.at(-1)}-01`, -1)));
  return months;
}
