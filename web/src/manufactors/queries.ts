import type { Id } from "@bupum/shared/kernel/ids";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface MakerSearch extends ListSearch {
  searchKeyword?: string | undefined;
}
/** Ids from addresses are plain texts; the API replies 404 or 400 to a wrong one. */
const idOf = (text: string) => text as Id<"mkr">;

export const maker = (manufactorId: string) =>
  queryOptions({
    queryKey: ["manufactors", manufactorId],
    queryFn: ({ signal }) =>
      api.manufactors.get({ params: { id: idOf(manufactorId) } }, { signal }),
    staleTime: 60_000,
  });

/** A page of a maker's parts, filtered by the typed text. */
export const productsOf = (manufactorId: string, search: MakerSearch) => {
  const query = {
    ...queryFrom(search, ...place, "searchKeyword"),
    manufactorId: idOf(manufactorId),
  };
  return queryOptions({
    queryKey: ["products", "search", query],
    queryFn: ({ signal }) => api.products.search({ query }, { signal }),
  });
};

/** The first dealers of a maker. */
export const dealersOf = (manufactorId: string) =>
  queryOptions({
    queryKey: ["dealers", "maker", manufactorId],
    queryFn: ({ signal }) =>
      api.dealers.list(
        { query: { manufactorId: idOf(manufactorId), itemsPerPage: 10 } },
        { signal },
      ),
    staleTime: 300_000,
  });
