import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { unassignedList } from "../../../product-estimates/queries.ts";
import { UnassignedList } from "../../../product-estimates/unassigned-list.tsx";

export const Route = createFileRoute("/_admin/lines/unassigned")({
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(unassignedList(deps)),
  component: UnassignedList,
});
