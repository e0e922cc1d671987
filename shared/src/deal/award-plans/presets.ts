import type { Bid } from "./rules.ts";

/** The cost of a line without a bid: larger than the total of any 50 lines. */
const missing = 2 ** 46;

/** One seller in the search: the cost of each line, and the fee. */
interface Candidate {
  /** By the number of the line; absent if the seller has no bid for it. */
  bids: readonly (Bid | undefined)[];
  /** The highest fee of its quotes: a seller's goods come in one delivery. */
  fee: number;
}

interface Best {
  cost: number;
  sellers: number;
  bids: readonly (Bid | undefined)[];
}

const isComparable = ({ goodsWon, isShort }: Bid) => goodsWon !== undefined && !isShort;
const wonAt = (bid: Bid | undefined) => bid?.goodsWon ?? missing;
const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);

function candidatesOf(bids: readonly Bid[], lines: readonly string[]): Candidate[] {
  return [...Map.groupBy(bids, ({ sellerId }) => sellerId).values()]
    .map((own) => {
      const byLine = new Map(own.map((bid) => [bid.requestLineId, bid]));
      const fee = Math.max(...own.map(({ feeWon }) => feeWon));
      return { bids: lines.map((line) => byLine.get(line)), fee };
    })
    .toSorted((left, right) => sum(left.bids.map(wonAt)) - sum(right.bids.map(wonAt)));
}

/**
 * For each candidate, the least that a line may still cost if all following candidates were chosen.
 * A fee is spread over the lines of its seller, so the bound never exceeds the real cost.
 */
function leastFrom(candidates: readonly Candidate[], lineCount: number): number[][] {
  const least = [Array.from({ length: lineCount }, () => missing)];
  for (const { bids, fee } of candidates.toReversed()) {
    const share = Math.floor(fee / bids.filter(Boolean).length);
    const after = least[0]!;
    least.unshift(bids.map((bid, at) => Math.min(after[at]!, bid ? wonAt(bid) + share : missing)));
  }
  return least;
}

/**
 * The bids that supply the most lines; among those the cheapest with shipping, from at most so many
 * sellers; with equal cost the fewest sellers. Exact: all choices of sellers are examined (1,024
 * for ten), except those that cannot beat the best one so far. Excludes bids without a price in won
 * and bids for fewer pieces than wanted.
 */
export function cheapestAward(given: readonly Bid[], mostSellers: number): Bid[] {
  const comparable = given.filter(isComparable);
  const lines = [...new Set(comparable.map(({ requestLineId }) => requestLineId))];
  const candidates = candidatesOf(comparable, lines);
  const least = leastFrom(candidates, lines.length);
  let best: Best = { cost: Infinity, sellers: 0, bids: [] };

  const look = (
    at: number,
    sellers: number,
    fees: number,
    chosen: readonly (Bid | undefined)[],
  ) => {
    const cost = fees + sum(chosen.map(wonAt));
    if (cost < best.cost || (cost === best.cost && sellers < best.sellers))
      best = { cost, sellers, bids: chosen };
    const candidate = candidates[at];
    if (!candidate || sellers === mostSellers) return;
    const bound = fees + sum(chosen.map((bid, line) => Math.min(wonAt(bid), least[at]![line]!)));
    if (bound > best.cost || (bound === best.cost && sellers >= best.sellers)) return;
    const better = chosen.map((bid, line) => {
      const other = candidate.bids[line];
      return wonAt(other) < wonAt(bid) ? other : bid;
    });
    if (better.some((bid, line) => bid !== chosen[line]))
      look(at + 1, sellers + 1, fees + candidate.fee, better);
    look(at + 1, sellers, fees, chosen);
  };
  look(
    0,
    0,
    0,
    lines.map(() => undefined),
  );
  return best.bids.filter((bid) => bid !== undefined);
}

const priceOf = ({ goodsWon = Infinity }: Bid) => goodsWon;

/** For each line the bid with the least figure; ties by price, then by order. */
function leastOfEach(bids: readonly Bid[], figure: (bid: Bid) => number): Bid[] {
  return [...Map.groupBy(bids, ({ requestLineId }) => requestLineId).values()].map(
    (of) =>
      of.toSorted(
        // Two without a price differ by NaN, which a sort takes for none.
        (left, right) => figure(left) - figure(right) || priceOf(left) - priceOf(right),
      )[0]!, // groupBy never makes an empty group.
  );
}

/**
 * For each line the bid with the shortest lead time; bids for fewer pieces than wanted are
 * excluded.
 */
export const fastestAward = (bids: readonly Bid[]): Bid[] =>
  leastOfEach(
    bids.filter(({ isShort }) => !isShort),
    ({ quote }) => quote.leadTimeDays,
  );

/** The cheapest goods of each line, without regard to shipping. */
export const cheapestOfEach = (bids: readonly Bid[]): Bid[] =>
  leastOfEach(bids.filter(isComparable), priceOf);
