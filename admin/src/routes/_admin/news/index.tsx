import { languages } from "@bupum/shared/kernel/language/language-of";
import { newsSorts } from "@bupum/shared/reading/news/rules";
import { choiceSearch, idSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { NewsList } from "../../../news/news-list.tsx";
import { newsCategories, newsList } from "../../../news/queries.ts";

export const Route = createFileRoute("/_admin/news/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...choiceSearch(search, "sort", newsSorts),
    ...choiceSearch(search, "language", languages),
    ...idSearch(search, "newsCategoryId", "nwc"),
    ...textSearch(search, "searchKeyword"),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(newsList(deps));
    void context.queryClient.prefetchQuery(newsCategories);
  },
  component: NewsList,
});
