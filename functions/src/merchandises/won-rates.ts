import type { WonRates } from "@bupum/shared/merchandises/rules";
import { query } from "../kernel/list.ts";

/** The newest rates that are stored; none where no rate was ever taken. */
export async function latestRates(): Promise<WonRates> {
  const { items } = await query({ pk: "exchange-rates", newestFirst: true }, 1);
  const rates = (items[0]?.["rates"] ?? []) as { currency: "USD" | "CNY"; rate: number }[];
  return Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]));
}
