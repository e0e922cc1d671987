import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type { Id } from "@bupum/shared/kernel/ids";
import type { OrderCounts } from "@bupum/shared/deal/product-estimate-orders/counts";
import { countShards } from "@bupum/shared/deal/product-estimate-orders/rules";
import { queryAll } from "../../kernel/list.ts";
import type { Key, Write } from "../../kernel/table.ts";
import { ordersBetween } from "../../search/tallies/items.ts";
import type { Filter, OrderItem } from "./items.ts";

const countsPk = (owner: Id<"usr"> | Id<"sel">) => `order-counts#${owner}`;
const countsKey = (owner: Id<"usr"> | Id<"sel">, shard = 0): Key => ({
  pk: countsPk(owner),
  sk: shard === 0 ? "counts" : `counts#${shard}`,
});

/** The row in which a seller's new orders are counted: the same for all orders of one PO. */
export const newShard = (orderBatchId: Id<"pob">): number =>
  [...orderBatchId].reduce((sum, mark) => sum + mark.charCodeAt(0), 0) % countShards;

export async function readCounts(
  owner: Id<"usr"> | Id<"sel">,
  consistent = false,
): Promise<OrderCounts> {
  const list = { pk: countsPk(owner), skPrefix: "counts", newestFirst: false, consistent };
  const rows = await queryAll(list, countShards);
  return countsOf((status) => rows.reduce((sum, row) => sum + Number(row[status] ?? 0), 0));
}

/** The counts between two days; they are as recent as the worker that counts. */
export async function countBetween(
  owner: Id<"usr"> | Id<"sel">,
  { startDate, endDate }: Filter,
): Promise<OrderCounts> {
  const counts = await ordersBetween(owner, startDate, endDate);
  return countsOf((status) => counts[status] ?? 0);
}

function countsOf(of: (status: EstimateStatus) => number): OrderCounts {
  return {
    total: estimateStatuses.reduce((total, status) => total + of(status), 0),
    PENDING: of("PENDING"),
    CONFIRMED: of("CONFIRMED"),
    REJECTED: of("REJECTED"),
    COMPLETED: of("COMPLETED"),
    CANCELLED: of("CANCELLED"),
  };
}

/**
 * Changes the counts of both sides, in the transaction of the orders (D4-1). Many buyers order from
 * one seller at once, so the seller's counts are spread over several rows; an order stays in its
 * row, so that none falls below zero.
 */
export const moveCounts = (
  { buyerId, sellerId, countsShard }: Pick<OrderItem, "buyerId" | "sellerId" | "countsShard">,
  count: number,
  from: EstimateStatus | undefined,
  to: EstimateStatus,
): Write[] =>
  [countsKey(buyerId), countsKey(sellerId, countsShard)].map((change) => ({
    change,
    add: { [to]: count, ...(from && { [from]: -count }) },
  }));
