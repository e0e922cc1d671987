import { auditEntities } from "@bupum/shared/accounts/audit-events/entities";
import {
  choiceSearch,
  daySearch,
  idSearch,
  listSearch,
  textSearch,
} from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ActList } from "../../../audit-events/act-list.tsx";
import { actList } from "../../../audit-events/queries.ts";

export const Route = createFileRoute("/_admin/audit-events/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "entity", auditEntities),
    ...idSearch(search, "actor", "usr"),
    ...daySearch(search, "startDate", "endDate"),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(actList(deps)),
  component: ActList,
});
