import { seoulDay } from "@bupum/shared/kernel/time";
import { listedMakers } from "@bupum/shared/reference/stocks/rules";
import { now } from "../../kernel/context.ts";
import { log } from "../../kernel/log.ts";
import { newestClose, StocksUnavailable } from "../../providers/stocks/data-portal.ts";
import { keep } from "../../reference/stocks/items.ts";

/**
 * Fetches the newest closing price of each listed maker. If one cannot be read its last price
 * stays; fails if none could be read, so that an alarm is raised.
 */
export async function handler(): Promise<void> {
  const today = seoulDay(now());
  let read = 0;
  let failure: StocksUnavailable | undefined;
  for (const { code } of listedMakers)
    try {
      // One after the other: the portal counts calls by the second.
      // oxlint-disable-next-line no-await-in-loop
      const close = await newestClose(code, today);
      if (!close) continue;
      // oxlint-disable-next-line no-await-in-loop
      await keep(close, now());
      read += 1;
    } catch (error) {
      if (!(error instanceof StocksUnavailable)) throw error;
      log("warn", { job: "stocks", code, reason: error.message });
      failure = error;
      if (error.all) break;
    }
  if (read === 0 && failure) throw failure;
}
