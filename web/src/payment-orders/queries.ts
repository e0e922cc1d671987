import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** One's own payments, newest first. */
export const paymentList = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: ["payment-orders", "list", query],
    queryFn: ({ signal }) => api.paymentOrders.list({ query }, { signal }),
  });
};
