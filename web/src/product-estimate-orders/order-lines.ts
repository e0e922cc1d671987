import { chunksOf } from "@bupum/shared/kernel/chunks";
import { amountAt, type Currency } from "@bupum/shared/kernel/money/amounts";
import {
  belowMinimum,
  type Breakdown,
  breakdownOf,
  taxedOf,
} from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { deliveryRate, toFreeWon } from "@bupum/shared/deal/product-estimate-orders/freight";
import { mostLines } from "@bupum/shared/deal/product-estimate-orders/draft";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import { nearestQuantities, nearestQuantity } from "@bupum/shared/kernel/money/quantities";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { mayRepeat } from "@bupum/shared/deal/product-estimates/rules";

/** What the buyer has chosen of a line. */
export interface Choice {
  /** The quote that the buyer has seen and means. */
  quote: Quote;
  quantity: number;
  acceptAlternative: boolean;
  /** The comparison asked for the consent: it is not asked twice. */
  isAgreed?: boolean;
}
export interface OrderLine {
  /** The line as the server has it now. */
  item: Line;
  choice: Choice;
}
/** The catalogue's part that a quote supplies: for a substitute the substitute. */
export const boughtIn = ({ productId }: Line, { alternative }: Quote) =>
  alternative ? alternative.productId : productId;

/** Lines of one seller in one currency: one order (D3-9). */
export interface Batch {
  key: string;
  groupId: Line["groupId"];
  sellerId: Line["sellerId"];
  sellerName: string;
  currency: Currency;
  /** From 0: a seller of more lines than one order takes gets several. */
  number: number;
  lines: readonly OrderLine[];
  /** The value of the goods of all orders to the seller, where there are several (D36-6). */
  togetherWon?: number;
}
export type LineIssue = "ordered" | "closed" | "changed" | "expired" | "quantity" | "alternative";

/** What prevents ordering a line as chosen, as far as known here; the server decides. */
export function lineIssue({ item, choice }: OrderLine, now: Instant): LineIssue | undefined {
  const { quote, quantity, acceptAlternative } = choice;
  if (item.activeOrder) return "ordered";
  if (!item.open && !mayRepeat(item)) return "closed";
  if (item.currentResponse?.id !== quote.id) return "changed";
  const state = stateAt(item.currentResponse, now);
  if (state === "EXPIRED") return "expired";
  if (state !== "ACTIVE") return "closed";
  if (nearestQuantities(quote, quantity)[0] !== quantity) return "quantity";
  return quote.alternative && !acceptAlternative ? "alternative" : undefined;
}

/** The line's total in minor units; undefined below the first price step. */
export const amountOf = ({ quote, quantity }: Choice): number | undefined =>
  amountAt(quote.breaks, quantity, quote.currency)?.amount;

/** The quantity to start with: the wanted one, or the nearest that this quote allows. */
export const startQuantity = (quote: Quote, wanted: number): number =>
  nearestQuantity(quote, wanted) ?? wanted;

const priced = ({ choice }: OrderLine) => ({ ...choice.quote, amount: amountOf(choice) ?? 0 });
const goodsWonOf = (lines: readonly OrderLine[]) => taxedOf(lines.map(priced)).supply;

/** One order a seller and currency, in the order of the lines; several above 25 lines. */
export function batchesOf(lines: readonly OrderLine[]): Batch[] {
  const groups = Map.groupBy(
    lines,
    ({ item, choice }) => `${item.sellerId} ${choice.quote.currency}`,
  );
  return [...groups].flatMap(([key, group]) =>
    chunksOf(group, mostLines).map((some, number) => {
      const { item, choice } = some[0]!; // Neither groupBy nor chunksOf makes an empty one.
      const { groupId, sellerId, sellerName } = item;
      const { currency } = choice.quote;
      const seller = { groupId, sellerId, sellerName };
      const together = group.length > mostLines && { togetherWon: goodsWonOf(group) };
      return { key: `${key} ${number}`, ...seller, currency, number, lines: some, ...together };
    }),
  );
}

/** The PO of a batch whose lines are all ordered, as after a lost answer or a reload. */
export function orderedAs({ lines }: Batch): string | undefined {
  const numbers = new Set(lines.map(({ item }) => item.activeOrder?.poNumber));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

/** What a batch comes to as chosen, delivered to a region. */
export function breakdownOfBatch({ lines, togetherWon }: Batch, region?: Region): Breakdown {
  const [first, ...others] = lines;
  // No batch is without lines.
  return breakdownOf([priced(first!), ...others.map(priced)], { region, goodsWon: togetherWon });
}

/** What the lines of some batches cost. */
export const costsOf = (batches: readonly Batch[]) =>
  batches.flatMap(({ lines }) => lines.map(priced));

/** What a batch lacks of the seller's least value of an order (D36-4). */
export const lacksOf = ({ lines, togetherWon }: Batch) =>
  belowMinimum(lines.map(priced), togetherWon);

/** How much more makes its delivery free. */
export const toFreeOf = ({ lines, togetherWon }: Batch, region: Region | undefined) =>
  toFreeWon(
    lines.map(({ choice }) => deliveryRate(choice.quote, region)),
    togetherWon ?? goodsWonOf(lines),
  );

/** What became of one order. */
export interface BatchResult {
  poNumber?: string;
  /** It waits for an approval instead. */
  approvalId?: Id<"oap">;
  /** The approval in which a refused line waits already. */
  waitsIn?: string;
  /** The server's words where the order was refused. */
  refusal?: string;
}
