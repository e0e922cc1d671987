import { ledgerSorts } from "@bupum/shared/deal/product-estimate-orders/sorts";
import { choiceSearch, daySearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { GroupList } from "../../../estimate-groups/group-list.tsx";
import { groupList, groupStates } from "../../../estimate-groups/queries.ts";

export const Route = createFileRoute("/_admin/requests/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", ledgerSorts),
    ...choiceSearch(search, "status", groupStates),
    ...textSearch(search, "searchKeyword"),
    ...daySearch(search, "startDate", "endDate"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(groupList(deps)),
  component: GroupList,
});
