import { moneyText } from "@bupum/ui/display/money";
import { useFormatter, useLocale } from "use-intl";

/** Won within a sentence or a button. */
export function useWonText(): (amount: number) => string {
  const language = useLocale();
  return (amount) => moneyText({ amount, currency: "KRW" }, language);
}

/** Calendar days of a subscription, as its letters say them. */
export function useDays() {
  const format = useFormatter();
  return { day: (at: string) => format.dateTime(new Date(at), { dateStyle: "long" }) };
}
