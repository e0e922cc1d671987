import { amountAt, type Currency, type PriceBreak, type UnitPrice } from "./amounts.ts";

/** The quantity terms that a seller states. */
export interface Quantities {
  moq: number;
  orderMultiple: number;
  maxQty?: number | undefined;
}

/** The largest number of pieces that a line may have (D1-3). */
export const mostPieces = 9_999_999;

/** The number of pieces next to any number: whole, and from one to the most. */
export const asPieces = (quantity: number): number =>
  Math.min(mostPieces, Math.max(1, Math.trunc(quantity) || 1));

const isOrderable = ({ moq, orderMultiple, maxQty = mostPieces }: Quantities, quantity: number) =>
  quantity >= moq && quantity <= maxQty && quantity % orderMultiple === 0;

/**
 * The orderable quantities next to the wanted one, below and above; only the wanted one if it is
 * orderable, none if the terms allow no quantity.
 */
export function nearestQuantities(terms: Quantities, wanted: number): number[] {
  if (isOrderable(terms, wanted)) return [wanted];
  const { moq, orderMultiple: step, maxQty = mostPieces } = terms;
  const least = Math.ceil(moq / step) * step;
  const greatest = Math.floor(maxQty / step) * step;
  if (greatest < least) return [];
  const below = Math.floor(wanted / step) * step;
  const near = [below, below + step].map((one) => Math.min(Math.max(one, least), greatest));
  return [...new Set(near)];
}

/** The quantity that is ordered for a wanted one: enough if the terms allow it, else the most. */
export function nearestQuantity(terms: Quantities, wanted: number): number | undefined {
  const near = nearestQuantities(terms, wanted);
  return near.find((one) => one >= wanted) ?? near.at(-1);
}

/** The terms from which the total of a line follows. */
export interface PricedTerms extends Quantities {
  breaks: readonly PriceBreak[];
  currency: Currency;
}

/**
 * What ordering a wanted quantity comes to, and the quantity that it is for (D3-18). Undefined
 * where the terms allow no quantity, and above the largest total of a line.
 */
export function priceFor(
  terms: PricedTerms,
  wanted: number,
): { quantity: number; unitPrice: UnitPrice; amount: number } | undefined {
  const quantity = nearestQuantity(terms, wanted);
  const price = quantity && amountAt(terms.breaks, quantity, terms.currency);
  return price ? { quantity, ...price } : undefined;
}
