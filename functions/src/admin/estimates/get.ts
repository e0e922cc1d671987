import type { WholeGroupEntity } from "@bupum/shared/deal/estimates/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { toGroup } from "../../deal/estimate-groups/rules.ts";
import { trailOf } from "../../kernel/audit.ts";
import { type OrderItem, ordersOfGroup } from "../../deal/product-estimate-orders/items.ts";
import { lineRow, orderRow } from "../../indexing/ledger/sources.ts";
import { findWholeGroup, type WholeGroup } from "../../deal/whole-groups/items.ts";

/** A request with the lines of all its sellers, its orders, and their audit events. */
export async function getWhole(id: Id<"egr">): Promise<WholeGroupEntity> {
  const whole = await findWholeGroup(id);
  const { group, lines } = whole;
  if (group.id !== id) throw new Problem("NOT_FOUND");
  const orders = await ordersOfGroup({ ...group, groupId: id, lines });
  return {
    ...toGroup(whole),
    buyerName: group.buyerName,
    sellerLines: lines.map(lineRow),
    // Admins see an order as a row of the list of orders.
    orders: orders.map((order) => ({ ...orderRow(order), orderBatchId: order.orderBatchId })),
    history: await trailOf(...entitiesOf(whole, orders)),
  };
}

/** Lines without an act of their own are left out; the line's page has the rest. */
const entitiesOf = ({ group, estimates, lines }: WholeGroup, orders: readonly OrderItem[]) => [
  ["estimateGroup", group.id] as const,
  ...estimates.map(({ id }) => ["estimate", id] as const),
  ...lines.flatMap(({ id, deletedAt, proposedAt }) =>
    deletedAt || proposedAt ? [["productEstimate", id] as const] : [],
  ),
  ...[...new Set(orders.map(({ orderBatchId }) => orderBatchId))].map(
    (id) => ["orderBatch", id] as const,
  ),
  ...orders.map(({ id }) => ["order", id] as const),
];
