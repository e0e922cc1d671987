import type { OfAddress } from "@bupum/shared/kernel/route";
import { queryFrom } from "@bupum/ui/list/list-search";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const sorts = {
  name: "name:asc",
  parts: "productCount:desc",
  newest: "createdAt:desc",
} as const;
export type Sort = keyof typeof sorts;

export interface MakerSearch extends OfAddress {
  searchKeyword?: string | undefined;
  initial?: string | undefined;
  sort?: Sort | undefined;
  haveMerchandise?: "true" | undefined;
}

/** Makers, page by page, sorted by name by default. */
export const makerList = (search: MakerSearch) => {
  const { searchKeyword, sort } = search;
  const query = {
    ...queryFrom(search, "searchKeyword", "initial", "haveMerchandise"),
    // Search results are sorted by relevance.
    sort: sort ? sorts[sort] : searchKeyword ? undefined : sorts.name,
  };
  return infiniteQueryOptions({
    queryKey: ["manufactors", "page", query],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.manufactors.list({ query: { ...query, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
  });
};
