import { type Bid, countedWon, type Share } from "./rules.ts";

const most = 2;

/**
 * Bids of the same seller that are not chosen and fill what a share lacks, each alone where one can:
 * of the least value, else of the free value (D36-5). A line that is chosen elsewhere fills a free
 * value only where it costs less than the fee that it saves. The cheapest to add come first: lines
 * of which nothing is chosen cost nothing more, because the buyer asked for them.
 */
export function fillersOf<One extends Bid>(
  share: Share,
  chosen: readonly Bid[],
  bids: readonly One[],
): One[] {
  const { sellerId, lacks, toFreeWon, shippingWon } = share;
  const gap = lacks?.won ?? toFreeWon;
  if (gap === undefined) return [];
  const elsewhere = new Map(chosen.map((bid) => [bid.requestLineId, bid]));
  const more = bids
    .filter((bid) => bid.sellerId === sellerId && !bid.isShort && countedWon(bid) > 0)
    .flatMap((bid) => {
      const other = elsewhere.get(bid.requestLineId);
      if (other?.sellerId === sellerId) return [];
      const moreWon = other ? (bid.goodsWon ?? 0) - (other.goodsWon ?? 0) : 0;
      return lacks || moreWon < shippingWon ? [{ bid, moreWon }] : [];
    });
  const alone = more.filter(({ bid }) => countedWon(bid) >= gap);
  // The least that fills it alone, or else the most.
  const [fitting, upwards] = alone.length > 0 ? [alone, 1] : [more, -1];
  const ranked = fitting.toSorted(
    (one, two) =>
      one.moreWon - two.moreWon || upwards * (countedWon(one.bid) - countedWon(two.bid)),
  );
  return ranked.slice(0, most).map(({ bid }) => bid);
}
