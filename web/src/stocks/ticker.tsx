import { useDays } from "@bupum/ui/display/days";
import type { ExchangeRates } from "@bupum/shared/reference/exchange-rates/contract";
import type { Stock } from "@bupum/shared/reference/stocks/contract";
import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useLocale } from "use-intl";
import { exchangeRates } from "../layout/controls/currency.tsx";
import { useWords } from "../words.ts";
import { stocks } from "./queries.ts";
import styles from "./ticker.module.css";

/** Rates of the day and closing prices of listed makers, in a row that is scrolled by hand. */
export function Ticker() {
  const say = useWords("stocks");
  const days = useDays();
  const rates = useQuery(exchangeRates);
  const prices = useQuery(stocks);
  const closes = prices.data?.items ?? [];
  if (!rates.data && closes.length === 0) return null;
  const named = (source: string) => {
    const known = sources[source];
    return known ? say(`sources.${known}`) : source;
  };
  const dayOf = (on: string) => days.dayOf(`${on}T00:00:00Z`);
  const newest = closes
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1);
  return (
    <section className={styles["ticker"]} aria-labelledby="ticker">
      <h2 id="ticker">{say("title")}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={styles["scroll"]} tabIndex={0} role="group" aria-labelledby="ticker">
        <ul>
          {rates.data?.rates.map((one) => (
            <Rate key={one.currency} of={one} />
          ))}
          {closes.map((one) => (
            <Close key={one.code} of={one} />
          ))}
        </ul>
      </div>
      <p className={styles["source"]}>
        {rates.data && (
          <span>
            {say("rateSource", { source: named(rates.data.source), day: dayOf(rates.data.asOf) })}
            {rates.data.stale && ` · ${say("stale")}`}
          </span>
        )}
        {newest && (
          <span>
            {say("priceSource", { source: named(prices.data?.source ?? ""), day: dayOf(newest) })}
            {closes.some(({ stale }) => stale) && ` · ${say("stale")}`}
          </span>
        )}
      </p>
    </section>
  );
}

function Rate({ of: { currency, rate } }: { of: ExchangeRates["rates"][number] }) {
  const say = useWords("stocks");
  const format = useFormatter();
  return (
    <li>
      <span className={styles["name"]}>{currency}</span>
      <strong>{say("won", { amount: format.number(rate, { maximumFractionDigits: 2 }) })}</strong>
    </li>
  );
}

function Close({ of: { name, market, price, change, changeRate } }: { of: Stock }) {
  const say = useWords("stocks");
  const format = useFormatter();
  const language = useLocale();
  const turn = change > 0 ? "up" : change < 0 ? "down" : "same";
  const rate = format.number(Math.abs(changeRate), { maximumFractionDigits: 2 });
  return (
    <li>
      <span className={styles["name"]}>
        {name[language]} <small>{market}</small>
      </span>
      <strong>{say("won", { amount: format.number(price) })}</strong>
      <span data-turn={turn}>
        <span aria-hidden>
          {marks[turn]} {rate}%
        </span>
        <VisuallyHidden>{say(turn, { rate })}</VisuallyHidden>
      </span>
    </li>
  );
}
/** The makers that the API may return, by the API's names. */
const sources: Record<string, "exim" | "portal" | undefined> = {
  한국수출입은행: "exim",
  "금융위원회 (공공데이터포털)": "portal",
};
const marks = { up: "▲", down: "▼", same: "-" };
