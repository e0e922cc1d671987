import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import * as exchangeRates from "../exchange-rates/items.ts";
import { now } from "../kernel/context.ts";

/** The newest rate of each currency; none where none was ever taken. */
export async function latestRates(): Promise<WonRates> {
  const found = await exchangeRates.newest(now());
  return Object.fromEntries((found?.rates ?? []).map(({ currency, rate }) => [currency, rate]));
}
