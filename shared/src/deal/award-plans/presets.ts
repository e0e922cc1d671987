import type { Bid } from "./rules.ts";
import {
  type Candidate,
  candidateOf,
  cheapestDivision,
  type Choice,
  costAsItIs,
  leastCostOf,
  missing,
  mostSteps,
  total,
  wonAt,
} from "./thresholds.ts";

const isComparable = ({ goodsWon, isShort }: Bid) => goodsWon !== undefined && !isShort;
const leastFee = ({ levels }: Candidate) => levels.at(-1)!.feeWon; // A candidate has a level.

function candidatesOf(bids: readonly Bid[], lines: readonly string[]): Candidate[] {
  return [...Map.groupBy(bids, ({ sellerId }) => sellerId).values()]
    .flatMap((own) => candidateOf(own, lines) ?? [])
    .toSorted((left, right) => total(left.bids.map(wonAt)) - total(right.bids.map(wonAt)));
}

/**
 * For each candidate, the least that a line may still cost if all following candidates were chosen.
 * The least fee is spread over the lines of its seller, so the bound never exceeds the real cost.
 */
function leastFrom(candidates: readonly Candidate[], lineCount: number): number[][] {
  const least = [Array.from({ length: lineCount }, () => missing)];
  for (const candidate of candidates.toReversed()) {
    const { bids } = candidate;
    const share = Math.floor(leastFee(candidate) / bids.filter(Boolean).length);
    const after = least[0]!;
    least.unshift(bids.map((bid, at) => Math.min(after[at]!, bid ? wonAt(bid) + share : missing)));
  }
  return least;
}

/** Keeps the best choice: the cheapest, with equal cost the fewest sellers, then the first. */
function keeper() {
  let best: Choice = { cost: Infinity, sellers: [], bids: [] };
  const isBetter = (cost: number, sellers: Choice["sellers"]) =>
    cost < best.cost || (cost === best.cost && sellers.length < best.sellers.length);
  return {
    isBetter,
    keep: (choice: Choice) => {
      if (isBetter(choice.cost, choice.sellers)) best = choice;
    },
    best: () => best,
  };
}

/**
 * Examines all choices of sellers (1,024 for ten), except those that cannot beat the best one so
 * far. Returns those that may be cheaper than they are if lines are moved between their sellers.
 */
function lookThrough(
  candidates: readonly Candidate[],
  lineCount: number,
  mostSellers: number,
  { isBetter, keep }: ReturnType<typeof keeper>,
): { choice: Choice; leastWon: number }[] {
  const least = leastFrom(candidates, lineCount);
  const open: { choice: Choice; leastWon: number }[] = [];
  const look = (at: number, { sellers, bids }: Omit<Choice, "cost">, fees: number) => {
    const choice = { sellers, bids, cost: fees + total(bids.map(wonAt)) };
    if (isBetter(choice.cost, sellers)) {
      const cost = costAsItIs(choice);
      keep({ ...choice, cost });
      if (cost > choice.cost) open.push({ choice, leastWon: leastCostOf(choice) });
    }
    const candidate = candidates[at];
    if (!candidate || sellers.length === mostSellers) return;
    const bound = fees + total(bids.map((bid, line) => Math.min(wonAt(bid), least[at]![line]!)));
    // One more seller joins at least, or the choice stays as it is.
    if (!isBetter(bound, sellers)) return;
    const better = bids.map((bid, line) => {
      const other = candidate.bids[line];
      return wonAt(other) < wonAt(bid) ? other : bid;
    });
    if (better.some((bid, line) => bid !== bids[line]))
      look(at + 1, { sellers: [...sellers, candidate], bids: better }, fees + leastFee(candidate));
    look(at + 1, { sellers, bids }, fees);
  };
  look(0, { sellers: [], bids: Array.from({ length: lineCount }, () => undefined) }, 0);
  return open;
}

/**
 * The bids that supply the most lines; among those the cheapest with shipping, from at most so many
 * sellers; with equal cost the fewest sellers. Each seller's share reaches the least value of an
 * order. Exact, but where the search for a division ends at its most steps (DECISIONS 244). Excludes
 * bids without a price in won and bids for fewer pieces than wanted.
 */
export function cheapestAward(given: readonly Bid[], mostSellers: number): Bid[] {
  const comparable = given.filter(isComparable);
  const lines = [...new Set(comparable.map(({ requestLineId }) => requestLineId))];
  const known = keeper();
  const open = lookThrough(candidatesOf(comparable, lines), lines.length, mostSellers, known);
  const steps = { left: mostSteps };
  for (const { choice, leastWon } of open.toSorted((one, other) => one.leastWon - other.leastWon)) {
    const isBetter = (cost: number) => known.isBetter(cost, choice.sellers);
    const found = isBetter(leastWon) && cheapestDivision(choice, isBetter, steps);
    if (found) known.keep({ ...choice, ...found });
  }
  return known.best().bids.filter((bid) => bid !== undefined);
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
