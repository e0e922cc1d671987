import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { WikiEntity, WikiEntityRow } from "@bupum/shared/reading/wikis/admin-contract";
import type { WikiStatus } from "@bupum/shared/reading/wikis/states";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

type WikiId = WikiEntity["id"];
export const wikiSorts = ["createdAt:desc", "createdAt:asc"] as const;

const keys = {
  all: ["wiki-entities"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

export interface WikiSearch extends ListSearch {
  sort?: (typeof wikiSorts)[number] | undefined;
  searchKeyword?: string | undefined;
  status?: WikiStatus | undefined;
  wikiCategoryId?: Id<"wct"> | undefined;
  writerId?: Id<"usr"> | undefined;
  language?: Language | undefined;
}

/** Words are searched in published wikis only, of a category or language (D9-17). */
const queryOf = (search: WikiSearch) =>
  search.searchKeyword
    ? {
        ...queryFrom(search, ...place, "searchKeyword"),
        ...filterText(queryFrom(search, "wikiCategoryId", "language")),
      }
    : {
        ...queryFrom(search, ...place, "sort"),
        ...filterText(queryFrom(search, "status", "wikiCategoryId", "writerId", "language")),
      };

export const wikiList = (search: WikiSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.wikiEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readWikis =
  (search: WikiSearch): ReadPage<WikiEntityRow> =>
  (paging, signal) =>
    api.wikiEntities.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

export const wikiDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.wikiEntities.get({ params: { id: id as WikiId } }, { signal }),
  });

/** Comments on a wiki, newest first, paged. */
export const wikiComments = (wikiId: WikiId) =>
  infiniteQueryOptions({
    queryKey: [...keys.one(wikiId), "comments"],
    queryFn: ({ signal, pageParam }) =>
      api.wikiComments.list(
        { query: { wikiId, ...(pageParam !== undefined && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Its revisions, newest first. */
export const wikiRevisions = (id: WikiId) =>
  infiniteQueryOptions({
    queryKey: [...keys.one(id), "revisions"],
    queryFn: ({ signal, pageParam }) =>
      api.wikiEntities.revisions(
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Reloads after any change of wikis. */
export const readWikisAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keys.all });
