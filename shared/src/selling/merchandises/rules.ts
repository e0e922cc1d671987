import type { Instant } from "../../kernel/time.ts";
import {
  type Currency,
  toScaled,
  type UnitPrice,
  type WonRates,
} from "../../kernel/money/amounts.ts";
import type { BestOffer } from "../../catalogue/products/contract.ts";
import type { Condition } from "../../catalogue/products/merchandise-fields.ts";
import type { Region } from "../../reference/regions/regions.ts";

/** The most listings that change in one transaction of 100 rows: two for each, and one message. */
export const changedTogether = 49;

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
export const priceOrder = (price: UnitPrice, currency: Currency, rates: WonRates): string =>
  (scaledWon(price, currency, rates) ?? 10n ** 20n - 1n).toString().padStart(20, "0");

interface PricedMerchandise {
  id: string;
  sellerId: string;
  currency: Currency;
  breaks: readonly { unitPrice: UnitPrice }[];
  moq: number;
  stock: number | null;
  leadTimeDays: number;
  condition: Condition;
  warehouseRegion: Region;
}
export interface RollUp {
  /** Counts sellers, not listings: one seller may sell the same part used and new. */
  offerCount: number;
  listingCount: number;
  bestOffer?: BestOffer;
  /** The best offer's stock suffices for its smallest order, or the seller does not count stock. */
  inStock: boolean;
  /** Conditions of all offers, and where they ship from: what a search is narrowed by (S2-9). */
  conditions: Condition[];
  regions: Region[];
}

/** Counts up to this are shown exactly; above it, as "at least" a step. */
export const mostExactStock = 10;
/**
 * The largest of 1-10, 20, 50, 100, 200, 500 ... that does not exceed the count, so that few sales
 * change it.
 */
export function stockStep(stock: number): number {
  if (stock <= mostExactStock) return stock;
  const power = 10 ** (String(stock).length - 1);
  const most = [5, 2, 1].find((step) => stock >= step * power) ?? 1;
  return most * power;
}

/** Its stock suffices for its smallest order, or is not counted. */
export const isReady = ({ stock, moq }: Pick<PricedMerchandise, "stock" | "moq">) =>
  stock === null || stock >= moq;

/**
 * The best offer for a buyer: first those that ship from stock, then the lowest price in won at the
 * smallest order quantity, then the shortest lead time, then the id. Undefined without offers.
 */
function bestOf(
  offers: readonly PricedMerchandise[],
  rates: WonRates,
): PricedMerchandise | undefined {
  const keyOf = (offer: PricedMerchandise) =>
    [
      isReady(offer) ? 0 : 1,
      priceOrder(offer.breaks[0]!.unitPrice, offer.currency, rates),
      String(offer.leadTimeDays).padStart(3, "0"),
      offer.id,
    ].join(" ");
  return offers.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))[0];
}

const distinct = <T extends string>(list: readonly T[]): T[] => [...new Set(list)].toSorted();

/** What a part shows of its offers. */
export function rollUp(offers: readonly PricedMerchandise[], rates: WonRates): RollUp {
  const best = bestOf(offers, rates);
  return {
    offerCount: new Set(offers.map(({ sellerId }) => sellerId)).size,
    listingCount: offers.length,
    ...(best && { bestOffer: shownOf(best) }),
    inStock: best !== undefined && isReady(best),
    conditions: distinct(offers.map(({ condition }) => condition)),
    regions: distinct(offers.map(({ warehouseRegion }) => warehouseRegion)),
  };
}

const shownOf = ({
  breaks,
  currency,
  moq,
  stock,
  leadTimeDays,
  condition,
}: PricedMerchandise): BestOffer => ({
  unitPrice: breaks[0]!.unitPrice,
  currency,
  moq,
  stock: stock === null ? null : stockStep(stock),
  leadTimeDays,
  condition,
});

/** The age in days from which a stock count is marked as old, and from which as stale (D21-2). */
export const stockAgeDays = { old: 30, stale: 90 };
export type StockAge = "FRESH" | "OLD" | "STALE";

const dayMs = 86_400_000;

/** The age of a count at a moment; 0 for a count in the future. */
export function stockAge(
  { stockCheckedAt }: { stockCheckedAt: Instant },
  at: Instant,
  limits: typeof stockAgeDays = stockAgeDays,
): { days: number; age: StockAge } {
  const days = Math.max(0, Math.floor((Date.parse(at) - Date.parse(stockCheckedAt)) / dayMs));
  const age = days > limits.stale ? "STALE" : days > limits.old ? "OLD" : "FRESH";
  return { days, age };
}

/** The last moment of a count that is old at a moment. */
export const countedBeforeOld = (at: Instant): Instant =>
  new Date(Date.parse(at) - (stockAgeDays.old + 1) * dayMs).toISOString() as Instant;

/** Whether a listing's count is older than 30 days at a moment; never of one that counts no stock. */
export const isCountOld = (
  listing: { stock: number | null; stockCheckedAt: Instant },
  at: Instant,
): boolean => listing.stock !== null && stockAge(listing, at).age !== "FRESH";
