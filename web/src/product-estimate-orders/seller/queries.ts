import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { Day } from "@bupum/shared/kernel/time";
import type { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../api.ts";

type Routes = typeof orderRoutes;

/** State of the list in the address. */
export interface OrderSearch extends ListSearch {
  status?: EstimateStatus | undefined;
  searchType?: "PRODUCT" | "MANUFACTOR" | "BUYER" | undefined;
  searchKeyword?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  /** One of a purchase order whose lines are shown, as a notice led to it. */
  orderId?: Id<"ord"> | undefined;
  /** The line that is shown in detail. */
  lineId?: Id<"ord"> | undefined;
}

const filters = ["status", "searchType", "searchKeyword", "startDate", "endDate"] as const;

/** Whether the address narrows the list; its place and the menu (U1-6) do not. */
export const isFiltered = (search: OrderSearch): boolean =>
  filters.some((name) => search[name] !== undefined);

export const receivedOrders = (search: OrderSearch) => {
  const query = queryFrom(search, ...place, ...filters);
  return queryOptions({
    queryKey: ["product-estimate-orders", "seller", query],
    queryFn: ({ signal }) =>
      api.productEstimateOrders.purchaseOrdersOfSeller({ query }, { signal }),
  });
};

export const receivedCounts = queryOptions({
  queryKey: ["product-estimate-orders", "seller-counts"],
  queryFn: ({ signal }) => api.productEstimateOrders.sellerCounts({ query: {} }, { signal }),
});

interface Decision<Body> {
  id: Id<"ord">;
  body: Body;
}
export const acceptOrder = mutationOptions({
  mutationFn: ({ id, body }: Decision<CallInput<Routes["accept"]>["body"]>) =>
    api.productEstimateOrders.accept({ params: { id }, body }),
  meta: { quiet: true },
});

export const rejectOrder = mutationOptions({
  mutationFn: ({ id, body }: Decision<CallInput<Routes["reject"]>["body"]>) =>
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
