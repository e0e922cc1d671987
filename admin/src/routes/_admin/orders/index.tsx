import { ledgerSearchTypes, ledgerSorts } from "@bupum/shared/product-estimate-orders/sorts";
import { choiceSearch, daySearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { OrderList } from "../../../product-estimate-orders/order-list.tsx";
import {
  orderList,
  stateChoices,
  statusChoices,
} from "../../../product-estimate-orders/queries.ts";

export const Route = createFileRoute("/_admin/orders/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", ledgerSorts),
    ...textSearch(search, "searchKeyword"),
    ...choiceSearch(search, "searchType", ledgerSearchTypes),
    ...daySearch(search, "startDate", "endDate"),
    ...choiceSearch(search, "statuses", statusChoices),
    ...choiceSearch(search, "state", stateChoices),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(orderList(deps)),
  component: OrderList,
});
