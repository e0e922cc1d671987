import type { Group, GroupChange, GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import type { Day } from "@bupum/shared/kernel/time";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface GroupSearch extends ListSearch {
  /** The requests of one list of parts. */
  bomId?: string | undefined;
  searchKeyword?: string | undefined;
  status?: EstimateStatus | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

/** One's own requests. */
export const groupList = (search: GroupSearch) => {
  const query = queryFrom(
    search,
    ...place,
    "bomId",
    "searchKeyword",
    "status",
    "startDate",
    "endDate",
  );
  return queryOptions({
    queryKey: ["estimate-groups", "list", query],
    queryFn: ({ signal }) => api.estimateGroups.list({ query }, { signal }),
  });
};

/** The lines of the requests that the address asks for. */
export const linesOf = (search: GroupSearch) =>
  queryFrom(search, "searchKeyword", "startDate", "endDate");

export const sendGroup = mutationOptions({
  mutationFn: ({ body, key }: { body: GroupDraft; key: string }) =>
    api.estimateGroups.create({ body }, { idempotencyKey: key }),
  meta: { quiet: true },
});

export const changeGroup = mutationOptions({
  mutationFn: ({ id, body }: { id: Group["id"]; body: GroupChange }) =>
    api.estimateGroups.update({ params: { id }, body }),
  meta: { quiet: true },
});

export const cancelGroup = mutationOptions({
  mutationFn: ({ id, reason }: { id: Group["id"]; reason: string }) =>
    api.estimateGroups.cancel({ params: { id }, body: reason ? { reason } : {} }),
  meta: { quiet: true },
});

export const closeGroup = mutationOptions({
  mutationFn: (id: Group["id"]) => api.estimateGroups.close({ params: { id } }),
  meta: { quiet: true },
});

/** Shows the request as the server has just answered it. */
export const keepGroup = (client: QueryClient, group: Group): void =>
  void client.setQueryData(["estimate-groups", group.id], group);

/** After a change: lists and lines are read again; the request itself once a worker was at it. */
export async function readGroupAgain(client: QueryClient, id: Group["id"]): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["estimate-groups", "list"] }),
    client.invalidateQueries({ queryKey: ["product-estimates", "group", id] }),
  ]);
}

export const sellersLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["seller-infos", "search", searchKeyword],
    queryFn: ({ signal }) =>
      api.sellerInfos.search({ query: { searchKeyword, itemsPerPage: 10 } }, { signal }),
    enabled: searchKeyword.length >= 1,
  });
