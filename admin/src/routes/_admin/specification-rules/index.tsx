import { idSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { tagTree } from "../../../catalogue/queries.ts";
import { specificationRules, unreadOf } from "../../../specification-rules/queries.ts";
import { SpecificationRulesPage } from "../../../specification-rules/specification-rules-page.tsx";

export const Route = createFileRoute("/_admin/specification-rules/")({
  validateSearch: (search: Record<string, unknown>) => idSearch(search, "categoryTagId", "cat"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(tagTree);
    void queryClient.prefetchQuery(specificationRules);
    if (deps.categoryTagId) void queryClient.prefetchQuery(unreadOf(deps.categoryTagId));
  },
  component: SpecificationRulesPage,
});
