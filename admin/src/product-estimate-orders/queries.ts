import type {
  OrderEntity,
  OrderEntityRow,
} from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { orderStates } from "@bupum/shared/deal/product-estimate-orders/sorts";
import { filterText, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
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
    queryFn: ({ signal }) => api.productEstimateOrderEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readOrders =
  (search: OrderSearch): ReadPage<OrderEntityRow> =>
  (paging, signal) =>
    api.productEstimateOrderEntities.list(
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

export const acts = ["accept", "reject", "cancel", "keep", "remove"] as const;
export type Act = (typeof acts)[number];
export interface Decision {
  id: OrderId;
  act: Act;
  reason: (typeof rejectReasons)[number];
  detail: string;
}

export const decideOrder = mutationOptions({
  mutationFn: async ({ id, act, reason, detail }: Decision): Promise<void> => {
    const at = api.productEstimateOrderEntities;
    const params = { id };
    if (act === "accept") await at.accept({ params, body: {} });
    if (act === "reject") await at.reject({ params, body: { reason, ...(detail && { detail }) } });
    if (act === "cancel") await at.cancel({ params, body: { reason: "OTHER", detail } });
    if (act === "keep") await at.keep({ params });
    if (act === "remove") await at.remove({ params });
  },
});

export const readAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keys.all });
