import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { type Taxed, totalOf } from "@bupum/shared/kernel/money/tax";
import { moneyText } from "@bupum/ui/display/money";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";

/** The sum of supply value and VAT, and both, within a question. */
export function useSumText(): (of: Taxed, currency: Currency) => string {
  const say = useWords("claims");
  const language = useLocale();
  return (of, currency) => {
    const text = (amount: number) => moneyText({ amount, currency }, language);
    return say("sum", { total: text(totalOf(of)), supply: text(of.supply), vat: text(of.vat) });
  };
}
