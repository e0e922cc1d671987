import { penaltySorts } from "@bupum/shared/trust/user-penalty-histories/reasons";
import { choiceSearch, idSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { PenaltyList } from "../../../user-penalty-histories/penalty-list.tsx";
import { penaltyList, penaltyStates } from "../../../user-penalty-histories/queries.ts";

export const Route = createFileRoute("/_admin/penalties/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", penaltySorts),
    ...choiceSearch(search, "status", penaltyStates),
    ...idSearch(search, "sellerId", "sel"),
    ...idSearch(search, "reporterId", "usr"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(penaltyList(deps)),
  component: PenaltyList,
});
