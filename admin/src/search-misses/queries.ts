import type { Page } from "@bupum/shared/kernel/page";
import type { Sent } from "@bupum/shared/kernel/route";
import type { SearchMiss, searchMissRoutes } from "@bupum/shared/search-misses/contract";
import type { ListSearch } from "@bupum/ui/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface MissSearch extends ListSearch {
  /** A day in Seoul; today without it. */
  on?: string;
}
/** A keyword is its own id: it stands once a day. */
export type MissRow = SearchMiss & { id: string };

type Query = Sent<typeof searchMissRoutes.list>["query"];

async function read(query: MissSearch, signal: AbortSignal): Promise<Page<MissRow>> {
  // The address was read by validateSearch; the API refuses more.
  const page = await api.searchMisses.list({ query: query as Query }, { signal });
  return { ...page, items: page.items.map((miss) => ({ ...miss, id: miss.keyword })) };
}

export const missList = (search: MissSearch) =>
  queryOptions({
    queryKey: ["search-misses", "list", search],
    queryFn: ({ signal }) => read(search, signal),
  });

export const readMisses =
  (search: MissSearch): ReadPage<MissRow> =>
  (paging, signal) =>
    read({ ...wholeList(search), ...paging }, signal);
