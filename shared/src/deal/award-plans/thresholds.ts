import { type Bid, countedWon, shippingWonAt } from "./rules.ts";

/** The cost of a line without a bid: larger than the total of any 50 lines. */
export const missing = 2 ** 46;
export const wonAt = (bid: Bid | undefined): number => bid?.goodsWon ?? missing;

/** What a seller's delivery costs from a value of goods on. */
interface Level {
  fromWon: number;
  feeWon: number;
}
/** One seller in the search for the cheapest award. */
export interface Candidate {
  /** By the number of the line; absent if the seller has no bid for it. */
  bids: readonly (Bid | undefined)[];
  /** From the least value of an order on; each costs less than the one before. Never empty. */
  levels: readonly Level[];
}

export const total = (values: readonly number[]): number =>
  values.reduce((left, right) => left + right, 0);

/**
 * A seller's bids of a request, by the highest of the terms that they name. Undefined where all of
 * them together are below the least value of an order.
 */
export function candidateOf(own: readonly Bid[], lines: readonly string[]): Candidate | undefined {
  const byLine = new Map(own.map((bid) => [bid.requestLineId, bid]));
  const minimum = Math.max(...own.map(({ minimumWon = 0 }) => minimumWon));
  const most = total(own.map(countedWon));
  const steps = own.flatMap(({ freeFromWon = 0 }) => (freeFromWon > minimum ? freeFromWon : []));
  const levels = [minimum, ...steps.toSorted((left, right) => left - right)]
    .filter((fromWon) => fromWon <= most)
    .map((fromWon) => ({ fromWon, feeWon: shippingWonAt(own, fromWon) }))
    .filter(({ feeWon }, at, all) => at === 0 || feeWon < all[at - 1]!.feeWon);
  return levels.length === 0 ? undefined : { bids: lines.map((line) => byLine.get(line)), levels };
}

/** A choice of sellers, with the cheapest bid of each line among them. */
export interface Choice {
  sellers: readonly Candidate[];
  bids: readonly (Bid | undefined)[];
  /** If each seller's delivery cost the least that it can. */
  cost: number;
}

/** A line that may go to a seller who is not its cheapest one. */
interface Move {
  line: number;
  /** How much dearer the line is there, and what it adds to that seller's share. */
  moreWon: number;
  addsWon: number;
}
/** What is known of one seller while a division is looked for. */
interface Side {
  /** By the number of the line; absent without a bid. */
  bids: Candidate["bids"];
  levels: readonly Level[];
  /** To this seller from where each line is cheapest, the best ones first. */
  moves: readonly Move[];
  /** Lines that do not move here. */
  barred: Set<number>;
  countedWon: number;
  /** The number of the level that its share is to reach, and whether that stands. */
  level: number;
  isKept: boolean;
}
interface Search {
  sides: readonly Side[];
  /** By the number of the line: the number of its seller; -1 if none has a bid. */
  owners: number[];
  /** Lines that moved, and are not moved any more. */
  moved: Set<number>;
  cost: number;
  isBetter: (cost: number) => boolean;
  steps: Steps;
  found?: { cost: number; owners: readonly number[] };
}
/** How many more steps the whole search may take. */
interface Steps {
  left: number;
}

/** The steps of one search; beyond them it ends with the best division so far (DECISIONS 244). */
export const mostSteps = 10_000;
/** What the sum of parts may be off by. */
const slack = 0.01;

const won = ({ bids }: Pick<Side, "bids">, line: number) => wonAt(bids[line]);
const counted = ({ bids }: Pick<Side, "bids">, line: number): number =>
  bids[line] ? countedWon(bids[line]) : 0;
const ownersOf = ({ sellers, bids }: Choice): number[] =>
  bids.map((bid, line) => (bid ? sellers.findIndex((one) => one.bids[line] === bid) : -1));

/**
 * What a choice costs as it is; infinite where a share is below the least value of an order, or a
 * seller has no line: the choice without that one is looked at by itself.
 */
export function costAsItIs(choice: Choice): number {
  if (choice.sellers.every(({ levels }) => levels.length === 1 && levels[0]!.fromWon === 0))
    return choice.cost;
  const owners = ownersOf(choice);
  const fees = choice.sellers.map(({ bids, levels }, seller) => {
    const own = bids.filter((_, line) => owners[line] === seller);
    if (own.length === 0) return Infinity;
    const counts = total(own.map((bid) => countedWon(bid!)));
    return levels.findLast(({ fromWon }) => fromWon <= counts)?.feeWon ?? Infinity;
  });
  return total(choice.bids.map(wonAt)) + total(fees);
}

/**
 * What a choice costs at least, because the value of all goods together does not reach every
 * level; infinite where it is below the least values of all orders.
 */
export function leastCostOf({ sellers, bids, cost }: Choice): number {
  const worths = bids.map((_, line) => Math.max(0, ...sellers.map((one) => counted(one, line))));
  const steps = sellers.flatMap(({ levels: [first, ...others] }) => {
    const [next] = others;
    const savedWon = first!.feeWon - (others.at(-1) ?? first!).feeWon;
    return next ? [{ savedWon, takesWon: next.fromWon - first!.fromWon }] : [];
  });
  let left = total(worths) - total(sellers.map(({ levels }) => levels[0]!.fromWon));
  if (left < 0) return Infinity;
  let more = 0;
  for (const { savedWon, takesWon } of steps.toSorted(
    (one, other) => one.takesWon / one.savedWon - other.takesWon / other.savedWon,
  )) {
    if (takesWon > left) more += savedWon * (1 - left / takesWon);
    left = Math.max(0, left - takesWon);
  }
  return Math.ceil(cost + more - slack);
}

/** The least cost of moves that add so much, the last one in part. */
function leastCover({ moved }: Search, { moves, barred }: Side, lacksWon: number): number {
  let [left, cost] = [lacksWon, 0];
  for (const { line, moreWon, addsWon } of moves) {
    if (moved.has(line) || barred.has(line)) continue;
    if (addsWon >= left) return cost + (moreWon * left) / addsWon;
    left -= addsWon;
    cost += moreWon;
  }
  return Infinity;
}

/** What the next dearer level of delivery costs more; infinite where there is none. */
const moreFeeOf = ({ levels, level, isKept }: Side): number =>
  level === 0 || isKept ? Infinity : levels[level - 1]!.feeWon - levels[level]!.feeWon;

const lacksOf = ({ levels, level, countedWon: has }: Side): number => levels[level]!.fromWon - has;

/** Gives a line to another seller. */
function move(of: Search, line: number, to: number): void {
  const from = of.owners[line]!;
  const [old, fresh] = [of.sides[from]!, of.sides[to]!];
  of.owners[line] = to;
  of.cost += won(fresh, line) - won(old, line);
  old.countedWon -= counted(old, line);
  fresh.countedWon += counted(fresh, line);
}

/** Both ways to go on with a seller's share that is too small for its level. */
function branch(of: Search, side: Side): void {
  const more = moreFeeOf(side);
  if (more < Infinity) {
    side.level -= 1;
    of.cost += more;
    search(of);
    side.level += 1;
    of.cost -= more;
    side.isKept = true;
    search(of);
    side.isKept = false;
    return;
  }
  // Without a move the bound is infinite.
  const { line } = side.moves.find((one) => !of.moved.has(one.line) && !side.barred.has(one.line))!;
  const owner = of.owners[line]!;
  move(of, line, of.sides.indexOf(side));
  of.moved.add(line);
  search(of);
  of.moved.delete(line);
  move(of, line, owner);
  side.barred.add(line);
  search(of);
  side.barred.delete(line);
}

/** Looks through all divisions that are left open; the best one stands in `found`. */
function search(of: Search): void {
  if (of.steps.left === 0) return;
  of.steps.left -= 1;
  const lacking = of.sides.filter((side) => lacksOf(side) > 0);
  const rest = lacking.map((side) =>
    Math.min(leastCover(of, side, lacksOf(side)), moreFeeOf(side)),
  );
  const bound = Math.ceil(of.cost + total(rest) - slack);
  if (bound >= (of.found?.cost ?? Infinity) || !of.isBetter(bound)) return;
  const [side] = lacking;
  if (side) branch(of, side);
  else of.found = { cost: of.cost, owners: [...of.owners] };
}

function sideOf({ bids, levels }: Candidate, seller: number, choice: Choice, owners: number[]) {
  const moves = bids.flatMap((bid, line): Move[] => {
    const addsWon = bid ? countedWon(bid) : 0;
    const moreWon = wonAt(bid) - wonAt(choice.bids[line]);
    return owners[line] === seller || addsWon === 0 ? [] : [{ line, moreWon, addsWon }];
  });
  const own = bids.filter((_, line) => owners[line] === seller);
  return {
    bids,
    levels,
    moves: moves.toSorted(
      (left, right) => left.moreWon / left.addsWon - right.moreWon / right.addsWon,
    ),
    barred: new Set<number>(),
    countedWon: total(own.map((bid) => countedWon(bid!))),
    level: levels.length - 1,
    isKept: false,
  };
}

/**
 * The cheapest division among exactly these sellers, each of whom reaches the least value of an
 * order. Undefined if none is better than the best one so far.
 *
 * All lines at their cheapest cost the least; where a share is too small for its level, either the
 * level is given up for a dearer one, or lines are moved there from where they are cheaper. A branch
 * ends where what is lacking cannot be had for less than the best one so far: the least that a share
 * lacks costs is that of its best moves, the last one in part.
 */
export function cheapestDivision(
  choice: Choice,
  isBetter: Search["isBetter"],
  steps: Steps,
): Pick<Choice, "cost" | "bids"> | undefined {
  const owners = ownersOf(choice);
  const { sellers, cost } = choice;
  if (sellers.some((_, seller) => !owners.includes(seller))) return undefined;
  const sides = sellers.map((one, seller) => sideOf(one, seller, choice, owners));
  const of: Search = { sides, owners, moved: new Set(), cost, isBetter, steps };
  search(of);
  return (
    of.found && {
      cost: of.found.cost,
      bids: of.found.owners.map((owner, line) => sides[owner]?.bids[line]),
    }
  );
}
