import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { sumsOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Money } from "@bupum/shared/kernel/money/money";
import { batchesOf, breakdownOfBatch } from "../../product-estimate-orders/order-lines.ts";

/** Totals of these bids with VAT and shipping, as in the order form (D4-12). */
export function orderTotals(
  bids: readonly Bid[],
  items: readonly Line[],
  region: Region | undefined,
): Money[] {
  const lines = bids.flatMap(({ id, quote, quantity }) => {
    const item = items.find((one) => one.id === id);
    return item ? [{ item, choice: { quote, quantity, acceptAlternative: true } }] : [];
  });
  return sumsOf(batchesOf(lines).map((batch) => breakdownOfBatch(batch, region))).map(
    ({ total, currency }) => ({
      amount: total,
      currency,
    }),
  );
}
