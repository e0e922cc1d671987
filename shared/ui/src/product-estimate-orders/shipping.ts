import {
  type ShippingSaid,
  shippingPhrase,
  type ShippingState,
  shippingText,
} from "@bupum/shared/deal/product-estimate-orders/shipping";
import type { shipping } from "@bupum/shared/deal/product-estimate-orders/words/ko";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { useLocale } from "use-intl";
import { moneyText } from "../display/money.tsx";
import type { Say } from "../say.ts";

/** How a fee of shipping is said, in the site's own words, which include those of shipping (D36-7). */
export function useShippingSaid(say: Say<{ shippingSaid: typeof shipping }>) {
  const language = useLocale();
  const word = (name: ShippingState | "phrase", values: Record<string, string>) =>
    say(`shippingSaid.${name}`, values);
  const money = (currency: Currency) => (amount: number) =>
    moneyText({ amount, currency }, language);
  return {
    /** Beside the word for shipping. */
    text: (of: ShippingSaid, currency: Currency) => shippingText(of, word, money(currency)),
    phrase: (of: ShippingSaid, currency: Currency) => shippingPhrase(of, word, money(currency)),
  };
}
