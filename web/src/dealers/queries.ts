import type { Id } from "@bupum/shared/kernel/ids";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface DealerSearch extends ListSearch {
  region?: Region | undefined;
  manufactorId?: Id<"mkr"> | undefined;
}

/** Dealers of a region and a maker, with the count of each region. */
export const dealerList = (search: DealerSearch) => {
  const query = queryFrom(search, ...place, "region", "manufactorId");
  return queryOptions({
    queryKey: ["dealers", "list", query],
    queryFn: ({ signal }) => api.dealers.list({ query }, { signal }),
  });
};

export const dealerDetail = (id: string) =>
  queryOptions({
    queryKey: ["dealers", "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) => api.dealers.get({ params: { id: id as Id<"dlr"> } }, { signal }),
  });
