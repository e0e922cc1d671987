import type { Grade } from "@bupum/shared/catalogue/products/rules";
import type { CloseReason, EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import { searchText } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import {
  isCancelAsked,
  type OrderAct,
  orderActs,
} from "@bupum/shared/deal/product-estimate-orders/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { Item, Values, Write } from "../../kernel/table.ts";
import { movedByEnd } from "./charges.ts";
import { moveCounts } from "./counts.ts";
import { type OrderItem, orderKey, cancelRequestKey, cancelRequests } from "./items.ts";
import { releaseLine } from "./line-writes.ts";
import { cancelledWithGroup } from "./notices.ts";
import { merchandiseOf, type OrderedLine, orderedTerms, productTexts } from "./rules.ts";

// Without a guard: goes with a guarded write of the same transaction.

/** The writes that every act on orders of one PO shares, all of them in the same status. */
export function effectsOf(
  ctx: Pick<Context, "actor" | "now">,
  orders: readonly OrderItem[],
  act: OrderAct,
  reason: string | undefined,
  via?: "SYSTEM",
): Write[] {
  const { to } = orderActs[act];
  const first = orders[0]!;
  const from = first.status;
  return [
    ...moveCounts(first, orders.length, from, to),
    ...[...Map.groupBy(orders, ({ groupId }) => groupId)].map(([groupId, some]) =>
      message(ctx.now(), "group.changed", { groupId, orderIds: some.map(({ id }) => id) }),
    ),
    ...movedByEnd(orders, to),
    ...(act === "complete" ? suppliedTo(ctx, orders) : []),
    audit(ctx, {
      ...auditedAs(orders),
      from,
      to,
      reason,
      ...(via && { via }),
      ...(isForSeller(ctx, act) && { onBehalfOf: first.sellerId }),
    }),
  ];
}

/** What a company was supplied with goes on a tax invoice (D42-4). */
function suppliedTo(ctx: Pick<Context, "now">, orders: readonly OrderItem[]): Write[] {
  const orderIds = orders.filter((one) => one.buyerCompany).map(({ id }) => id);
  return orderIds.length > 0 ? [message(ctx.now(), "orders.completed", { orderIds })] : [];
}

/** What an act on orders of one PO is on record of. */
export const auditedAs = (orders: readonly OrderItem[]) => {
  const [first] = orders;
  if (!first) throw new RangeError("An act moves one order at least.");
  return orders.length === 1
    ? { entity: "order", id: first.id }
    : { entity: "orderBatch", id: first.orderBatchId };
};

/** Beside an acceptance or a refusal: that an admin made it. */
export const decidedBy = ({ actor }: Pick<Context, "actor">) =>
  actor.type === "admin" ? { decidedBy: "ADMIN" as const } : {};

/** An admin who decides in the seller's place. */
const isForSeller = ({ actor }: Pick<Context, "actor">, act: OrderAct): boolean =>
  actor.type === "admin" && (act === "accept" || act === "reject");

interface Ordered extends OrderedLine {
  id: Id<"ord">;
  /** Of a substitute, how far it holds. */
  grade: Grade | undefined;
}

type Common = Pick<
  OrderItem,
  | "orderBatchId"
  | "poNumber"
  | "awardPlanId"
  | "shipTo"
  | "orderedBy"
  | "buyerCompany"
  | "costCentre"
  | "buyerPoNumber"
  | "isNumberDrawn"
  | "desiredDate"
  | "memo"
  | "files"
  | "siblings"
  | "countsShard"
  | "createdAt"
>;

/**
 * The row of one ordered line. Terms and product are copied, so that later changes do not affect
 * it.
 */
export function orderRow({ id, grade, ...ordered }: Ordered, common: Common): OrderItem & Item {
  const { line, quote } = ordered;
  const { alternative } = quote;
  const { createdAt } = common;
  return {
    ...orderKey(id),
    gsi1pk: `buyer#${line.buyerId}#orders`,
    gsi1sk: `${createdAt}#${id}`,
    gsi2pk: `seller#${line.sellerId}#orders`,
    gsi2sk: `${createdAt}#${id}`,
    id,
    ...common,
    ...orderedTerms(ordered),
    estimateId: line.estimateId,
    buyerId: line.buyerId,
    buyerName: line.buyerName,
    sellerId: line.sellerId,
    sellerName: line.sellerName,
    ...(!alternative && line.confirmedProduct && { confirmedProduct: line.confirmedProduct }),
    ...(merchandiseOf(line, quote) && { merchandiseId: merchandiseOf(line, quote) }),
    ...(grade && { substituteGrade: grade }),
    status: "PENDING",
    ...productTexts(line, alternative),
    buyerText: line.buyerText,
    sellerText: line.sellerText,
    numberText: searchText(common.poNumber, common.buyerPoNumber, line.groupNumber),
    version: 1,
  };
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

/** Changes an order that is still as read; a concurrent change is a VERSION_CONFLICT. */
export const moveOrder = (
  order: OrderItem,
  to: EstimateStatus,
  set: Values,
  unset: string[] = [],
): Write => ({
  change: orderKey(order.id),
  set: { ...set, status: to },
  ...(unset.length > 0 && { unset }),
  add: { version: 1 },
  guard: {
    equals: { status: order.status, version: order.version },
    refused: new Problem("VERSION_CONFLICT"),
  },
});

/** A request to cancel is in the list of the admins until it is decided (D2-18). */
export const openCancelRequest = (id: OrderItem["id"], dueAt: Instant): Write => ({
  put: { ...cancelRequestKey(id), gsi2pk: cancelRequests.pk, gsi2sk: `${dueAt}#${id}` },
});
export const closeCancelRequest = (order: OrderItem): Write[] =>
  isCancelAsked(order) ? [{ drop: cancelRequestKey(order.id) }] : [];

/** Cancels waiting orders of one PO with the request they came from (D6-12). */
export const cancelWithGroup = (
  ctx: Context,
  orders: readonly OrderItem[],
  cancelReason: CloseReason,
): Write[] => [
  ...orders.flatMap((order) => [
    changeOrder(order, "CANCELLED", {
      cancelReason,
      cancelledBy: "BUYER",
      cancelledAt: ctx.now(),
    }),
    releaseLine(order),
  ]),
  ...effectsOf(ctx, orders, "cancel", cancelReason),
  cancelledWithGroup(ctx, orders),
];
