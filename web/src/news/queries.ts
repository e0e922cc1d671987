import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface NewsSearch extends ListSearch {
  searchKeyword?: string | undefined;
  newsCategoryId?: Id<"nwc"> | undefined;
  language?: Language | undefined;
}

/** News by words, category and language, newest first. */
export const newsList = (search: NewsSearch) => {
  const query = queryFrom(search, ...place, "searchKeyword", "newsCategoryId", "language");
  return queryOptions({
    queryKey: ["news", "list", query],
    queryFn: ({ signal }) => api.news.search({ query }, { signal }),
  });
};

const few = (language: Language, limit: number) => ({ language, limit });

export const latestNews = (language: Language, limit: number) =>
  queryOptions({
    queryKey: ["news", "latest", few(language, limit)],
    queryFn: ({ signal }) => api.news.latest({ query: few(language, limit) }, { signal }),
  });

export const popularNews = (language: Language, limit: number) =>
  queryOptions({
    queryKey: ["news", "popular", few(language, limit)],
    queryFn: ({ signal }) => api.news.popular({ query: few(language, limit) }, { signal }),
  });

export const newsCategories = queryOptions({
  queryKey: ["news", "categories"],
  queryFn: ({ signal }) => api.news.categories({}, { signal }),
});

export const newsItem = (id: string) =>
  queryOptions({
    queryKey: ["news", "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.news.get({ params: { id: id as Id<"nws"> } }, { signal }),
  });

/** Counts the reader of an item. */
export const countReading = (newsId: Id<"nws">) =>
  api.newsClickHistories.create({ body: { newsId } });
