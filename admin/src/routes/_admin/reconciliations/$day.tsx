import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { DayPage } from "../../../reconciliations/day-page.tsx";
import { dayDetail, differencesOf } from "../../../reconciliations/queries.ts";

export const Route = createFileRoute("/_admin/reconciliations/$day")({
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(dayDetail(params.day));
    void context.queryClient.prefetchQuery(differencesOf(params.day, deps));
  },
  component: DayPage,
});
