import type { Id } from "@bupum/shared/kernel/ids";
import type { Sent } from "@bupum/shared/kernel/route";
import type { productEstimateOrderRoutes } from "@bupum/shared/product-estimate-orders/contract";
import type { ListSearch } from "@bupum/ui/list-search";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof productEstimateOrderRoutes;
type OrderQuery = NonNullable<Sent<Routes["listOfSeller"]>["query"]>;

/** State of the list in the address. */
export interface OrderSearch extends ListSearch {
  status?: "PENDING" | "CONFIRMED" | "REJECTED" | "COMPLETED" | "CANCELLED";
  searchType?: "PRODUCT" | "MANUFACTOR" | "BUYER";
  searchKeyword?: string;
  startDate?: string;
  endDate?: string;
  /** The order that a notice led to. */
  orderId?: string;
}

/** These lists have one order; sizes in the address are the contract's (list-search.ts). */
const queryOf = (search: OrderSearch): OrderQuery => {
  const { sort, orderId, ...query } = search;
  void sort;
  void orderId;
  return query as OrderQuery;
};

export const receivedOrders = (search: OrderSearch) =>
  queryOptions({
    queryKey: ["product-estimate-orders", "seller", queryOf(search)],
    queryFn: ({ signal }) =>
      api.productEstimateOrders.listOfSeller({ query: queryOf(search) }, { signal }),
  });

export const receivedOrder = (orderId: string) =>
  queryOptions({
    queryKey: ["product-estimate-orders", "seller", "one", orderId],
    queryFn: ({ signal }) =>
      api.productEstimateOrders.get({ params: { id: orderId as Id<"ord"> } }, { signal }),
  });

export const receivedCounts = queryOptions({
  queryKey: ["product-estimate-orders", "seller-counts"],
  queryFn: ({ signal }) => api.productEstimateOrders.sellerCounts({}, { signal }),
});

interface Decision<Body> {
  id: Id<"ord">;
  body: Body;
}
export const acceptOrder = mutationOptions({
  mutationFn: ({ id, body }: Decision<Sent<Routes["accept"]>["body"]>) =>
    api.productEstimateOrders.accept({ params: { id }, body }),
  meta: { quiet: true },
});

export const rejectOrder = mutationOptions({
  mutationFn: ({ id, body }: Decision<Sent<Routes["reject"]>["body"]>) =>
    api.productEstimateOrders.reject({ params: { id }, body }),
  meta: { quiet: true },
});

/** After a decision: lists, counts and the lines behind the orders are read again. */
export async function readAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["product-estimate-orders"] }),
    client.invalidateQueries({ queryKey: ["product-estimates"] }),
    client.invalidateQueries({ queryKey: ["merchandises"] }),
  ]);
}
