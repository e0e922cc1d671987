import { languages } from "@bupum/shared/kernel/language/language-of";
import { choiceSearch, idSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { wikiCategories, wikiList } from "../../wikis/queries.ts";
import { WikiListPage } from "../../wikis/wiki-list.tsx";

export const Route = createFileRoute("/wiki/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword"),
    ...textSearch(search, "tag"),
    ...idSearch(search, "wikiCategoryId", "wct"),
    ...choiceSearch(search, "language", languages),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(wikiList(deps));
    void context.queryClient.prefetchQuery(wikiCategories);
  },
  component: WikiListPage,
});
