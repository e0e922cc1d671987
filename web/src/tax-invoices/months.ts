import { useWords } from "../words.ts";

/** Says a month, YYYY-MM, in the reader's language. */
export function useMonthText(): (month: string) => string {
  const say = useWords("taxInvoices");
  return (month) => say("month", { year: month.slice(0, 4), month: String(+month.slice(5)) });
}
