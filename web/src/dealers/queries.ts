import type { dealerRoutes } from "@bupum/shared/dealers/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Sent } from "@bupum/shared/kernel/route";
import type { ListSearch } from "@bupum/ui/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface DealerSearch extends ListSearch {
  region?: string;
  manufactorId?: string;
}
type Query = Sent<typeof dealerRoutes.list>["query"];

/** Dealers of a region and a maker, with how many each region has. */
export const dealerList = ({ region, manufactorId, page, itemsPerPage, cursor }: DealerSearch) => {
  const query = { region, manufactorId, page, itemsPerPage, cursor };
  return queryOptions({
    queryKey: ["dealers", "list", query],
    // Ids and pages of an address are texts; the API judges them.
    queryFn: ({ signal }) => api.dealers.list({ query: query as Query }, { signal }),
  });
};

export const dealerDetail = (id: string) =>
  queryOptions({
    queryKey: ["dealers", "one", id],
    // An id that was typed into the address is refused by the API.
    queryFn: ({ signal }) => api.dealers.get({ params: { id: id as Id<"dlr"> } }, { signal }),
  });
