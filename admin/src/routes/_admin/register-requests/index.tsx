import { requestSorts } from "@bupum/shared/sheets/register-request-histories/sorts";
import { choiceSearch, daySearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { RegisterList } from "../../../register-requests/register-list.tsx";
import { manualStatuses, requestList, statuses } from "../../../register-requests/queries.ts";

export const Route = createFileRoute("/_admin/register-requests/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", requestSorts),
    ...choiceSearch(search, "adminManualStatus", manualStatuses),
    ...choiceSearch(search, "status", statuses),
    ...textSearch(search, "searchKeyword"),
    ...daySearch(search, "startDate", "endDate"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(requestList(deps)),
  component: RegisterList,
});
