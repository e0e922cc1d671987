import { monthOf } from "@bupum/shared/papers/tax-invoices/rules";
import { addDays, type Day } from "@bupum/shared/kernel/time";
import { useWords } from "../words.ts";

/** A month is looked for until the returns of its year are over. */
const shownMonths = 14;

/** The last months in which invoices were written, the present one first. */
export function lastMonths(today: Day): string[] {
  const months = [monthOf(today)];
  while (months.length < shownMonths) months.push(monthOf(addDays(`${months.at(-1)}-01`, -1)));
  return months;
}

/** Says a month, YYYY-MM, in the reader's language. */
export function useMonthText(): (month: string) => string {
  const say = useWords("taxInvoices");
  return (month) => say("month", { year: month.slice(0, 4), month: String(+month.slice(5)) });
}
