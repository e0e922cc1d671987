import { listSearch, textSearch } from "@bupum/ui/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { DealersPage } from "../../dealers/dealers-page.tsx";
import { dealerList } from "../../dealers/queries.ts";

export const Route = createFileRoute("/dealers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "region", "manufactorId"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(dealerList(deps)),
  component: DealersPage,
});
