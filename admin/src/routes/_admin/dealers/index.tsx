import { dealerSorts, dealerStates } from "@bupum/shared/selling/dealers/rules";
import { regions } from "@bupum/shared/reference/regions/regions";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { DealerList } from "../../../dealers/dealer-list.tsx";
import { dealerList } from "../../../dealers/queries.ts";

export const Route = createFileRoute("/_admin/dealers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", dealerSorts),
    ...textSearch(search, "searchKeyword"),
    ...choiceSearch(search, "region", regions),
    ...choiceSearch(search, "state", dealerStates),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(dealerList(deps)),
  component: DealerList,
});
