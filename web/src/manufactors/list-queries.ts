import type { Sent } from "@bupum/shared/kernel/route";
import type { manufactorRoutes } from "@bupum/shared/manufactors/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Query = Sent<typeof manufactorRoutes.list>["query"];

export const sorts = {
  name: "name:asc",
  parts: "productCount:desc",
  newest: "createdAt:desc",
} as const;
export type Sort = keyof typeof sorts;

export interface MakerSearch {
  searchKeyword?: string;
  initial?: string;
  sort?: Sort;
  haveMerchandise?: "true";
}

/** Makers, page after page; in the order of their names unless another is asked for. */
export const makerList = ({ searchKeyword, initial, sort, haveMerchandise }: MakerSearch) => {
  const query = {
    searchKeyword,
    initial,
    haveMerchandise,
    // What fits a name best comes first.
    sort: sort ? sorts[sort] : searchKeyword ? undefined : sorts.name,
  };
  return infiniteQueryOptions({
    queryKey: ["manufactors", "page", query],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.manufactors.list({ query: { ...query, cursor } as Query }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
  });
};
