import type { Day } from "@bupum/shared/kernel/time";

export const rateCurrencies = ["USD", "CNY"] as const;
export type RateCurrency = (typeof rateCurrencies)[number];

/** Won for one unit, from one source for one day; a currency may be missing. */
export interface DayRates {
  on: Day;
  source: string;
  rates: Partial<Record<RateCurrency, number>>;
}

/** A source that cannot be used now: no key, a used-up quota, no answer. */
export class RatesUnavailable extends Error {
  override name = "RatesUnavailable";
}

/** A rate as sources write it: commas between thousands; "0" and "" mean no rate. */
export function rateOf(text: string | number | null | undefined): number | undefined {
  const value = Number(String(text ?? "").replaceAll(",", ""));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** The JSON answer of a source. Throws RatesUnavailable. */
export async function fetchJson(url: URL, source: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(8_000) });
    if (answer.ok) return await answer.json();
    throw new RatesUnavailable(`${source} answers ${answer.status}`);
  } catch (error) {
    if (error instanceof RatesUnavailable) throw error;
    // The address may hold a key: only the kind of failure is reported.
    throw new RatesUnavailable(`${source}: ${error instanceof Error ? error.name : "failure"}`);
  }
}
