import { cheapestAward, cheapestOfEach } from "@bupum/shared/deal/award-plans/presets";
import { awardOf, type Bid } from "@bupum/shared/deal/award-plans/rules";

/** What the chosen lines would cost otherwise, in won, and whether a fee of it is not stated yet. */
interface Least {
  won: number;
  isFeeOpen: boolean;
}

/**
 * The least that the chosen lines would cost if they were divided otherwise: each from where it is
 * cheapest, all from one seller, or among as many sellers as the member's plan looks through. A fee
 * that is not stated yet counts as nothing, and a way below a seller's least value of an order is none.
 * Undefined where no such way supplies all of them.
 */
export function leastOtherwise(
  bids: readonly Bid[],
  chosen: readonly Bid[],
  mostSellers: number,
): Least | undefined {
  const lines = new Set(chosen.map(({ requestLineId }) => requestLineId));
  const open = bids.filter(({ requestLineId }) => lines.has(requestLineId));
  const ways = [cheapestOfEach(open), cheapestAward(open, mostSellers)];
  const all = ways.flatMap((way) => {
    const { totalWon: won, shares } = awardOf(way);
    const isFeeOpen = shares.some((share) => share.isFeeOpen);
    const isOrderable = shares.every(({ lacks }) => !lacks);
    return won !== undefined && isOrderable && way.length === lines.size
      ? [{ won, isFeeOpen }]
      : [];
  });
  return all.toSorted((left, right) => left.won - right.won)[0];
}
