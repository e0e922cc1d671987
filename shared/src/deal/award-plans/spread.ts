import type { Bid } from "./rules.ts";

/** What the quotes of a request come to at the lowest prices, and at the highest (D38-2). */
export interface Spread {
  bestWon: number;
  worstWon: number;
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/**
 * Goods without VAT in won, of all lines that have a bid which is not short; undefined without any,
 * and if one has no price in won.
 */
export function spreadOf(
  bids: readonly Pick<Bid, "requestLineId" | "goodsWon" | "isShort">[],
): Spread | undefined {
  const whole = bids.filter(({ isShort }) => !isShort);
  if (whole.length === 0 || whole.some(({ goodsWon }) => goodsWon === undefined)) return undefined;
  const lines = [...Map.groupBy(whole, ({ requestLineId }) => requestLineId).values()].map((some) =>
    some.map(({ goodsWon = 0 }) => goodsWon),
  );
  return {
    bestWon: sum(lines.map((won) => Math.min(...won))),
    worstWon: sum(lines.map((won) => Math.max(...won))),
  };
}
