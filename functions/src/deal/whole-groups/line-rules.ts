import { defaultTitle, type LineState } from "@bupum/shared/deal/estimate-groups/rules";
import type { TimedLine } from "@bupum/shared/deal/estimate-groups/timers";
import type { LineId } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { priceFor, type PricedTerms } from "@bupum/shared/kernel/money/quantities";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Day, endOfSeoulDay, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import {
  type NoticeItem,
  type NoticeTotal,
  packItems,
} from "@bupum/shared/notices/notifications/notice-items";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import {
  askedProduct,
  type NamedProduct,
  offeredProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import type { LineTurn, RequoteTurn } from "@bupum/shared/deal/product-estimates/rules";
import type { Relation } from "../../kernel/access.ts";
import type { StoredLine } from "./lines.ts";

interface NamedLine {
  partNumber?: string | undefined;
  productName: string;
  quantity: number;
  unit: string;
}

/** By what a requested line is found: its name, its number, and what its buyer calls it. */
export const askedTexts = ({
  productName,
  partNumber,
  ownNumber,
}: Pick<StoredLine, "productName" | "partNumber" | "ownNumber">) => [
  productName,
  partNumber,
  ownNumber,
];

/** The name of a line in notices. */
export const productLabel = (line: Pick<NamedLine, "partNumber" | "productName">): string =>
  askedProduct(line).title;

/** The name of a request without a title. */
export const titleOf = (
  lines: readonly Pick<NamedLine, "partNumber" | "productName">[],
  language: Language,
): string => defaultTitle(productLabel(lines[0]!), lines.length, language);

const itemOf = (
  { title, insteadOf }: NamedProduct,
  { quantity, unit }: Pick<NamedLine, "quantity" | "unit">,
): NoticeItem => ({ part: title, ...(insteadOf && { insteadOf }), quantity, unit });

/** Lines as they were asked for, for the `items` of a notice. */
export const askedItems = (lines: readonly NamedLine[]): string =>
  packItems(lines.map((line) => itemOf(askedProduct(line), line)));

type Quoted = NamedLine & {
  currentResponse?: Pick<Quote, keyof PricedTerms | "vatMode" | "alternative"> | undefined;
};

/** Lines with the totals of their quotes, each at the quantity that can be ordered (D3-18). */
export const quotedItems = (lines: readonly (Quoted & { seller?: string })[]): string =>
  packItems(
    lines.map((line) => {
      const { currentResponse: quote, seller } = line;
      const price = quote && priceFor(quote, line.quantity);
      const { quantity } = price ?? line;
      return {
        ...itemOf(offeredProduct(line, quote?.alternative), { quantity, unit: line.unit }),
        ...(quantity !== line.quantity && { asked: line.quantity }),
        ...(price && { amount: price.amount, currency: quote.currency, vatMode: quote.vatMode }),
        ...(seller && { seller }),
      };
    }),
  );

type Ordered = NamedLine &
  Pick<NoticeItem, "amount" | "currency" | "vatMode" | "shipOn" | "wasOn" | "isPassed"> &
  Pick<Order, "isAlternative" | "insteadOf">;

/** Ordered lines, with the shipping day of each once it is known. */
export const orderedItems = (orders: readonly Ordered[], total?: NoticeTotal): string =>
  packItems(
    orders.map((order) => ({
      ...itemOf(orderedProduct(order), order),
      amount: order.amount,
      currency: order.currency,
      vatMode: order.vatMode,
      ...(order.wasOn && { wasOn: order.wasOn }),
      ...(order.shipOn && { shipOn: order.shipOn }),
      ...(order.isPassed && { isPassed: true }),
    })),
    total,
  );

const lineNumberOf = (id: string) => id.slice(id.indexOf("#") + 1);

/**
 * A seller's listing of a part: the one in the condition of the quote, because an order takes its
 * pieces; else the one in the condition that was asked for, if any.
 */
export function merchandiseFor<Offered extends Pick<Merchandise, "sellerId" | "condition">>(
  line: Pick<Line, "requiredCondition"> & Pick<StoredLine, "currentResponse">,
  sellerId: string,
  listings: readonly Offered[],
): Offered | undefined {
  const { requiredCondition: wanted, currentResponse: quote } = line;
  const own = listings.filter((one) => one.sellerId === sellerId);
  return (
    own.find(({ condition }) => condition === quote?.condition) ??
    own.find(({ condition }) => wanted === "ANY" || condition === wanted)
  );
}

/** An order keeps copies of the line; a closed line is no longer asked for. */
export function mustBeFree({ open, activeOrder }: Pick<StoredLine, "open" | "activeOrder">): void {
  if (!open) throw new Problem("ESTIMATE_CLOSED");
  if (activeOrder) throw new Problem("HAS_ACTIVE_ORDER");
}

export const turnOf = (line: StoredLine): LineTurn => ({
  replyType: line.replyType,
  open: line.open,
  hasActiveOrder: line.activeOrder !== undefined,
  quotesInRound: line.quotesInRound,
  hasQuote: line.responseState === "ACTIVE",
  dueAt: line.dueAt,
  strictDeadline: line.strictDeadline,
});

export const requoteTurnOf = (line: StoredLine, now: Instant): RequoteTurn => ({
  ...turnOf(line),
  round: line.round,
  refusedRequotes: line.refusedRequotes ?? 0,
  quoteState: line.currentResponse && stateAt(line.currentResponse, now),
  quantity: line.quantity,
  targetPrice: line.targetPrice,
});

export const stateOfLine = (line: StoredLine): LineState => ({
  estimateId: line.estimateId,
  requestLineId: lineNumberOf(line.id),
  replyType: line.replyType,
  quoteCount: line.quoteCount,
  hasPendingOrder: line.activeOrder?.status === "PENDING",
  confirmedOrders: line.confirmedOrders,
  hasEnded: !line.open && line.closeReason === "EXPIRED" && line.replyType === "PENDING",
});

export const timedLine = (line: StoredLine): TimedLine => {
  const { currentResponse } = line;
  return {
    id: line.id,
    estimateId: line.estimateId,
    replyType: line.replyType,
    open: line.open,
    round: line.round,
    askedAt: line.requote?.at ?? line.createdAt,
    dueAt: line.dueAt,
    quote: line.responseState === "ACTIVE" ? currentResponse : undefined,
    hasActiveOrder: line.activeOrder !== undefined,
    hasPendingOrder: line.activeOrder?.status === "PENDING",
    confirmedOrders: line.confirmedOrders,
  };
};

/** A line no longer counts if its buyer dropped it or an admin deleted it. */
export const liveLines = (
  lines: readonly StoredLine[],
  dropped: ReadonlySet<string>,
): StoredLine[] =>
  lines.filter(({ requestLineId, deletedAt }) => !deletedAt && !dropped.has(requestLineId));

/** Whether a line of that estimate is of a part that its seller lists. */
export const isListedIn = (
  estimate: { id: string },
  { estimateId, merchandiseId }: Pick<StoredLine, "estimateId" | "merchandiseId">,
): boolean => estimateId === estimate.id && merchandiseId !== undefined;

/** A line that was deleted is there for admins alone. */
export const isShownTo = (relation: Relation, { deletedAt }: Pick<StoredLine, "deletedAt">) =>
  !deletedAt || relation === "admin";

/** A line as its reader sees it at that moment. */
export function toLine(line: StoredLine, now: Instant): Line {
  const { currentResponse: quote } = line;
  if (!quote) return line;
  return {
    ...line,
    currentResponse: { ...quote, state: stateAt(quote, now) },
    priceAtQuantity: priceFor(quote, line.quantity),
  };
}

export function isWithinDays(from: Day | undefined, to: Day | undefined): (at: Instant) => boolean {
  const least = from === undefined ? "" : seoulInstant(from);
  const most = to === undefined ? "~" : endOfSeoulDay(to);
  return (at) => at >= least && at <= most;
}

/** A refusal names its line, because one page orders several. */
export function naming<Result>(productEstimateId: LineId, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, { ...error.params, productEstimateId });
  }
}
