import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { ownMerchandise } from "@bupum/shared/deal/product-estimates/own-merchandise";
import { unitPriceWithVat } from "@bupum/shared/kernel/money/unit-price-with-vat";
import { blankBreak, type FormBreak } from "@bupum/ui/form/rows";

/** What prices are in. */
export type PriceBasis = Pick<Quote, "currency" | "vatMode">;

/**
 * The listing's prices, which exclude VAT, on the basis of the answer; no price where they are in
 * another currency (D3-14).
 */
export function listedBreaks(line: EstimateLine, { currency, vatMode }: PriceBasis): FormBreak[] {
  const listing = ownMerchandise(line);
  if (listing?.currency !== currency || listing.breaks.length === 0)
    return [blankBreak(listing?.breaks[0]?.minQty ?? 1)];
  return listing.breaks.map(({ minQty, unitPrice }) =>
    blankBreak(minQty, vatMode === "INCLUDED" ? unitPriceWithVat(unitPrice) : unitPrice),
  );
}

/** A counted stock beside what is wanted. */
interface Counted {
  stock: number;
  /** The most that it allows to order. */
  most: number;
  isShort: boolean;
}

/** What is in stock for a first quote of the line; undefined where none is counted. */
export function stockFor(line: EstimateLine): Counted | undefined {
  const most = mostInStock(line);
  if (most === undefined || line.currentResponse) return undefined;
  const stock = ownMerchandise(line)?.stock ?? 0;
  return { stock, most, isShort: stock < line.quantity };
}

/**
 * The most units that the counted stock allows to order; undefined where none is counted, zero
 * where it is too little for the least that is sold.
 */
export function mostInStock(line: EstimateLine): number | undefined {
  const listing = ownMerchandise(line);
  if (typeof listing?.stock !== "number") return undefined;
  const { stock, orderMultiple, breaks } = listing;
  const most = Math.floor(stock / orderMultiple) * orderMultiple;
  return most < (breaks[0]?.minQty ?? 1) ? 0 : most;
}
