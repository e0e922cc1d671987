/** The quantity terms that a seller states. */
export interface Quantities {
  moq: number;
  orderMultiple: number;
  maxQty?: number | undefined;
}

/** The largest number of pieces that a line may have (D1-3). */
export const mostPieces = 9_999_999;

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
