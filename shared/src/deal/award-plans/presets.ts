import type { Bid } from "./rules.ts";

/** Stands for a line that nobody chosen supplies: one such line outweighs all that 50 could cost. */
const missing = 2 ** 46;

/** One seller as the search sees it: what each line costs, and which fee comes with it. */
interface Candidate {
  /** By the number of the line; absent where there is nothing to choose. */
  bids: readonly (Bid | undefined)[];
  /** The highest of its quotes: sellers name one fee for all, and more than it nobody pays. */
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
 * For each candidate on, the least that a line may still cost if all that follow were open. A fee
 * is spread over the lines of its seller, which is never more than what it comes to.
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
 * The bids that supply the most lines, and of those the cheapest with shipping, from at most so
 * many sellers; with fewer sellers where that costs the same. Exact: every choice of sellers is
 * looked at (1,024 at ten of them), but for those that cannot be better than the best so far. Left out: bids without a
 * price in won, and those for fewer pieces than wanted.
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

/** Of each line the one with the least figure, then the least price, then the first. */
function leastOfEach(bids: readonly Bid[], figure: (bid: Bid) => number): Bid[] {
  return [...Map.groupBy(bids, ({ requestLineId }) => requestLineId).values()].map(
    (of) =>
      of.toSorted(
        // Two without a price differ by NaN, which a sort takes for none.
        (left, right) => figure(left) - figure(right) || priceOf(left) - priceOf(right),
      )[0]!, // groupBy never makes an empty group.
  );
}

/** The soonest quote of each line; of those for fewer pieces than wanted none. */
export const fastestAward = (bids: readonly Bid[]): Bid[] =>
  leastOfEach(
    bids.filter(({ isShort }) => !isShort),
    ({ quote }) => quote.leadTimeDays,
  );

/** The cheapest goods of each line, whatever shipping adds. */
export const cheapestOfEach = (bids: readonly Bid[]): Bid[] =>
  leastOfEach(bids.filter(isComparable), priceOf);
