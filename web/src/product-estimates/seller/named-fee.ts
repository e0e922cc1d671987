import type { Currency } from "@bupum/shared/kernel/money/amounts";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";

/**
 * The fee, in minor units, that a quote named and that its seller's next one in this currency keeps
 * (D3-32); undefined where it named none, or where its buyer does not pay.
 */
export const namedFee = (
  quote: Pick<Quote, "currency" | "shippingFeePayer" | "shippingFee"> | undefined,
  currency: Currency | undefined,
): number | undefined =>
  quote?.currency === currency && quote?.shippingFeePayer === "BUYER_PAYS"
    ? quote.shippingFee
    : undefined;
