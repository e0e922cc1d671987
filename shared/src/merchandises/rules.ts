import type { Instant } from "../kernel/time.ts";
import { type Currency, toScaled, type UnitPrice } from "../kernel/money.ts";

/** Won per one unit of a foreign currency, as far as they are known. */
export type WonRates = Partial<Record<Exclude<Currency, "KRW">, number>>;

const rateScale = 10_000;

/** A unit price in hundred-thousandths of a won, or undefined where no rate is known. */
export function scaledWon(
  price: UnitPrice,
  currency: Currency,
  rates: WonRates,
): bigint | undefined {
  if (currency === "KRW") return toScaled(price);
  const rate = rates[currency];
  if (rate === undefined) return undefined;
  return (toScaled(price) * BigInt(Math.round(rate * rateScale))) / BigInt(rateScale);
}

/** Twenty digits whose text order is the order of prices; a price without a rate comes last. */
export const offerOrder = (price: UnitPrice, currency: Currency, rates: WonRates): string =>
  (scaledWon(price, currency, rates) ?? 10n ** 20n - 1n).toString().padStart(20, "0");

interface Offer {
  sellerId: string;
  currency: Currency;
  breaks: readonly { unitPrice: UnitPrice }[];
  stock: number | null;
}
export interface RollUp {
  /** Sellers, not listings: one may sell the same part used and new. */
  offerCount: number;
  listingCount: number;
  /** Of the first price step, compared in won, in the seller's own currency. */
  lowestPrice?: { unitPrice: UnitPrice; currency: Currency };
  /** Somebody has a piece on the shelf, or does not count them. */
  inStock: boolean;
}

/** What a part shows of its offers. */
export function rollUp(offers: readonly Offer[], rates: WonRates): RollUp {
  const priced = offers
    .map(({ breaks, currency }) => ({ unitPrice: breaks[0]!.unitPrice, currency }))
    .toSorted((left, right) => (orderOf(left, rates) < orderOf(right, rates) ? -1 : 1));
  return {
    offerCount: new Set(offers.map(({ sellerId }) => sellerId)).size,
    listingCount: offers.length,
    ...(priced[0] && { lowestPrice: priced[0] }),
    inStock: offers.some(({ stock }) => stock === null || stock > 0),
  };
}
const orderOf = (of: { unitPrice: UnitPrice; currency: Currency }, rates: WonRates) =>
  offerOrder(of.unitPrice, of.currency, rates);

/** Days since the seller last stated the stock from which its age is told, and is a warning. */
export const stockAgeDays = { old: 30, stale: 90 };
export type StockAge = "FRESH" | "OLD" | "STALE";

const dayMs = 86_400_000;

/** How old a count is at a moment; a count of the future is of now. */
export function stockAge(
  { stockCheckedAt }: { stockCheckedAt: Instant },
  at: Instant,
  limits: typeof stockAgeDays = stockAgeDays,
): { days: number; age: StockAge } {
  const days = Math.max(0, Math.floor((Date.parse(at) - Date.parse(stockCheckedAt)) / dayMs));
  const age = days > limits.stale ? "STALE" : days > limits.old ? "OLD" : "FRESH";
  return { days, age };
}
