import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { DealerList } from "../../../dealers/dealer-list.tsx";
import { dealerList } from "../../../dealers/queries.ts";

export const Route = createFileRoute("/_admin/dealers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword", "region"),
    ...choiceSearch(search, "state", ["SHOWN", "HIDDEN"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(dealerList(deps)),
  component: DealerList,
});
