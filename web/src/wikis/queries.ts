import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { Page } from "@bupum/shared/kernel/page";
import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface WikiSearch extends ListSearch {
  searchKeyword?: string | undefined;
  wikiCategoryId?: Id<"wct"> | undefined;
  language?: Language | undefined;
  tag?: string | undefined;
}

/** One page of results, and the reading of the keyword. */
type FoundWikis = Page<WikiRow> & { readAs?: string | undefined };

/** Published wikis by words, category and language, or those of a tag, newest first. */
export const wikiList = (search: WikiSearch) => {
  const filters = ["wikiCategoryId", "language"] as const;
  const found = queryFrom(search, ...place, ...filters, "searchKeyword");
  const all = queryFrom(search, ...place, ...filters, "tag");
  const isSearched = Boolean(search.searchKeyword) && !search.tag;
  return queryOptions({
    queryKey: ["wikis", "list", isSearched ? found : all],
    queryFn: ({ signal }): Promise<FoundWikis> =>
      isSearched
        ? api.wikis.search({ query: found }, { signal })
        : api.wikis.list({ query: all }, { signal }),
  });
};

/** The tree of categories with the number of pages of each. */
export const wikiCategories = queryOptions({
  queryKey: ["wikis", "categories"],
  queryFn: ({ signal }) => api.wikis.categories({}, { signal }),
});

export const popularWikis = (language: Language) =>
  queryOptions({
    queryKey: ["wikis", "popular", language],
    queryFn: ({ signal }) => api.wikis.popular({ query: { language } }, { signal }),
  });

export const wikiPage = (id: string) =>
  queryOptions({
    queryKey: ["wikis", "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.wikis.get({ params: { id: id as Id<"wik"> } }, { signal }),
  });

/** The newest wikis that mention a part or a maker. */
export const wikisAbout = (about: {
  productId?: Id<"prd"> | undefined;
  manufactorId?: Id<"mkr">;
}) =>
  queryOptions({
    queryKey: ["wikis", "about", about],
    queryFn: ({ signal }) =>
      api.wikis.list({ query: { ...about, itemsPerPage: "10" } }, { signal }),
  });

export const relatedWikis = (wikiId: Id<"wik">, wikiCategoryId: Id<"wct">) =>
  queryOptions({
    queryKey: ["wikis", "related", wikiId, wikiCategoryId],
    queryFn: ({ signal }) => api.wikis.related({ query: { wikiId, wikiCategoryId } }, { signal }),
  });

export const wikisOfWriter = (writerId: Id<"usr">) =>
  queryOptions({
    queryKey: ["wikis", "of-writer", writerId],
    queryFn: ({ signal }) => api.wikis.ofWriter({ query: { writerId } }, { signal }),
  });
