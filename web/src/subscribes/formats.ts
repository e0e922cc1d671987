import { moneyText } from "@bupum/ui/display/money";
import { useLocale } from "use-intl";

/** Won within a sentence or a button. */
export function useWonText(): (amount: number) => string {
  const language = useLocale();
  return (amount) => moneyText({ amount, currency: "KRW" }, language);
}
