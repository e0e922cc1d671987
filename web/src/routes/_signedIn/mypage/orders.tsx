import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import {
  choiceSearch,
  daySearch,
  idSearch,
  listSearch,
  periodSearch,
  textSearch,
} from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage } from "../../../product-estimate-orders/orders-page.tsx";
import { orderCounts, orderList } from "../../../product-estimate-orders/queries.ts";

export const Route = createFileRoute("/_signedIn/mypage/orders")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "status", estimateStatuses),
    ...daySearch(search, "startDate", "endDate"),
    ...textSearch(search, "searchKeyword"),
    ...idSearch(search, "costCentreId", "ccr"),
    ...periodSearch(search, "chargedIn"),
    ...idSearch(search, "orderId", "ord"),
    ...idSearch(search, "lineId", "ord"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(orderList(deps));
    void context.queryClient.prefetchQuery(orderCounts);
  },
  component: OrdersPage,
});
