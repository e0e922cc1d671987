import { cheapestAward, cheapestOfEach } from "@bupum/shared/deal/award-plans/presets";
import { awardOf, type Bid } from "@bupum/shared/deal/award-plans/rules";

/**
 * The least that the chosen lines would cost if they were divided otherwise: each from where it is
 * cheapest, all from one seller, or among as many sellers as the member's plan looks through.
 * Undefined where no such way supplies all of them.
 */
export function leastOtherwise(
  bids: readonly Bid[],
  chosen: readonly Bid[],
  mostSellers: number,
): number | undefined {
  const lines = new Set(chosen.map(({ requestLineId }) => requestLineId));
  const open = bids.filter(({ requestLineId }) => lines.has(requestLineId));
  const ways = [cheapestOfEach(open), cheapestAward(open, mostSellers)];
  const totals = ways.flatMap((way) => {
    const { totalWon } = awardOf(way);
    return totalWon !== undefined && way.length === lines.size ? [totalWon] : [];
  });
  return totals.length > 0 ? Math.min(...totals) : undefined;
}
