import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import {
  choiceSearch,
  daySearch,
  idSearch,
  listSearch,
  textSearch,
} from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ReceivedOrdersPage } from "../../../../product-estimate-orders/seller/list-page.tsx";
import { receivedOrders } from "../../../../product-estimate-orders/seller/queries.ts";

const searchTypes = ["PRODUCT", "MANUFACTOR", "BUYER"] as const;

export const Route = createFileRoute("/_signedIn/_seller/seller/orders")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "status", estimateStatuses),
    ...choiceSearch(search, "searchType", searchTypes),
    ...textSearch(search, "searchKeyword"),
    ...daySearch(search, "startDate", "endDate"),
    ...idSearch(search, "orderId", "ord"),
    ...idSearch(search, "lineId", "ord"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // The guard around this page handles members who are not sellers yet.
    if (context.user.role === "SELLER")
      void context.queryClient.prefetchQuery(receivedOrders(deps));
  },
  component: ReceivedOrdersPage,
});
