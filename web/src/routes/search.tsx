import { choiceSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { productSearch } from "../products/queries.ts";
import { resultSearch } from "../products/results/address.ts";
import { SearchPage } from "../products/search-page.tsx";
import { sellerSearch } from "../search/queries.ts";

export const Route = createFileRoute("/search")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...textSearch(search, "searchKeyword"),
    ...choiceSearch(search, "scope", ["PRODUCT", "SELLER"]),
    ...resultSearch(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.scope !== "SELLER")
      void context.queryClient.prefetchInfiniteQuery(productSearch(deps));
    if (deps.scope !== "PRODUCT" && deps.searchKeyword)
      void context.queryClient.prefetchInfiniteQuery(sellerSearch(deps.searchKeyword));
  },
  component: SearchPage,
});
