import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

// What the route needs before its page is loaded.

export const ownKey = ["own-numbers"] as const;

export interface OwnNumberSearch extends ListSearch {
  searchKeyword?: string | undefined;
}

/** The reader's own numbers, by number. */
export const ownNumberList = (search: OwnNumberSearch) => {
  const query = queryFrom(search, ...place, "searchKeyword");
  return queryOptions({
    queryKey: [...ownKey, "list", query],
    queryFn: ({ signal }) => api.ownNumbers.mine({ query }, { signal }),
  });
};
