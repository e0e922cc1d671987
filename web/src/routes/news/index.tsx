import { languages } from "@bupum/shared/kernel/language/language-of";
import { choiceSearch, idSearch, listSearch, textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { NewsListPage } from "../../news/news-list.tsx";
import { newsCategories, newsList } from "../../news/queries.ts";

export const Route = createFileRoute("/news/")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...textSearch(search, "searchKeyword"),
    ...idSearch(search, "newsCategoryId", "nwc"),
    ...choiceSearch(search, "language", languages),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(newsList(deps));
    void context.queryClient.prefetchQuery(newsCategories);
  },
  component: NewsListPage,
});
