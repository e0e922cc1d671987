import type {
  OrderEntity,
  orderEntityRoutes,
} from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { orderStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import type { LineAct } from "@bupum/shared/deal/product-estimate-orders/line-acts";
import { filterText, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { countAgain } from "../inbox/queries.ts";
import { type LedgerSearch, narrowing } from "./ledger-search.ts";

/** Filters of the list; here so that the entry chunk stays free of zod. */
export const statusChoices = [
  "PENDING",
  "CONFIRMED",
  "REJECTED",
  "COMPLETED",
  "CANCELLED",
] as const;
export const stateChoices = orderStates;
export const rejectReasons = [
  "OUT_OF_STOCK",
  "CANNOT_MEET_DELIVERY_DATE",
  "CANNOT_MEET_CONDITIONS",
  "INTERNAL_REASONS",
  "OTHER",
] as const;

export interface OrderSearch extends LedgerSearch {
  statuses?: (typeof statusChoices)[number] | undefined;
  state?: (typeof stateChoices)[number] | undefined;
}
type OrderId = OrderEntity["id"];

const keys = { all: ["product-estimate-orders"] as const };

/** Open cancel requests are a list of their own; deleted orders have no status filter. */
const queryOf = (search: OrderSearch) => ({
  ...queryFrom(search, ...place),
  ...(search.state !== "CANCEL_ASKED" && queryFrom(search, ...narrowing)),
  ...(search.state === undefined && queryFrom(search, "statuses")),
  ...filterText(queryFrom(search, "state")),
});

export const orderList = (search: OrderSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.productEstimateOrderEntities.purchaseOrders({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readOrders =
  (search: OrderSearch): ReadPage<PurchaseOrder> =>
  (paging, signal) =>
    api.productEstimateOrderEntities.purchaseOrders(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const orderDetail = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.productEstimateOrderEntities.get({ params: { id: id as OrderId } }, { signal }),
  });

/** All lines of a purchase order, named by any of them. */
export const orderLines = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, "lines", id],
    queryFn: ({ signal }) =>
      api.productEstimateOrderEntities.lines({ params: { id: id as OrderId } }, { signal }),
  });

export type Act = Exclude<LineAct, "askCancel" | "agree">;
export interface Decision {
  /** Of one purchase order. */
  ids: readonly [OrderId, ...OrderId[]];
  /** The lines as they stand on the page: a call that is repeated does nothing twice (D39-4). */
  seen: { orderId: OrderId; version: number }[];
  act: Exclude<Act, "ship">;
  reason: (typeof rejectReasons)[number];
  detail: string;
}

export const decideOrder = mutationOptions({
  mutationFn: async ({ ids, seen, act, reason, detail }: Decision): Promise<void> => {
    const at = api.productEstimateOrderEntities;
    const params = { id: ids[0] };
    const orderIds = [...ids];
    const scoped = ids.length > 1 ? { scope: "BATCH" as const, orderIds } : {};
    if (act === "accept") await at.accept({ params, body: scoped });
    if (act === "reject")
      await at.reject({ params, body: { reason, ...(detail && { detail }), ...scoped } });
    if (act === "cancel")
      await at.cancelLines({ params, body: { reason: "OTHER", detail, orderIds, seen } });
    if (act === "keep") await at.keepLines({ params, body: { orderIds } });
    if (act === "complete") await at.completeLines({ params, body: { orderIds } });
    if (act === "remove") await Promise.all(ids.map((id) => at.remove({ params: { id } })));
  },
});

export const shipOrder = mutationOptions({
  mutationFn: (body: CallInput<(typeof orderEntityRoutes)["shipLines"]>["body"]) =>
    api.productEstimateOrderEntities.shipLines({ params: { id: body.orderIds[0]! }, body }),
  // The form shows why it failed.
  meta: { quiet: true },
});

export const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: keys.all }), countAgain(client)]);
