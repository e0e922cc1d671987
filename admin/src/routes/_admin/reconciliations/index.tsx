import { choiceSearch, daySearch, listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { DayList } from "../../../reconciliations/day-list.tsx";
import { dayList } from "../../../reconciliations/queries.ts";

export const Route = createFileRoute("/_admin/reconciliations/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...daySearch(search, "startDate", "endDate"),
    ...choiceSearch(search, "sort", ["day:desc", "day:asc"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(dayList(deps)),
  component: DayList,
});
