import {
  type Currency,
  lineAmount,
  priceAt,
  toMinor,
  wonRate,
  type WonRates,
} from "@bupum/shared/kernel/money/amounts";
import { nearestQuantities } from "@bupum/shared/kernel/money/quantities";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { SellerCard } from "@bupum/shared/accounts/seller-infos/contract";

export interface SellerMerchandise {
  seller: SellerCard;
  merchandise: Merchandise;
}

/** One listing at the reader's quantity. */
export interface MerchandiseAt extends SellerMerchandise {
  /** The accepted quantities next to the wanted one; the wanted one if it is accepted. */
  nearest: readonly number[];
  /** The priced quantity: the wanted one, or the next accepted one, preferably the larger. */
  quantity: number;
  unitPrice: string;
  /** Minor units; absent if the total is beyond the exact range. */
  amount?: number;
  /** Unit price in won, for comparison; absent if no rate is known. */
  won?: number;
  /** The stock is smaller than wanted. */
  isShort: boolean;
}

/** Every listing priced at a quantity; those that do not accept it, at the nearest they accept. */
export function merchandisesAt(
  offers: readonly SellerMerchandise[],
  wanted: number,
  toKrw: WonRates = {},
): readonly MerchandiseAt[] {
  return offers.map(({ seller, merchandise }) => {
    const { breaks, currency, moq, orderMultiple, stock } = merchandise;
    const nearest = nearestQuantities({ moq, orderMultiple }, wanted);
    const quantity = nearest.at(-1) ?? moq;
    const unitPrice = priceAt(breaks, quantity) ?? breaks[0]?.unitPrice ?? "0";
    const rate = wonRate(currency, toKrw);
    const amount = amountOf(unitPrice, quantity, currency);
    return {
      seller,
      merchandise,
      nearest,
      quantity,
      unitPrice,
      ...(amount !== undefined && { amount }),
      ...(rate !== undefined && { won: Number(unitPrice) * rate }),
      isShort: stock !== null && stock < wanted,
    };
  });
}

function amountOf(price: string, quantity: number, currency: Currency): number | undefined {
  const amount = toMinor(Number(price) * quantity, currency);
  return amount < Number.MAX_SAFE_INTEGER ? lineAmount(price, quantity, currency) : undefined;
}

export const sorts = ["price", "lead", "stock"] as const;
export type Sort = (typeof sorts)[number];

type Order = (left: MerchandiseAt, right: MerchandiseAt) => number;

const isTaken = ({ nearest, quantity }: MerchandiseAt, wanted: number) =>
  nearest.length > 0 && quantity === wanted;
/** The stock; if it is not counted, the wanted quantity is assumed. */
const onShelf = ({ merchandise: { stock } }: MerchandiseAt, wanted: number) => stock ?? wanted;
const byPrice: Order = (left, right) => (left.won ?? Infinity) - (right.won ?? Infinity) || 0;
const byLead: Order = (left, right) =>
  left.merchandise.leadTimeDays - right.merchandise.leadTimeDays;

/**
 * In the chosen order. By price and by time, an offer that accepts the wanted quantity precedes one
 * that does not, since its price is for that quantity.
 */
export function sorted(
  offers: readonly MerchandiseAt[],
  by: Sort,
  wanted: number,
): readonly MerchandiseAt[] {
  const byTaken: Order = (left, right) =>
    Number(isTaken(right, wanted)) - Number(isTaken(left, wanted));
  const byStock: Order = (left, right) => onShelf(right, wanted) - onShelf(left, wanted);
  const orders: Record<Sort, readonly Order[]> = {
    price: [byTaken, byPrice, byLead],
    lead: [byTaken, byLead, byPrice],
    stock: [byStock, byPrice],
  };
  return offers.toSorted((left, right) => {
    for (const order of orders[by]) {
      const found = order(left, right);
      if (found) return found;
    }
    return 0;
  });
}

/** The offer that is named first: the cheapest with enough in stock, else the cheapest (D21-7). */
export function bestAt(
  offers: readonly MerchandiseAt[],
  wanted: number,
): MerchandiseAt | undefined {
  const ready = offers.filter(
    ({ quantity, merchandise: { stock } }) => stock === null || stock >= Math.max(wanted, quantity),
  );
  return sorted(ready.length > 0 ? ready : offers, "price", wanted)[0];
}

const dayMs = 86_400_000;
/** Days after which a stock count, or a price, is marked as old. */
export const oldAfterDays = 30;

/** Whole days since a moment. */
export const daysSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / dayMs));
