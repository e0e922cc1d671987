import { cardSorts } from "@bupum/shared/billing/credit-cards/card-types";
import { choiceSearch, daySearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { CardList } from "../../../credit-cards/card-list.tsx";
import { cardList } from "../../../billing/queries.ts";

export const Route = createFileRoute("/_admin/cards/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...idSearch(search, "userId", "usr"),
    ...daySearch(search, "startDate", "endDate"),
    ...choiceSearch(search, "sort", cardSorts),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(cardList(deps)),
  component: CardList,
});
