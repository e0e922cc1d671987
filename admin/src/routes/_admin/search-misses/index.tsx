import { daySearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { MissList } from "../../../search-misses/miss-list.tsx";
import { missList } from "../../../search-misses/queries.ts";

export const Route = createFileRoute("/_admin/search-misses/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...daySearch(search, "on"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(missList(deps)),
  component: MissList,
});
