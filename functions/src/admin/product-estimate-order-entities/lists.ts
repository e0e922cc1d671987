import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import {
  type OrderEntityRow,
  type orderEntityRoutes,
  orderRow as orderRowShape,
} from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import {
  type PurchaseOrder,
  purchaseOrder,
} from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { purchaseOrderOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import type { Id } from "@bupum/shared/kernel/ids";
import { orderStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import { pageOf, mustBeSorted } from "../../kernel/list.ts";
import { cancelRequests, headOf, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { removed } from "../../search/ledger/items.ts";
import { type LedgerFilters, searchLedger } from "../../search/ledger/lists.ts";
import { orderRow } from "../../indexing/ledger/sources.ts";

type Query = ParsedInput<typeof orderEntityRoutes.list>["query"];

/** Everybody's orders, newest first by default; a page costs the same however many there are. */
export async function listOrders(query: Query): Promise<Page<OrderEntityRow>> {
  const { statuses, filter, sort, page, itemsPerPage, cursor, ...rest } = query;
  const paging = { page, itemsPerPage, cursor };
  const state = filter?.state;
  if (state !== undefined && (!orderStates.some((one) => one === state) || statuses !== undefined))
    throw faultAt("query.filter", "invalid_value");
  if (state === "CANCEL_ASKED") return listCancelRequests({ sort, ...rest }, paging);
  const states = state === removed ? [removed] : (statuses?.split(",") ?? estimateStatuses);
  const filters = { sort, ...rest };
  return searchLedger({ ledger: "od", states, filters, rows: orderRows }, paging);
}

const orderRows = {
  shape: orderRowShape,
  anew: async (ids: Id<"ord">[]) => (await readOrders(ids)).map(orderRow),
};

/** The same of purchase orders, each once: in a state are those with a line in it (D3-29). */
export async function listPurchaseOrders(query: Query): Promise<Page<PurchaseOrder>> {
  const { statuses, filter, sort, page, itemsPerPage, cursor, ...rest } = query;
  const state = filter?.state;
  if (state !== undefined && (!orderStates.some((one) => one === state) || statuses !== undefined))
    throw faultAt("query.filter", "invalid_value");
  const isCancelAsked = state === "CANCEL_ASKED";
  // Cancel requests are sorted by their end, and are few, so nothing narrows them.
  if (isCancelAsked && [sort, ...Object.values(rest)].some((value) => value !== undefined))
    throw faultAt("query.filter", "invalid_value");
  const states = state === undefined ? (statuses?.split(",") ?? estimateStatuses) : [state];
  const filters = { sort: isCancelAsked ? ("createdAt:asc" as const) : sort, ...rest };
  const rows = {
    shape: purchaseOrder,
    anew: (ids: Id<"ord">[]) => purchaseOrdersOf(ids, state === removed),
  };
  return searchLedger({ ledger: "po", states, filters, rows }, { page, itemsPerPage, cursor });
}

/** Purchase orders by the first line of each, summed up over the lines that stand or are deleted. */
async function purchaseOrdersOf(ids: readonly Id<"ord">[], areRemoved: boolean) {
  const heads = await readOrders(ids);
  const lines = await readOrders(heads.flatMap(({ siblings }) => siblings.map(({ id }) => id)));
  const byHead = Map.groupBy(lines, headOf);
  return [...byHead].flatMap(([id, all]): PurchaseOrder[] => {
    const [first, ...others] = all.filter(({ deletedAt }) => Boolean(deletedAt) === areRemoved);
    return first ? [{ ...purchaseOrderOf([first, ...others]), id }] : [];
  });
}

/** Open cancel requests, the most urgent first. They are few, so nothing narrows them. */
async function listCancelRequests(
  { sort, ...narrowed }: LedgerFilters,
  paging: PageQuery,
): Promise<Page<OrderEntityRow>> {
  mustBeSorted(sort, []);
  if (Object.values(narrowed).some((value) => value !== undefined))
    throw faultAt("query.filter", "invalid_value");
  const found = await pageOf(
    cancelRequests,
    paging,
    ({ pk }) => pk.slice("order#".length) as `ord_${string}`,
  );
  const orders = await readOrders(found.items);
  return { ...found, items: orders.map((order) => orderRow(order) as OrderEntityRow) };
}
