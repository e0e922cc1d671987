import { monthText } from "@bupum/shared/kernel/calendar/month-text";
import { useLocale } from "use-intl";

/** Says a month, YYYY-MM, in the reader's language. */
export function useMonthText(): (month: string) => string {
  const language = useLocale();
  return (month) => monthText(month, language);
}
