import { currencies, currencySymbols, type Currency } from "@bupum/shared/kernel/money";
import type { Language } from "@bupum/shared/kernel/languages";
import { ChoiceMenu } from "@bupum/ui/choice-menu";
import { RatesContext } from "@bupum/ui/money";
import { storage } from "@bupum/ui/storage";
import { createContext, useContext, useState, type ReactNode } from "react";
import { useLocale } from "use-intl";
import { useKitWords } from "@bupum/ui/say";

const ofLanguage: Record<Language, Currency> = { ko: "KRW", en: "USD", zh: "CNY" };

interface Choice {
  currency: Currency;
  choose: (currency: Currency) => void;
}
const ChoiceContext = createContext<Choice>({ currency: "KRW", choose: () => undefined });

/** The reader's currency (KRW, USD or CNY by language until chosen) for all prices below. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const language = useLocale() as Language;
  const [currency, setCurrency] = useState(storage.currency.get() ?? ofLanguage[language]);
  const choose = (chosen: Currency) => {
    storage.currency.set(chosen);
    setCurrency(chosen);
  };
  return (
    <ChoiceContext value={{ currency, choose }}>
      <RatesContext value={undefined}>{children}</RatesContext>
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
