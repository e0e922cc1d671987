import {
  belowMinimum,
  feesOf,
  type PricedLine,
  taxedOf,
} from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { mostLines } from "@bupum/shared/deal/product-estimate-orders/draft";
import type { AwardPlan } from "@bupum/shared/deal/award-plans/contract";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { StoredLine } from "../whole-groups/lines.ts";

interface Priced {
  line: Pick<StoredLine, "sellerId">;
  quote: Quote;
  amount: number;
}

/**
 * What the buyer orders of that seller at once: of a plan with more lines than one order takes all
 * of them, else undefined (D36-6).
 */
function togetherWon([first]: readonly Priced[], plan: Pick<AwardPlan, "shares"> | undefined) {
  const share = plan?.shares.find(({ sellerId }) => sellerId === first?.line.sellerId);
  const items = share?.items.filter(({ currency }) => currency === first?.quote.currency) ?? [];
  return items.length > mostLines ? taxedOf(items).supply : undefined;
}

const text = (won: number) => won.toLocaleString("en-US");

/**
 * Ordered lines with the fee that each of them names for their delivery: it is fixed here, whatever
 * becomes of the lines later (D36-3). Throws BELOW_MINIMUM if they are worth less than the seller's
 * frozen minimum (D36-4).
 */
export function deliveredLines<One extends Priced>(
  ordered: readonly One[],
  region: Region,
  plan: Pick<AwardPlan, "shares"> | undefined,
): (One & { shippingFee?: number })[] {
  const lines: PricedLine[] = ordered.map(({ quote, amount }) => ({ ...quote, amount }));
  const goodsWon = togetherWon(ordered, plan) ?? taxedOf(lines).supply;
  const below = belowMinimum(lines, goodsWon);
  if (below) {
    const { minimumWon, won: lacksWon } = below;
    const said = { minimum: text(minimumWon), lacks: text(lacksWon) };
    throw new Problem("BELOW_MINIMUM", { minimumWon, lacksWon, ...said });
  }
  const fees = feesOf(lines, goodsWon, region);
  return ordered.map((one, at) => {
    const shippingFee = fees[at];
    return { ...one, ...(shippingFee !== undefined && { shippingFee }) };
  });
}
