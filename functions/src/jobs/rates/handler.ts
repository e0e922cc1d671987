import { addDays, type Day, seoulDay } from "@bupum/shared/kernel/time";
import { now } from "../../kernel/context.ts";
import { log } from "../../kernel/log.ts";
import { findDay, keep } from "../../reference/exchange-rates/items.ts";
import { frankfurterRates } from "../../providers/rates/frankfurter.ts";
import { koreaEximRates } from "../../providers/rates/korea-exim.ts";
import { type DayRates, RatesUnavailable } from "../../providers/rates/rate.ts";

/** The longest run of days without rates: a week of holidays (P3-1). */
const mostDaysBack = 10;

/**
 * Fetches the newest rates from the state bank, else the ECB. Days already stored are not fetched
 * again, and the last rates stay if no source answers (D17-2).
 */
export async function handler(): Promise<void> {
  const today = seoulDay(now());
  try {
    await keepNewest(today);
  } catch (error) {
    if (!(error instanceof RatesUnavailable)) throw error;
    log("warn", { job: "rates", reason: error.message });
    const found = await frankfurterRates();
    // Rates of the state bank are final: orders were made with them.
    if (!(await isKnown(found.on))) await keep(found, now());
  }
}

/** Walks back from today to the last day with rates, or to one already stored. */
async function keepNewest(today: Day): Promise<void> {
  for (let back = 0; back <= mostDaysBack; back++) {
    const on = addDays(today, -back);
    if (await isKnown(on)) return;
    const found: DayRates | undefined = await koreaEximRates(on);
    if (!found) continue;
    await keep(found, now());
    return;
  }
}

/** A day fetched from the fallback is fetched again once the state bank has it. */
async function isKnown(on: Day): Promise<boolean> {
  const known = await findDay(on);
  return known !== undefined && !known.source.startsWith("ECB");
}
