import { sellerSorts } from "@bupum/shared/accounts/seller-infos/sorts";
import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { reviewStates, sellerList } from "../../../seller-infos/queries.ts";
import { SellerList } from "../../../seller-infos/seller-list.tsx";

export const Route = createFileRoute("/_admin/sellers/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", sellerSorts),
    ...choiceSearch(search, "status", reviewStates),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(sellerList(deps)),
  component: SellerList,
});
