import type { EstimateStatus } from "@bupum/shared/estimate-groups/contract";
import type { SearchTexts } from "@bupum/shared/estimates/rules";
import { searchText } from "@bupum/shared/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Day } from "@bupum/shared/kernel/time";
import type { Order } from "@bupum/shared/product-estimate-orders/contract";
import { isShipToOpen, maskedShipTo } from "@bupum/shared/product-estimate-orders/rules";
import type { Quote } from "@bupum/shared/product-estimate-responses/contract";
import { betweenDays } from "../estimate-groups/items.ts";
import { everyRow, type ListOf, pageOf } from "../kernel/list.ts";
import { type Item, type Key, read, readMany, type Values, type Write } from "../kernel/table.ts";
import { type StoredLine, lineKey } from "../product-estimates/items.ts";

// | access pattern              | index | pk                        | sk               |
// |-----------------------------|-------|---------------------------|------------------|
// | one order                   |       | order#<ord>               | order            |
// | orders of a buyer, newest   | gsi1  | buyer#<usr>#orders        | <createdAt>#<id> |
// | orders of a seller, newest  | gsi2  | seller#<sel>#orders       | <createdAt>#<id> |
// | the orders of one call      |       | order-batch#<pob>         | batch            |
// | how many (counts.ts)        |       | order-counts#<usr or sel> | counts           |

/** An order that was made in the same call, its line, and the listing that stock comes from. */
export interface Sibling {
  id: Id<"ord">;
  productEstimateId: StoredLine["id"];
  merchandiseId?: Id<"mch"> | undefined;
}
export interface OrderItem extends Omit<Order, "shipTo">, SearchTexts, Key {
  shipTo: Omit<Order["shipTo"], "masked">;
  productId?: Id<"prd">;
  merchandiseId?: Id<"mch">;
  siblings: Sibling[];
}

export const orderKey = (id: Id<"ord">): Key => ({ pk: `order#${id}`, sk: "order" });
const batchKey = (id: Id<"pob">): Key => ({ pk: `order-batch#${id}`, sk: "batch" });

interface Ordered {
  id: Id<"ord">;
  line: StoredLine;
  quote: Quote;
  quantity: number;
  unitPrice: string;
  amount: number;
}
type Common = Pick<
  OrderItem,
  | "orderBatchId"
  | "poNumber"
  | "shipTo"
  | "buyerPoNumber"
  | "desiredDate"
  | "memo"
  | "files"
  | "siblings"
  | "createdAt"
>;

/** The listing an order takes stock from: the seller's own of that very part and condition. */
export const merchandiseOf = (line: StoredLine, quote: Quote): Id<"mch"> | undefined =>
  quote.alternative || line.merchandiseCondition !== quote.condition
    ? undefined
    : line.merchandiseId;

/** The row of one ordered line: terms and part are copied, so that later changes leave it alone. */
export function orderRow(
  { id, line, quote, quantity, unitPrice, amount }: Ordered,
  common: Common,
): OrderItem & Item {
  const { alternative } = quote;
  const part = alternative ?? line;
  const { createdAt } = common;
  return {
    ...orderKey(id),
    gsi1pk: `buyer#${line.buyerId}#orders`,
    gsi1sk: `${createdAt}#${id}`,
    gsi2pk: `seller#${line.sellerId}#orders`,
    gsi2sk: `${createdAt}#${id}`,
    id,
    ...common,
    productEstimateId: line.id,
    groupId: line.groupId,
    estimateId: line.estimateId,
    responseId: quote.id,
    buyerId: line.buyerId,
    buyerName: line.buyerName,
    sellerId: line.sellerId,
    sellerName: line.sellerName,
    productName: line.productName,
    ...(part.partNumber !== undefined && { partNumber: part.partNumber }),
    ...(part.manufactorName !== undefined && { manufactorName: part.manufactorName }),
    ...(!alternative && line.productId && { productId: line.productId }),
    ...(merchandiseOf(line, quote) && { merchandiseId: merchandiseOf(line, quote) }),
    isAlternative: alternative !== undefined,
    condition: quote.condition,
    unit: line.unit,
    quantity,
    unitPrice,
    currency: quote.currency,
    amount,
    vatMode: quote.vatMode,
    shippingFeePayer: quote.shippingFeePayer,
    ...(quote.shippingFee !== undefined && { shippingFee: quote.shippingFee }),
    leadTimeDays: quote.leadTimeDays,
    status: "PENDING",
    productText: searchText(line.productName, line.partNumber, part.partNumber),
    manufactorText: searchText(line.manufactorName, part.manufactorName),
    buyerText: line.buyerText,
    sellerText: line.sellerText,
    numberText: searchText(common.poNumber, common.buyerPoNumber, line.groupNumber),
    version: 1,
  };
}

export const batchRow = (id: Id<"pob">, poNumber: string, orderIds: Id<"ord">[]): Item => ({
  ...batchKey(id),
  poNumber,
  orderIds,
});

// Rows under these keys were written by `orderRow` and its changes alone; so are these casts.
const asOrder = (item: Item): OrderItem => item as unknown as OrderItem;

/** One order. Throws NOT_FOUND. */
export async function findOrder(id: Id<"ord">): Promise<OrderItem> {
  const found = await read(orderKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asOrder(found);
}

export const readOrders = async (ids: readonly Id<"ord">[]): Promise<OrderItem[]> =>
  (await readMany(ids.map(orderKey))).flatMap((item) => (item ? [asOrder(item)] : []));

export interface Filter {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}
export type Owner = { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> };
export const ordersOf = (owner: Owner, { startDate, endDate }: Filter): ListOf => ({
  ...("buyerId" in owner
    ? { index: "gsi1", pk: `buyer#${owner.buyerId}#orders` }
    : { index: "gsi2", pk: `seller#${owner.sellerId}#orders` }),
  newestFirst: true,
  ...betweenDays(startDate, endDate),
});

export const listOrders = (
  owner: Owner,
  days: Filter,
  paging: PageQuery,
  toRow: (order: OrderItem) => Order,
  filter?: (order: OrderItem) => boolean,
) =>
  pageOf(
    ordersOf(owner, days),
    paging,
    (item) => toRow(asOrder(item)),
    filter && ((item) => filter(asOrder(item))),
  );

/** Every order of a seller, newest first. */
export async function* everyOrderOf(sellerId: Id<"sel">): AsyncGenerator<OrderItem> {
  for await (const row of everyRow(ordersOf({ sellerId }, {}), 100)) yield asOrder(row);
}

/** Every order of a buyer. */
export async function* everyOfBuyer(buyerId: Id<"usr">): AsyncGenerator<OrderItem> {
  for await (const row of everyRow(ordersOf({ buyerId }, {}), 100)) yield asOrder(row);
}

/** Changes an order that still has the status it was read with. */
export const changeOrder = (order: OrderItem, to: EstimateStatus, set: Values): Write => ({
  change: orderKey(order.id),
  set: { ...set, status: to },
  add: { version: 1 },
  guard: {
    equals: { status: order.status },
    refused: (old) => new Problem("INVALID_TRANSITION", { from: old?.["status"], to }),
  },
});

/** Locks a line for an order of its current quote; the guard tells what came in between. */
export const lockLine = (
  line: StoredLine,
  order: Pick<OrderItem, "id" | "quantity" | "poNumber">,
): Write => ({
  change: lineKey(line.id),
  set: {
    activeOrder: {
      id: order.id,
      status: "PENDING",
      quantity: order.quantity,
      poNumber: order.poNumber,
    },
  },
  add: { version: 1, orderCount: 1 },
  guard: {
    equals: {
      currentResponseId: line.currentResponseId,
      responseState: "ACTIVE",
      open: line.open,
    },
    lacks: ["activeOrder"],
    refused: (old) => lockRefused(line, old),
  },
});

function lockRefused(line: StoredLine, old: Values | undefined): Problem {
  // The row is a line as `lineRow` and its changes wrote it.
  const now = old as unknown as StoredLine | undefined;
  if (now?.activeOrder) return new Problem("DUPLICATE_ORDER", { orderId: now.activeOrder.id });
  if (now && now.currentResponseId !== line.currentResponseId)
    return new Problem("QUOTE_CHANGED", { response: now.currentResponse });
  if (now && now.responseState !== "ACTIVE")
    return new Problem("QUOTE_NOT_ORDERABLE", { state: now.responseState });
  return new Problem("ESTIMATE_CLOSED");
}

/** D2-14: the line shows that its order was accepted. */
export const confirmLine = ({ productEstimateId, id, quantity, poNumber }: OrderItem): Write => ({
  change: lineKey(productEstimateId),
  set: { activeOrder: { id, status: "CONFIRMED", quantity, poNumber } },
  add: { version: 1, confirmedOrders: 1 },
});

/** D2-15, D2-16: frees the line; a withdrawn one loses its quote with the order. */
export function releaseLine(order: OrderItem, withdrawn?: StoredLine): Write {
  const { currentResponse, withdrawnIds = [] } = withdrawn ?? {};
  return {
    change: lineKey(order.productEstimateId),
    ...(currentResponse && {
      set: {
        currentResponse: { ...currentResponse, state: "WITHDRAWN" },
        responseState: "WITHDRAWN",
        withdrawnIds: [...withdrawnIds, currentResponse.id],
      },
    }),
    unset: ["activeOrder"],
    add: { version: 1 },
    // No quote is given while an order is active, so this is the one that was ordered.
    guard: {
      equals: { currentResponseId: order.responseId },
      refused: new Problem("BUSY"),
    },
  };
}

/** An order as one side sees it (D7-4). */
export const toOrder = (order: OrderItem, side: "buyer" | "seller" | "admin"): Order => ({
  ...order,
  shipTo:
    side === "seller" && !isShipToOpen(order)
      ? maskedShipTo(order.shipTo)
      : { ...order.shipTo, masked: false },
});
