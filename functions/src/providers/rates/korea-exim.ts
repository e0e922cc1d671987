import type { Day } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { secretOf } from "../secret.ts";
import { type DayRates, fetchJson, rateOf, RatesUnavailable } from "./rate.ts";

const source = "한국수출입은행";
const rows = z.array(
  z.object({
    result: z.number(),
    cur_unit: z.nullish(z.string()),
    deal_bas_r: z.nullish(z.string()),
  }),
);

/**
 * The state bank's basic rates of a day, or undefined where it published none (weekends,
 * holidays, before about 11:00). The yuan is listed as CNH (P3-1). Throws
 * RatesUnavailable without a key, for a refused key and for a used-up quota.
 */
export async function koreaEximRates(on: Day): Promise<DayRates | undefined> {
  const { EXIM_URL, EXIM_SECRET } = env("rates");
  const { authKey } = await secretOf(EXIM_SECRET, z.object({ authKey: z.string() }));
  if (authKey === "") throw new RatesUnavailable(`${source}: no key`);
  const url = new URL("/site/program/financial/exchangeJSON", EXIM_URL);
  url.search = String(
    new URLSearchParams({ authkey: authKey, searchdate: on.replaceAll("-", ""), data: "AP01" }),
  );
  const read = z.safeParse(rows, await fetchJson(url, source));
  if (!read.success) throw new RatesUnavailable(`${source}: an answer of another shape`);
  const refused = read.data.find(({ result }) => result !== 1);
  if (refused) throw new RatesUnavailable(`${source}: result ${refused.result}`);
  const find = (unit: string) =>
    rateOf(read.data.find(({ cur_unit }) => cur_unit === unit)?.deal_bas_r);
  const usd = find("USD");
  const cny = find("CNH");
  if (usd === undefined && cny === undefined) return undefined;
  return {
    on,
    source,
    rates: { ...(usd !== undefined && { USD: usd }), ...(cny !== undefined && { CNY: cny }) },
  };
}
