import type {
  OrderDraft,
  productEstimateOrderRoutes,
} from "@bupum/shared/product-estimate-orders/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Sent } from "@bupum/shared/kernel/route";
import type { ListSearch } from "@bupum/ui/list-search";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const orderKey = ["product-estimate-orders"] as const;

export interface OrderSearch extends ListSearch {
  status?: string;
  startDate?: string;
  endDate?: string;
  searchKeyword?: string;
}
type Query = Sent<typeof productEstimateOrderRoutes.list>["query"];

/** One's own orders; the address may carry more than the API knows, so fields are picked. */
export const orderList = (search: OrderSearch) => {
  const { page, itemsPerPage, cursor, status, startDate, endDate, searchKeyword } = search;
  const query = { page, itemsPerPage, cursor, status, startDate, endDate, searchKeyword };
  return queryOptions({
    queryKey: [...orderKey, "list", query],
    // Dates and pages of an address are texts; the API judges them.
    queryFn: ({ signal }) => api.productEstimateOrders.list({ query: query as Query }, { signal }),
  });
};

export const orderCounts = queryOptions({
  queryKey: [...orderKey, "counts"],
  queryFn: ({ signal }) => api.productEstimateOrders.counts({}, { signal }),
});

export const order = (orderId: string) =>
  queryOptions({
    queryKey: [...orderKey, orderId],
    // Out of the address; the API answers 404 or 400 to a wrong one.
    queryFn: ({ signal }) =>
      api.productEstimateOrders.get({ params: { id: orderId as Id<"ord"> } }, { signal }),
  });

/** The newest order: where goods went last time is where they go next time. */
export const lastOrder = queryOptions({
  queryKey: [...orderKey, "last"],
  queryFn: ({ signal }) =>
    api.productEstimateOrders.list({ query: { itemsPerPage: 10 } }, { signal }),
  select: ({ items }) => items[0],
});

export const sendOrder = mutationOptions({
  mutationFn: ({ body, key }: { body: OrderDraft; key: string }) =>
    api.productEstimateOrders.create({ body }, { idempotencyKey: key }),
  meta: { quiet: true },
});
