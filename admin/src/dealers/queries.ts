import type { DealerDetail, DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import type { DealerSort, dealerStates } from "@bupum/shared/selling/dealers/rules";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

const keys = {
  all: ["dealer-entities"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

export interface DealerListSearch extends ListSearch {
  searchKeyword?: string | undefined;
  region?: Region | undefined;
  state?: (typeof dealerStates)[number] | undefined;
  sort?: DealerSort | undefined;
}

const queryOf = (search: DealerListSearch) => ({
  ...queryFrom(search, ...place, "sort"),
  ...filterText({
    // A semicolon would begin the next filter.
    name: search.searchKeyword?.replaceAll(";", " ").trim(),
    ...queryFrom(search, "region", "state"),
  }),
});

export const dealerList = (search: DealerListSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.dealerEntities.list({ query }, { signal }),
  });
};

export const readDealers =
  (search: DealerListSearch): ReadPage<DealerEntity> =>
  (paging, signal) =>
    api.dealerEntities.list({ query: { ...queryOf(wholeList(search)), ...paging } }, { signal });

export const dealerDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.dealerEntities.get({ params: { id: id as DealerEntity["id"] } }, { signal }),
  });

/** The page shows the API's reply to a change; lists are reloaded. */
export function keepDealer(client: QueryClient, dealer: DealerDetail): void {
  client.setQueryData(dealerDetail(dealer.id).queryKey, dealer);
  forgetLists(client);
}

export const forgetLists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: [...keys.all, "list"] });

/** After a conflict: loads the other person's change. */
export const readDealerAgain = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: keys.one(id) });
