import { betweenDays } from "../../kernel/list.ts";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { foundBy, isFound } from "@bupum/shared/deal/estimates/rules";
import type { estimateSearchTypes, sides } from "@bupum/shared/deal/estimate-groups/sides";
import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { searchOwn } from "../../search/ledger/lists.ts";
import { type Filter, listOrders, newestOrders, type OrderItem, readOrders } from "./items.ts";
import { toOrder } from "./rules.ts";

export interface Wanted extends PageQuery, Filter {
  status?: EstimateStatus | undefined;
  searchType?: (typeof estimateSearchTypes)[number] | undefined;
  searchKeyword?: string | undefined;
}

/** The newest orders are read themselves, because the worker of their entries may be behind. */
const looked = 30;

async function search(
  owner: { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> },
  side: (typeof sides)[number],
  { page, itemsPerPage, cursor, ...wanted }: Wanted,
) {
  const { status, searchType, searchKeyword, startDate, endDate } = wanted;
  const { between } = betweenDays(startDate, endDate);
  const isOwn = (order: OrderItem) =>
    "buyerId" in owner ? order.buyerId === owner.buyerId : order.sellerId === owner.sellerId;
  const fits = (order: OrderItem) =>
    isOwn(order) &&
    !order.deletedAt &&
    (!status || order.status === status) &&
    isFound(order, side, searchType, searchKeyword);
  return searchOwn<OrderItem>(
    {
      ledger: "od",
      owner: "buyerId" in owner ? owner.buyerId : owner.sellerId,
      states: (status ? [status] : estimateStatuses).map((state) => ({ state, between })),
      newestFirst: true,
      searchKeyword,
      seal: wanted,
      fresh: async () =>
        (await newestOrders(owner, { startDate, endDate }, looked))
          .filter(fits)
          .map(({ pk, id, createdAt }) => ({ pk, sk: `${createdAt}#${id}`, id })),
      read: (ids) => readOrders(ids as Id<"ord">[]),
      fits,
      textsOf: (order) => foundBy(order, side),
    },
    { page, itemsPerPage, cursor },
  );
}

/** A page of a buyer's or seller's orders, newest first (D3-10). */
export async function listOwnOrders(
  owner: { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> },
  wanted: Wanted,
) {
  const relation = "buyerId" in owner ? "buyer" : "seller";
  const toRow = (order: OrderItem): Order => toOrder(order, relation);
  if (!wanted.status && !wanted.searchKeyword) return listOrders(owner, wanted, wanted, toRow);
  const found = await search(owner, relation === "buyer" ? "BUY" : "SELL", wanted);
  return { ...found, items: found.items.map(toRow) };
}
