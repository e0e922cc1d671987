import { regions } from "@bupum/shared/reference/regions/regions";
import { choiceSearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { DealersPage } from "../../dealers/dealers-page.tsx";
import { dealerList } from "../../dealers/queries.ts";

export const Route = createFileRoute("/dealers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "region", regions),
    ...idSearch(search, "manufactorId", "mkr"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(dealerList(deps)),
  component: DealersPage,
});
