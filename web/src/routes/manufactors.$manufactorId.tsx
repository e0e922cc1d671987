import { listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { MakerPage } from "../manufactors/maker-page.tsx";
import { maker, productsOf } from "../manufactors/queries.ts";

export const Route = createFileRoute("/manufactors/$manufactorId")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(maker(params.manufactorId));
    void context.queryClient.prefetchQuery(productsOf(params.manufactorId, deps));
  },
  component: MakerPage,
});
