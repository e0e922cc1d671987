import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api.ts";

/** The reader's own wikis, hidden ones included, newest first. */
export const ownWikis = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: ["wikis", "own", query],
    queryFn: ({ signal }) => api.wikis.mine({ query }, { signal }),
  });
};
