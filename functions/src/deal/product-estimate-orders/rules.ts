import { askedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { searchText } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Day } from "@bupum/shared/kernel/time";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { PiecesMoved } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { isShipToOpen, maskedShipTo } from "@bupum/shared/deal/product-estimate-orders/rules";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { unitsIn } from "@bupum/shared/deal/product-estimates/order-units";
import type { StoredMerchandise } from "../../selling/merchandises/items.ts";
import { askedTexts } from "../whole-groups/line-rules.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import type { OrderItem, ShelfInUnits } from "./items.ts";

/** The order after the write that changes it. */
export const changedOrder = (
  order: OrderItem,
  status: OrderItem["status"],
  set: Partial<OrderItem>,
) => ({
  ...order,
  ...set,
  status,
  version: order.version + 1,
});

/** An accepted order after some of its pieces moved. */
export function movedPieces(order: OrderItem, { set, unset }: PiecesMoved): OrderItem {
  const changed = changedOrder(order, "CONFIRMED", set);
  for (const name of unset) delete changed[name];
  return changed;
}

/** The listing whose stock an order takes: the seller's own of that product and condition. */
export const merchandiseOf = (line: StoredLine, quote: Quote): Id<"mch"> | undefined =>
  quote.alternative || line.merchandiseCondition !== quote.condition
    ? undefined
    : line.merchandiseId;

/** A line with the quote by which it is ordered. */
export interface OrderedLine {
  line: StoredLine;
  quote: Quote;
  quantity: number;
  unitPrice: string;
  amount: number;
  /** What its quote names for the whole delivery of this order (D36-3). */
  shippingFee?: number;
}

/** Product and terms of an ordered line, copied, so that later changes do not affect it. */
export function orderedTerms(ordered: OrderedLine) {
  const { line, quote, quantity, unitPrice, amount, shippingFee } = ordered;
  const { alternative } = quote;
  const product = alternative ?? line;
  return {
    productEstimateId: line.id,
    groupId: line.groupId,
    responseId: quote.id,
    productName: line.productName,
    ...(product.partNumber !== undefined && { partNumber: product.partNumber }),
    ...(product.manufactorName !== undefined && { manufactorName: product.manufactorName }),
    ...(product.productId && { productId: product.productId }),
    ...(line.ownNumber !== undefined && { ownNumber: line.ownNumber }),
    isAlternative: alternative !== undefined,
    ...(alternative && { insteadOf: askedProduct(line).title }),
    condition: quote.condition,
    unit: line.unit,
    quantity,
    unitPrice,
    currency: quote.currency,
    amount,
    vatMode: quote.vatMode,
    shippingFeePayer: quote.shippingFeePayer,
    ...(shippingFee !== undefined && { shippingFee }),
    leadTimeDays: quote.leadTimeDays,
  };
}

/** The texts by which an order is found: those of its line, and the part that it is about. */
export function productTexts(line: StoredLine, alternative: Quote["alternative"]) {
  const part = alternative ?? line;
  const confirmed = alternative ? undefined : line.confirmedProduct;
  const makers = Object.values(confirmed?.manufactorName ?? {});
  return {
    productText: searchText(...askedTexts(line), part.partNumber, confirmed?.partNumber),
    manufactorText: searchText(line.manufactorName, part.manufactorName, ...makers),
  };
}

type Numbered = Pick<
  OrderItem,
  "poNumber" | "buyerPoNumber" | "formerBuyerPoNumber" | "numberText"
>;

/**
 * What finds an order by its numbers after its own one was corrected: also the one before, which stays
 * where the number was taken away and another one is stated (D45-4).
 */
export const numberTextWith = (
  { poNumber, buyerPoNumber, formerBuyerPoNumber, numberText }: Numbered,
  own: string | undefined,
): string =>
  // The number of its request was joined last.
  searchText(poNumber, own, buyerPoNumber ?? formerBuyerPoNumber, numberText.split(" ").at(-1));

/** An order as one side sees it (D7-4). */
export const toOrder = (order: OrderItem, side: "buyer" | "seller" | "admin"): Order => ({
  ...order,
  // Who of a company acts is the company's own matter.
  ...(side === "seller" && {
    orderedBy: undefined,
    approvalId: undefined,
    costCentre: undefined,
    isNumberDrawn: undefined,
  }),
  shipTo:
    side === "seller" && !isShipToOpen(order)
      ? maskedShipTo(order.shipTo)
      : { ...order.shipTo, masked: false },
});

export type Wanted = Pick<
  OrderItem,
  "id" | "quantity" | "unit" | "merchandiseId" | "productEstimateId"
>;

/** Orders by listing: lines of the same listing share its stock. */
export const byMerchandise = <
  One extends StoredMerchandise,
  Order extends Pick<Wanted, "id" | "merchandiseId">,
>(
  shelf: ReadonlyMap<string, One>,
  orders: readonly Order[],
) =>
  [...Map.groupBy(orders, ({ merchandiseId }) => shelf.get(merchandiseId ?? "")?.id)].flatMap(
    ([, some]) => {
      const merchandise = shelf.get(some[0]!.merchandiseId ?? "");
      return merchandise ? [{ merchandise, some }] : [];
    },
  );

/**
 * Orders of one listing by what they take of its stock, which is kept in the unit of its part: those
 * of which nothing says how many of it one ordered unit holds take nothing (D6-29).
 */
export function inStockUnits<Order extends Wanted>(unit: string, orders: readonly Order[]) {
  const all = orders.map((order) => ({ order, units: unitsIn(order.unit, unit) }));
  const counted = all.flatMap(({ order, units }) =>
    units === undefined ? [] : [{ order, units, pieces: order.quantity * units }],
  );
  return {
    counted,
    uncounted: all.flatMap(({ order, units }) => (units === undefined ? [order] : [])),
    wanted: counted.reduce((total, { pieces }) => total + pieces, 0),
  };
}

/** Each line with too little stock, and for how many of its units it suffices. */
export const shortages = (shelf: ShelfInUnits, orders: readonly Wanted[]) =>
  byMerchandise(shelf, orders).flatMap(({ merchandise: { stock, deletedAt, unit }, some }) => {
    const { counted, wanted } = inStockUnits(unit, some);
    if (stock === null || deletedAt || stock >= wanted) return [];
    return counted.map(({ order: { id, productEstimateId, quantity }, units }) => ({
      orderId: id,
      productEstimateId,
      requested: quantity,
      available: Math.floor(stock / units),
    }));
  });

/** One day, or the first and the last of several. */
export function daysText(days: readonly Day[]): string {
  const sorted = days.toSorted();
  const [first = "-", last = first] = [sorted[0], sorted.at(-1)];
  return first === last ? first : `${first} ~ ${last}`;
}
