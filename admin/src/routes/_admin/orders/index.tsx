import { choiceSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ledgerSearch } from "../../../product-estimate-orders/ledger-search.ts";
import { OrderList } from "../../../product-estimate-orders/order-list.tsx";
import {
  orderList,
  stateChoices,
  statusChoices,
} from "../../../product-estimate-orders/queries.ts";

export const Route = createFileRoute("/_admin/orders/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...ledgerSearch(search),
    ...choiceSearch(search, "statuses", statusChoices),
    ...choiceSearch(search, "state", stateChoices),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(orderList(deps)),
  component: OrderList,
});
