import { listSearch, textSearch } from "@bupum/ui/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { productSearch } from "../products/queries.ts";
import { SearchPage } from "../products/search-page.tsx";

export const Route = createFileRoute("/search")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword", "manufactorId"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(productSearch(deps)),
  component: SearchPage,
});
