import type { Id } from "@bupum/shared/kernel/ids";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import type {
  OpinionResult,
  OpinionType,
} from "@bupum/shared/reading/wiki-request-histories/types";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

export const opinionSorts = ["createdAt:desc", "createdAt:asc"] as const;

const keys = {
  all: ["wiki-opinions"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

export interface OpinionSearch extends ListSearch {
  sort?: (typeof opinionSorts)[number] | undefined;
  isEscalated?: "true" | undefined;
  type?: OpinionType | undefined;
  result?: OpinionResult | undefined;
  wikiId?: Id<"wik"> | undefined;
}

const queryOf = (search: OpinionSearch) => ({
  ...queryFrom(search, ...place, "sort", "isEscalated"),
  ...filterText(queryFrom(search, "type", "result", "wikiId")),
});

export const opinionList = (search: OpinionSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.wikiRequestHistoryEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readOpinions =
  (search: OpinionSearch): ReadPage<Opinion> =>
  (paging, signal) =>
    api.wikiRequestHistoryEntities.list(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const opinionDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) =>
      // The API refuses a malformed id in the address.
      api.wikiRequestHistoryEntities.get({ params: { id: id as Opinion["id"] } }, { signal }),
  });

/** Reloads after a decision, also after a conflict: opinions, and the count of open ones. */
export function readOpinionsAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.all });
  void client.invalidateQueries({ queryKey: ["waiting"] });
}
