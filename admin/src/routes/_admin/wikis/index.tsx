import { languages } from "@bupum/shared/kernel/language/language-of";
import { wikiStatuses } from "@bupum/shared/reading/wikis/states";
import { choiceSearch, idSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { wikiCategories } from "../../../wiki-categories/queries.ts";
import { wikiList, wikiSorts } from "../../../wikis/queries.ts";
import { WikiList } from "../../../wikis/wiki-list.tsx";

export const Route = createFileRoute("/_admin/wikis/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", wikiSorts),
    ...choiceSearch(search, "status", wikiStatuses),
    ...choiceSearch(search, "language", languages),
    ...idSearch(search, "wikiCategoryId", "wct"),
    ...idSearch(search, "writerId", "usr"),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(wikiList(deps));
    void context.queryClient.prefetchQuery(wikiCategories);
  },
  component: WikiList,
});
