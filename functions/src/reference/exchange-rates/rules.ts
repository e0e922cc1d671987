import type { ExchangeRates } from "@bupum/shared/reference/exchange-rates/contract";
import type { Currency } from "@bupum/shared/kernel/money/amounts";
import { type Day, type Instant, seoulDay } from "@bupum/shared/kernel/time";

/** The value of one unit of a currency in won, with its day; undefined if unknown. */
export function rateToKrw(
  currency: Currency,
  rates: ExchangeRates | undefined,
  now: Instant,
): { rateToKrw: number; asOf: Day } | undefined {
  if (currency === "KRW") return { rateToKrw: 1, asOf: seoulDay(now) };
  const found = rates?.rates.find((rate) => rate.currency === currency);
  return found && { rateToKrw: found.rate, asOf: found.asOf };
}
