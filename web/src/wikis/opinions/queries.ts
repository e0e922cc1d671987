import type { Id } from "@bupum/shared/kernel/ids";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api.ts";
import type { OpinionView } from "./views.ts";

export interface OpinionSearch extends ListSearch {
  view?: OpinionView | undefined;
}

const narrowed: Record<OpinionView, { side?: "SENT"; isViewed?: "false" }> = {
  unread: { isViewed: "false" },
  sent: { side: "SENT" },
};

/** Opinions that the reader received or sent, newest first. */
export const opinionList = (search: OpinionSearch) => {
  const query = { ...queryFrom(search, ...place), ...(search.view && narrowed[search.view]) };
  return queryOptions({
    queryKey: ["opinions", "list", query],
    queryFn: ({ signal }) => api.wikiRequestHistories.list({ query }, { signal }),
  });
};

export const opinionOf = (id: string) =>
  queryOptions({
    queryKey: ["opinions", "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.wikiRequestHistories.get({ params: { id: id as Id<"wrh"> } }, { signal }),
  });
