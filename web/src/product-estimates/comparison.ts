import { awardOf, type Bid, bidOf, type Share } from "@bupum/shared/deal/award-plans/rules";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { feesOf, taxedOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { DeliveryTerms } from "@bupum/shared/deal/product-estimate-orders/freight";
import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import type { Currency, WonRates } from "@bupum/shared/kernel/money/amounts";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";

/** One seller's quote or refusal for one line. */
export interface Cell {
  item: EstimateLine;
  quote?: Quote;
  /** State of the quote at this moment. */
  state?: Quote["state"];
  /** The cost of an order: the orderable quantity at its price step. */
  bid?: Bid;
  /** What it comes to at the door if it is ordered alone. */
  delivered?: number;
  /** Whether it is a substitute. */
  isSubstitute: boolean;
  /** May be chosen for an order now; a substitute only where its buyer takes one. */
  isOrderable: boolean;
  isBest: boolean;
  isFastest: boolean;
}
export interface Row {
  line: GroupLine;
  /** By seller; absent where the seller was not asked for this line. */
  cells: ReadonlyMap<string, Cell>;
}
export interface Sum {
  currency: Currency;
  vatMode: Quote["vatMode"];
  amount: number;
}
/** One seller's column of the comparison. */
export interface Column {
  estimate: Group["estimates"][number];
  /** The sum of what can be ordered now, with shipping; absent if nothing can. */
  share?: Share;
}

/** One sum for each currency and VAT mode; different ones are never added. */
function sumsOf(parts: readonly Sum[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { currency, vatMode, amount } of parts) {
    const key = `${currency} ${vatMode}`;
    sums.set(key, { currency, vatMode, amount: amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}

/** The same for bids, at their orderable quantities. */
export const sumsOfBids = (bids: readonly Bid[]): Sum[] =>
  sumsOf(bids.map(({ quote: { currency, vatMode }, amount }) => ({ currency, vatMode, amount })));

/**
 * What a quote comes to at the door, in its own currency and way of VAT. Undefined where nobody
 * knows yet: the buyer pays a fee that is not named, or it is to be agreed.
 */
export function deliveredOf(
  quote: DeliveryTerms,
  amount: number,
  region?: Region,
): number | undefined {
  const goods = taxedOf([{ amount, vatMode: quote.vatMode }]);
  const [fee] = feesOf([quote], goods.supply, region);
  return fee === undefined ? undefined : amount + fee;
}

interface Moment {
  toKrw: WonRates;
  now: Instant;
  /** Where the goods are to be delivered, as the request says. */
  region?: Region | undefined;
}

function cellOf(item: EstimateLine, line: GroupLine, takes: boolean, at: Moment): Cell {
  const quote = item.replyType === "REJECTED" ? undefined : item.currentResponse;
  const state = quote && stateAt(quote, at.now);
  const bid = quote && bidOf(item, quote, line.quantity, at.toKrw, at.region);
  const price = bid ?? item.priceAtQuantity;
  const delivered = quote && price && deliveredOf(quote, price.amount, at.region);
  const isSubstitute = quote?.alternative !== undefined;
  const isFree = item.open && state === "ACTIVE" && item.activeOrder === undefined;
  return {
    item,
    ...(quote && { quote }),
    ...(state && { state }),
    ...(bid && { bid }),
    ...(delivered !== undefined && { delivered }),
    isSubstitute,
    isOrderable: isFree && (takes || !isSubstitute),
    isBest: false,
    isFastest: false,
  };
}

const least = (values: readonly (number | undefined)[]) =>
  Math.min(...values.filter((value) => value !== undefined));

/** Won for the wanted quantity, or for the minimum order quantity if that is more. */
const wonFor = ({ bid }: Cell): number | undefined => (bid?.isShort ? undefined : bid?.goodsWon);

/**
 * Marks the least that an order of the goods would cost, as the award by lines has it, and the
 * shortest lead time, where there is something to compare. A substitute takes part once its buyer
 * agrees to it.
 */
function withMarks(cells: readonly Cell[], takes: boolean): Cell[] {
  const isCompared = ({ state, isSubstitute }: Cell) =>
    state === "ACTIVE" && (takes || !isSubstitute);
  const active = cells.filter(isCompared);
  if (active.length < 2) return [...cells];
  const priced = active.filter((cell) => wonFor(cell) !== undefined);
  const lowest = least(priced.map(wonFor));
  const soonest = least(active.map(({ quote }) => quote?.leadTimeDays));
  const differs = active.some(({ quote }) => quote?.leadTimeDays !== soonest);
  return cells.map((cell) => ({
    ...cell,
    isBest: isCompared(cell) && priced.length > 1 && wonFor(cell) === lowest,
    isFastest: isCompared(cell) && differs && cell.quote?.leadTimeDays === soonest,
  }));
}

interface Compared {
  lines: readonly GroupLine[];
  items: readonly EstimateLine[];
  /** Requested lines of which the buyer takes a substitute as well. */
  consents?: ReadonlySet<string>;
}

/** Requested lines as rows, sellers' answers side by side (D1-9). */
export function comparisonRows({ lines, items, consents }: Compared, at: Moment): Row[] {
  return lines.map((line) => {
    const takes = consents?.has(line.requestLineId) ?? false;
    const cells = items
      .filter(({ requestLineId }) => requestLineId === line.requestLineId)
      .map((item) => cellOf(item, line, takes, at));
    const marked = withMarks(cells, takes);
    return { line, cells: new Map(marked.map((cell) => [cell.item.sellerId, cell])) };
  });
}

/** A quote, or a proposed product that the buyer has to confirm (D6-20). */
const isShown = ({ item, quote }: Cell): boolean =>
  quote !== undefined ||
  (item.proposedProduct !== undefined && item.open && item.activeOrder === undefined);

/** Sellers with a column, the one who quoted most lines first, and those without one. */
export function columnsOf(
  estimates: Group["estimates"],
  rows: readonly Row[],
): { compared: Column[]; folded: Group["estimates"] } {
  const cellsOf = (sellerId: string) => rows.flatMap(({ cells }) => cells.get(sellerId) ?? []);
  const isCompared = ({ sellerId }: Column["estimate"]) => cellsOf(sellerId).some(isShown);
  // By what was sent and not by what is chosen, so that no column moves under the pointer.
  const quotedOf = ({ sellerId }: Column["estimate"]) => cellsOf(sellerId).filter(isShown).length;
  const byQuotes = estimates
    .filter(isCompared)
    .toSorted((one, other) => quotedOf(other) - quotedOf(one));
  const compared = byQuotes.map((estimate) => {
    const bids = cellsOf(estimate.sellerId).flatMap(({ bid, isOrderable }) =>
      bid && isOrderable ? [bid] : [],
    );
    const [share] = awardOf(bids).shares;
    return { estimate, ...(share && { share }) };
  });
  return { compared, folded: estimates.filter((estimate) => !isCompared(estimate)) };
}

/** Quotes of one line as a list: orderable ones first, by price. */
export const rankedCells = ({ cells }: Row): Cell[] => {
  const rank = (cell: Cell) => (cell.isOrderable ? (wonFor(cell) ?? 2 ** 50) : 2 ** 51);
  return [...cells.values()]
    .filter(isShown)
    .toSorted(
      (left, right) =>
        rank(left) - rank(right) ||
        (left.quote?.leadTimeDays ?? 0) - (right.quote?.leadTimeDays ?? 0),
    );
};
