import { claimSorts } from "@bupum/shared/deal/claims/sorts";
import { choiceSearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ClaimList } from "../../../claims/claim-list.tsx";
import { claimList, claimStates } from "../../../claims/queries.ts";

export const Route = createFileRoute("/_admin/claims/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", claimSorts),
    ...choiceSearch(search, "status", claimStates),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(claimList(deps)),
  component: ClaimList,
});
