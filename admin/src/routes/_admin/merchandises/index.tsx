import { choiceSearch, listSearch, textSearch } from "@bupum/ui/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ListingList } from "../../../merchandises/listing-list.tsx";
import { conditionChoices, listingList, stateChoices } from "../../../merchandises/queries.ts";

export const Route = createFileRoute("/_admin/merchandises/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword", "sellerId", "manufactorId"),
    ...choiceSearch(search, "state", stateChoices),
    ...choiceSearch(search, "condition", conditionChoices),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(listingList(deps)),
  component: ListingList,
});
