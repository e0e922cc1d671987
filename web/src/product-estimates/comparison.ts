import { type Bid, bidOf } from "@bupum/shared/deal/award-plans/rules";
import { feeOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import type { Currency, WonRates } from "@bupum/shared/kernel/money/amounts";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";

/** One seller's answer to one line. */
export interface Cell {
  item: Line;
  quote?: Quote;
  /** State of the quote at this moment. */
  state?: Quote["state"];
  /** What ordering it would cost: the quantity that its terms allow, at the price of that one. */
  bid?: Bid;
  /** May be chosen for an order now. */
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
export interface SellerSum {
  count: number;
  sums: readonly Sum[];
}

/** One sum for each currency and way of VAT: only what is alike is ever added. */
export function sumsOf(parts: readonly Sum[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { currency, vatMode, amount } of parts) {
    const key = `${currency} ${vatMode}`;
    sums.set(key, { currency, vatMode, amount: amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}

/**
 * What a quote comes to at the door, in its own currency and way of VAT. Undefined where nobody
 * knows yet: the buyer pays a fee that is not named, or it is to be agreed.
 */
export function deliveredOf(
  quote: Pick<Quote, "shippingFeePayer" | "shippingFee">,
  amount: number,
): number | undefined {
  const fee = feeOf(quote);
  return fee === undefined ? undefined : amount + fee;
}

/** Sellers who refused all that they were asked: nothing of them is left to compare. */
export function refusedSellers(items: readonly Line[]): Map<string, Line[]> {
  const groups = Map.groupBy(items, ({ sellerId }) => sellerId as string);
  return new Map(
    [...groups].filter(([, lines]) => lines.every(({ replyType }) => replyType === "REJECTED")),
  );
}

function cellOf(item: Line, wanted: number, toKrw: WonRates, now: Instant): Cell {
  const quote = item.replyType === "REJECTED" ? undefined : item.currentResponse;
  const state = quote && stateAt(quote, now);
  const bid = quote && bidOf(item, quote, wanted, toKrw);
  return {
    item,
    ...(quote && { quote }),
    ...(state && { state }),
    ...(bid && { bid }),
    isOrderable: item.open && state === "ACTIVE" && item.activeOrder === undefined,
    isBest: false,
    isFastest: false,
  };
}

const least = (values: readonly (number | undefined)[]) =>
  Math.min(...values.filter((value) => value !== undefined));

/** Won for all the pieces that are wanted, or more where the terms want more to be ordered. */
const wonFor = ({ bid }: Cell): number | undefined => (bid?.isShort ? undefined : bid?.goodsWon);

/**
 * Marks the least that an order of the goods would cost, as the award by lines has it, and the
 * shortest lead time, where there is something to compare.
 */
function withMarks(cells: readonly Cell[]): Cell[] {
  const active = cells.filter(({ state }) => state === "ACTIVE");
  if (active.length < 2) return [...cells];
  const priced = active.filter((cell) => wonFor(cell) !== undefined);
  const lowest = least(priced.map(wonFor));
  const soonest = least(active.map(({ quote }) => quote?.leadTimeDays));
  const differs = active.some(({ quote }) => quote?.leadTimeDays !== soonest);
  return cells.map((cell) => ({
    ...cell,
    isBest: cell.state === "ACTIVE" && priced.length > 1 && wonFor(cell) === lowest,
    isFastest: cell.state === "ACTIVE" && differs && cell.quote?.leadTimeDays === soonest,
  }));
}

/** Requested lines as rows, sellers' answers side by side (D1-9). */
export function comparisonRows(
  lines: readonly GroupLine[],
  items: readonly Line[],
  toKrw: WonRates,
  now: Instant,
): Row[] {
  return lines.map((line) => {
    const cells = items
      .filter(({ requestLineId }) => requestLineId === line.requestLineId)
      .map((item) => cellOf(item, line.quantity, toKrw, now));
    return { line, cells: new Map(withMarks(cells).map((cell) => [cell.item.sellerId, cell])) };
  });
}

/** What one seller's quotes come to that may be ordered now, at the quantities that would be. */
export function sellerSum(rows: readonly Row[], sellerId: string): SellerSum {
  const parts = rows.flatMap(({ cells }) => {
    const { bid, isOrderable } = cells.get(sellerId) ?? {};
    if (!bid || !isOrderable) return [];
    const { currency, vatMode } = bid.quote;
    return [{ currency, vatMode, amount: bid.amount }];
  });
  return { count: parts.length, sums: sumsOf(parts) };
}
