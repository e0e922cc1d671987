import type { BestOffer } from "@bupum/shared/catalogue/products/contract";
import { wonRate, type WonRates } from "@bupum/shared/kernel/money/amounts";

/** A unit price in won, to compare currencies; nothing where no rate is known. */
export function wonOf({ unitPrice, currency }: BestOffer, toKrw: WonRates = {}) {
  const rate = wonRate(currency, toKrw);
  return rate === undefined ? undefined : Number(unitPrice) * rate;
}

/**
 * Places of the lowest figures. None where fewer than two parts have one or all are equal: there is
 * nothing to be better than.
 */
export function leastAt(figures: readonly (number | undefined)[]): ReadonlySet<number> {
  const known = figures.filter((figure) => figure !== undefined);
  if (new Set(known).size < 2) return new Set();
  const least = Math.min(...known);
  return new Set(figures.flatMap((figure, at) => (figure === least ? [at] : [])));
}
