import type { EstimateStatus } from "@bupum/shared/estimate-groups/contract";
import { estimateStatuses } from "@bupum/shared/estimate-groups/statuses";
import type { Id } from "@bupum/shared/kernel/ids";
import type { OrderCounts } from "@bupum/shared/product-estimate-orders/contract";
import { query } from "../kernel/list.ts";
import { type Key, read, type Write } from "../kernel/table.ts";
import { type Filter, type OrderItem, ordersOf, type Owner } from "./items.ts";

const countsKey = (owner: Id<"usr"> | Id<"sel">): Key => ({
  pk: `order-counts#${owner}`,
  sk: "counts",
});

export async function readCounts(
  owner: Id<"usr"> | Id<"sel">,
  consistent = false,
): Promise<OrderCounts> {
  const row = await read(countsKey(owner), consistent);
  return countsOf((status) => Number(row?.[status] ?? 0));
}

const mostCounted = 2_000;

/** The same between days: at most 2,000 orders, the newest, are counted one by one. */
export async function countBetween(owner: Owner, days: Filter): Promise<OrderCounts> {
  const { items, more } = await query(ordersOf(owner, days), mostCounted);
  const counts = countsOf((status) => items.filter((item) => item["status"] === status).length);
  return { ...counts, isPartial: more };
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

/** Moves both sides' counts, in the transaction of the orders that move (D4-1). */
export const moveCounts = (
  { buyerId, sellerId }: Pick<OrderItem, "buyerId" | "sellerId">,
  count: number,
  from: EstimateStatus | undefined,
  to: EstimateStatus,
): Write[] =>
  [buyerId, sellerId].map((owner) => ({
    change: countsKey(owner),
    add: { [to]: count, ...(from && { [from]: -count }) },
  }));
