import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Stock } from "@bupum/shared/reference/stocks/contract";
import { isStale, listedMakers } from "@bupum/shared/reference/stocks/rules";
import { queryAll } from "../../kernel/list.ts";
import { type Item, unless, write } from "../../kernel/table.ts";
import type { Close } from "../../providers/stocks/data-portal.ts";

// | access pattern                  | index | pk     | sk     |
// |---------------------------------|-------|--------|--------|
// | the last price of every stock   |       | stocks | <code> |

const pk = "stocks";

// Only `keep` writes these rows.
const toClose = (item: Item): Close => item as unknown as Close;

/** The last good price of each stock, by its code. */
export async function lastCloses(): Promise<ReadonlyMap<string, Close>> {
  const rows = await queryAll({ pk, newestFirst: false });
  return new Map(rows.map((row) => [row.sk, toClose(row)]));
}

const older = new Problem("VERSION_CONFLICT");

/** Stores a price unless a newer one exists; idempotent. */
export async function keep(close: Close, takenAt: Instant): Promise<void> {
  const { code: sk, ...set } = close;
  const guard = { absentOrBelow: { on: close.on }, refused: older };
  await unless(older, write({ change: { pk, sk }, set: { ...set, takenAt }, guard }));
}

/** The configured stocks that have a price, in their order. */
export async function listStocks(now: Instant): Promise<Stock[]> {
  const closes = await lastCloses();
  return listedMakers.flatMap(({ code, name }) => {
    const close = closes.get(code);
    if (!close) return [];
    const { market, price, change, changeRate, on } = close;
    return [{ code, name, market, price, change, changeRate, asOf: on, stale: isStale(on, now) }];
  });
}
