import type { ExchangeRates } from "@bupum/shared/reference/exchange-rates/contract";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { addDays, type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { now } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import { type Item, read, write } from "../../kernel/table.ts";
import { type DayRates, rateCurrencies } from "../../providers/rates/rate.ts";

// Without a guard: idempotent.

/*
 * access                    key
 * the rates of a day        pk exchange-rates  sk <day>     kept for ever
 * the newest rates          the same, newest first
 */
const pk = "exchange-rates";
/** How many rows are searched for a currency that the newest day lacks. */
const reach = 10;
const staleAfterDays = 3;

const dayRatesOf = (item: Item): DayRates => ({
  on: item.sk,
  // Only `keep` writes these rows.
  source: item["source"] as string,
  rates: item["rates"] as DayRates["rates"],
});

export async function findDay(on: Day): Promise<DayRates | undefined> {
  const item = await read({ pk, sk: on });
  return item && dayRatesOf(item);
}

/** Stores the rates of a day; storing the same rates twice changes nothing. */
export async function keep({ on, source, rates }: DayRates, takenAt: Instant): Promise<void> {
  await write({ change: { pk, sk: on }, set: { source, rates, takenAt } });
}

/** The newest rate of each currency, or undefined if there has never been one. */
export async function newest(now: Instant): Promise<ExchangeRates | undefined> {
  const { items } = await query({ pk, newestFirst: true }, reach);
  const days = items.map(dayRatesOf);
  const rates = rateCurrencies.flatMap((currency) => {
    const day = days.find((one) => one.rates[currency] !== undefined);
    return day ? [{ currency, rate: day.rates[currency]!, asOf: day.on }] : [];
  });
  const [latest] = days;
  if (!latest || rates.length === 0) return undefined;
  const stale = addDays(latest.on, staleAfterDays) < seoulDay(now);
  return { base: "KRW", asOf: latest.on, source: latest.source, stale, rates };
}

/** The newest rate of each currency; empty if there has never been one. */
export async function latestRates(): Promise<WonRates> {
  const found = await newest(now());
  return Object.fromEntries((found?.rates ?? []).map(({ currency, rate }) => [currency, rate]));
}
