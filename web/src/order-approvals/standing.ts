import type { ApprovalLine } from "@bupum/shared/deal/order-approvals/contract";
import { bidOf } from "@bupum/shared/deal/award-plans/rules";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { mayRepeat } from "@bupum/shared/deal/product-estimates/rules";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import type { Instant } from "@bupum/shared/kernel/time";

/** A line beside what the market of its request says now. */
export interface ComparedLine {
  /** The line as the server has it now; absent before it was read. */
  item?: EstimateLine | undefined;
  /** It cannot be ordered as it was shown: another quote, or none, or it is ordered already. */
  isChanged: boolean;
  /** Standing quotes of other sellers for it. */
  others: number;
  /** The goods in won without VAT: of this quote, and the least of the others. */
  ownWon?: number | undefined;
  otherWon?: number | undefined;
}

const isOrderable = (item: EstimateLine, { responseId }: ApprovalLine): boolean =>
  item.currentResponse?.id === responseId &&
  item.currentResponse.state === "ACTIVE" &&
  item.activeOrder === undefined &&
  (item.open || mayRepeat(item));

/** Compares a line with the other sellers' quotes for the same quantity, as the comparison does. */
export function compareLine(
  line: ApprovalLine,
  items: readonly EstimateLine[],
  { toKrw, now }: { toKrw: WonRates; now: Instant },
): ComparedLine {
  const item = items.find(({ id }) => id === line.productEstimateId);
  const wonOf = ({ currentResponse: quote, ...of }: EstimateLine) => {
    const bid = quote && bidOf(of, quote, line.quantity, toKrw);
    return bid && !bid.isShort ? bid.goodsWon : undefined;
  };
  const rivals = items.filter(
    ({ id, requestLineId, open, currentResponse: quote }) =>
      id !== line.productEstimateId &&
      requestLineId === item?.requestLineId &&
      open &&
      quote !== undefined &&
      !quote.alternative &&
      stateAt(quote, now) === "ACTIVE",
  );
  const known = rivals.map(wonOf).filter((won) => won !== undefined);
  return {
    item,
    isChanged: item !== undefined && !isOrderable(item, line),
    others: rivals.length,
    ownWon: item && wonOf(item),
    ...(known.length > 0 && { otherWon: Math.min(...known) }),
  };
}
