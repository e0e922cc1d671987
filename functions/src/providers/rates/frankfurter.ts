import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { type DayRates, fetchJson, rateCurrencies, rateOf, RatesUnavailable } from "./rate.ts";

const source = "ECB (frankfurter.dev)";
const reply = z.object({ date: z.iso.date(), rates: z.record(z.string(), z.number()) });

/** The European Central Bank's newest middle rates; needs no key. Throws RatesUnavailable. */
export async function frankfurterRates(): Promise<DayRates> {
  const rates: DayRates["rates"] = {};
  let on = "";
  for (const currency of rateCurrencies) {
    const url = new URL("/v1/latest", env("rates").FRANKFURTER_URL);
    url.search = String(new URLSearchParams({ base: currency, symbols: "KRW" }));
    const read = z.safeParse(reply, await fetchJson(url, source));
    if (!read.success) throw new RatesUnavailable(`${source}: an answer of another shape`);
    const rate = rateOf(read.data.rates["KRW"]);
    if (rate === undefined) continue;
    rates[currency] = rate;
    on = read.data.date;
  }
  if (on === "") throw new RatesUnavailable(`${source}: no rates`);
  return { on, source, rates };
}
