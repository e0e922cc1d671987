import type { AwardPlan, AwardPlanDraft } from "@bupum/shared/deal/award-plans/contract";
import { awardOf, type Bid, bidOf, type Share } from "@bupum/shared/deal/award-plans/rules";
import type { ExchangeRates } from "@bupum/shared/reference/exchange-rates/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { nearestQuantities } from "@bupum/shared/kernel/money/quantities";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Instant } from "@bupum/shared/kernel/time";
import { mustStand } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { StoredLine } from "../whole-groups/lines.ts";
import { naming } from "../whole-groups/line-rules.ts";

type Rates = NonNullable<AwardPlan["rates"]>;

/** The one rate of a plan. */
export const ratesOf = ({ asOf, rates }: ExchangeRates): Rates => ({
  asOf,
  ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
});

interface Moment {
  rates: Rates | undefined;
  now: Instant;
  /** Where the goods are to be delivered, as the request says. */
  region?: Region | undefined;
}

/**
 * The totals of a plan's items by the stored quotes. Throws QUOTE_CHANGED if another quote is
 * current, QUOTE_EXPIRED or QUOTE_NOT_ORDERABLE if it is no longer active, QUANTITY_NOT_ORDERABLE
 * or AMOUNT_TOO_LARGE if its terms do not allow the quantity.
 */
export function awarded(
  lines: readonly StoredLine[],
  items: AwardPlanDraft["items"],
  { rates, now, region }: Moment,
): Pick<AwardPlan, "shares" | "totalWon"> {
  const bids = lines.map((line, index): Bid => {
    const { productEstimateId, responseId, quantity } = items[index]!;
    return naming(productEstimateId, () => {
      const quote = line.currentResponse;
      if (!quote) throw new Problem("QUOTE_CHANGED");
      mustStand(quote, responseId, now);
      const nearest = nearestQuantities(quote, quantity);
      if (nearest[0] !== quantity) throw new Problem("QUANTITY_NOT_ORDERABLE", { nearest });
      const bid = bidOf(line, quote, quantity, rates ?? {}, region);
      if (!bid) throw new Problem("AMOUNT_TOO_LARGE");
      return bid;
    });
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

/** Whether a plan holds that quote of that line in that quantity. */
export const holds = (
  plan: Pick<AwardPlan, "shares">,
  wanted: AwardPlanDraft["items"][number],
): boolean =>
  plan.shares.some(({ items }) =>
    items.some(
      ({ productEstimateId, responseId, quantity }) =>
        productEstimateId === wanted.productEstimateId &&
        responseId === wanted.responseId &&
        quantity === wanted.quantity,
    ),
  );
