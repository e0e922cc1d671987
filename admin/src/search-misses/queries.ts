import type { Page } from "@bupum/shared/kernel/page";
import type { Day } from "@bupum/shared/kernel/time";
import type { SearchMiss } from "@bupum/shared/search/search-misses/admin-contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import type { ReadPage } from "@bupum/ui/sheet/walk";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface MissSearch extends ListSearch {
  /** A day in Seoul; today if absent. */
  on?: Day | undefined;
}
/** A keyword is its own id: it occurs once a day. */
export type MissRow = SearchMiss & { id: string };

type Query = Pick<MissSearch, "on" | (typeof place)[number]>;

async function read(query: Query, signal: AbortSignal): Promise<Page<MissRow>> {
  const page = await api.searchMisses.list({ query }, { signal });
  return { ...page, items: page.items.map((miss) => ({ ...miss, id: miss.keyword })) };
}

export const missList = (search: MissSearch) => {
  const query = queryFrom(search, ...place, "on");
  return queryOptions({
    queryKey: ["search-misses", "list", query],
    queryFn: ({ signal }) => read(query, signal),
  });
};

export const readMisses =
  (search: MissSearch): ReadPage<MissRow> =>
  (paging, signal) =>
    read({ ...queryFrom(search, "on"), ...paging }, signal);
