import type { AwardPlan, AwardPlanDraft } from "@bupum/shared/award-plans/contract";
import { awardOf, type Bid, bidOf, type Share } from "@bupum/shared/award-plans/rules";
import type { ExchangeRates } from "@bupum/shared/exchange-rates/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { nearestQuantities } from "@bupum/shared/kernel/money/quantities";
import type { StoredLine } from "../product-estimates/items.ts";

type Rates = NonNullable<AwardPlan["rates"]>;

/** The one rate of a plan. */
export const ratesOf = ({ asOf, rates }: ExchangeRates): Rates => ({
  asOf,
  ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
});

/**
 * What a plan's items come to by the stored quotes. Throws QUOTE_CHANGED where another quote is
 * the current one, QUANTITY_NOT_ORDERABLE where its terms leave no such quantity.
 */
export function awarded(
  lines: readonly StoredLine[],
  items: AwardPlanDraft["items"],
  rates: Rates | undefined,
): Pick<AwardPlan, "shares" | "totalWon"> {
  const bids = lines.map((line, index): Bid => {
    const { productEstimateId, responseId, quantity } = items[index]!;
    const quote = line.currentResponse;
    if (quote?.id !== responseId)
      throw new Problem("QUOTE_CHANGED", { productEstimateId, response: quote });
    const bid = bidOf(line, quote, quantity, rates ?? {});
    if (bid?.quantity !== quantity)
      throw new Problem("QUANTITY_NOT_ORDERABLE", {
        productEstimateId,
        nearest: nearestQuantities(quote, quantity),
      });
    return bid;
  });
  const { shares, totalWon } = awardOf(bids);
  return { shares: shares.map(stored), ...(totalWon !== undefined && { totalWon }) };
}

const stored = ({
  bids,
  sellerId,
  sellerName,
  goodsWon,
  shippingWon,
  isFeeOpen,
  leadTimeDays,
}: Share) => ({
  sellerId,
  sellerName,
  ...(goodsWon !== undefined && { goodsWon }),
  shippingWon,
  isFeeOpen,
  leadTimeDays,
  items: bids.map(({ id, quote, quantity, unitPrice, amount }) => ({
    productEstimateId: id,
    responseId: quote.id,
    quantity,
    unitPrice,
    amount,
    currency: quote.currency,
    vatMode: quote.vatMode,
  })),
});
