import type { Currency, UnitPrice, WonRates } from "../../kernel/money/amounts.ts";
import { type PricedTerms, priceFor } from "../../kernel/money/quantities.ts";
import { isReady, priceOrder } from "./rules.ts";

/** What a part costs today at a quantity. */
export interface PriceAtQuantity {
  unitPrice: UnitPrice;
  currency: Currency;
  /** The wanted one, or what the offer lets order in its place. */
  quantity: number;
}

/**
 * Today's price of a part for so many pieces: first of offers that ship them from stock, then the
 * lowest in won at what is ordered in their place (D38-4). Undefined where no offer has that quantity.
 */
export function bestAt(
  offers: readonly (PricedTerms & { stock: number | null })[],
  wanted: number,
  rates: WonRates,
): PriceAtQuantity | undefined {
  const [best] = offers
    .flatMap((offer) => {
      const price = priceFor(offer, wanted);
      if (!price) return [];
      const { currency, stock } = offer;
      const { quantity, unitPrice } = price;
      const isThere = isReady({ stock, moq: quantity });
      const place = `${isThere ? 0 : 1} ${priceOrder(unitPrice, currency, rates)}`;
      return [{ place, of: { unitPrice, currency, quantity } }];
    })
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
  return best?.of;
}
