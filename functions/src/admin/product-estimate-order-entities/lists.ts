import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import type {
  OrderEntityRow,
  orderEntityRoutes,
} from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { orderStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import { pageOf, mustBeSorted } from "../../kernel/list.ts";
import { readOrders, cancelRequests } from "../../deal/product-estimate-orders/items.ts";
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
  const found = await searchLedger("od", states, { sort, ...rest }, paging);
  // The entries of orders have the shape of this list's rows.
  return { ...found, items: found.items as unknown as OrderEntityRow[] };
}

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
  const narrowed = { sort: isCancelAsked ? ("createdAt:asc" as const) : sort, ...rest };
  const found = await searchLedger("po", states, narrowed, { page, itemsPerPage, cursor });
  // Entries of purchase orders are rows of their list.
  return { ...found, items: found.items as unknown as PurchaseOrder[] };
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
