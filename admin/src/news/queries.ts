import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { Reply } from "@bupum/shared/kernel/route";
import type { adminNewsRoutes, NewsEntity } from "@bupum/shared/reading/news/admin-contract";
import type { newsSorts } from "@bupum/shared/reading/news/rules";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof adminNewsRoutes;
export type NewsRow = Reply<Routes["list"]>["items"][number];

const keys = {
  all: ["news"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

interface NewsSearch extends ListSearch {
  searchKeyword?: string | undefined;
  newsCategoryId?: Id<"nwc"> | undefined;
  language?: Language | undefined;
  sort?: (typeof newsSorts)[number] | undefined;
}

const queryOf = (search: NewsSearch) => ({
  ...queryFrom(search, ...place, "sort", "searchKeyword"),
  ...filterText(queryFrom(search, "newsCategoryId", "language")),
});

/** News by words, category and language, scheduled ones included. */
export const newsList = (search: NewsSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.news.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readNews =
  (search: NewsSearch): ReadPage<NewsRow> =>
  (paging, signal) =>
    api.news.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

export const newsDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.news.get({ params: { id: id as NewsEntity["id"] } }, { signal }),
  });

export const newsCategories = queryOptions({
  queryKey: ["news-categories"],
  queryFn: ({ signal }) => api.newsCategories.list({}, { signal }),
});

/** The page shows the API's reply to a change; lists are reloaded. */
export function keepNews(client: QueryClient, news: NewsEntity): void {
  client.setQueryData(newsDetail(news.id).queryKey, news);
  forgetLists(client);
}

/** Lists, and the number of news in each category. */
export function forgetLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [...keys.all, "list"] });
  void client.invalidateQueries({ queryKey: newsCategories.queryKey });
}
