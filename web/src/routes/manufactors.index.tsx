import { choiceSearch, flagSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { MakersPage } from "../manufactors/list-page.tsx";
import { makerList } from "../manufactors/list-queries.ts";

export const Route = createFileRoute("/manufactors/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...textSearch(search, "searchKeyword", "initial"),
    ...choiceSearch(search, "sort", ["name", "parts", "newest"]),
    ...flagSearch(search, "haveMerchandise"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(makerList(deps)),
  component: MakersPage,
});
