import { currencies, currencySymbols, type Currency } from "@bupum/shared/kernel/money/amounts";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { ChoiceMenu } from "@bupum/ui/input/choice-menu";
import { type Rates, RatesContext } from "@bupum/ui/display/money";
import { storage } from "@bupum/ui/storage";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { useLocale } from "use-intl";
import { useKitWords } from "@bupum/ui/say";
import { api } from "../../api.ts";

const ofLanguage: Record<Language, Currency> = { ko: "KRW", en: "USD", zh: "CNY" };

/** Rates for display only; prices are shown without conversion while there are none. */
export const exchangeRates = queryOptions({
  queryKey: ["exchange-rates"],
  queryFn: ({ signal }) => api.exchangeRates.get({}, { signal }),
  staleTime: 600_000,
  retry: false,
});

interface Choice {
  currency: Currency;
  choose: (currency: Currency) => void;
}
const ChoiceContext = createContext<Choice>({ currency: "KRW", choose: () => undefined });

/** The reader's currency (KRW, USD or CNY by language until chosen) for all prices below. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const language = useLocale();
  const [currency, setCurrency] = useState(storage.currency.get() ?? ofLanguage[language]);
  const choose = (chosen: Currency) => {
    storage.currency.set(chosen);
    setCurrency(chosen);
  };
  const { data } = useQuery(exchangeRates);
  const rates = useMemo<Rates | undefined>(
    () =>
      data && {
        currency,
        toKrw: Object.fromEntries(data.rates.map((of) => [of.currency, of.rate])),
        asOf: data.asOf,
      },
    [data, currency],
  );
  return (
    <ChoiceContext value={{ currency, choose }}>
      <RatesContext value={rates}>{children}</RatesContext>
    </ChoiceContext>
  );
}

export const useCurrency = () => useContext(ChoiceContext);

export function CurrencySwitch() {
  const say = useKitWords();
  const { currency, choose } = useCurrency();
  return (
    <ChoiceMenu
      label={say("switches.currency")}
      value={currency}
      onChoose={choose}
      choices={currencies.map((value) => ({ value, label: `${currencySymbols[value]} ${value}` }))}
    />
  );
}
