import type { Id } from "@bupum/shared/kernel/ids";
import type {
  Penalty,
  PenaltyDetail,
} from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import {
  type penaltySorts,
  penaltyStatuses,
} from "@bupum/shared/trust/user-penalty-histories/reasons";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The tabs of the list; open reports first. */
export const penaltyStates = [...penaltyStatuses, "ALL"] as const;

const keys = {
  all: ["user-penalty-histories"] as const,
  one: (id: string) => [...keys.all, "one", id] as const,
};

export interface PenaltySearch extends ListSearch {
  status?: (typeof penaltyStates)[number] | undefined;
  sort?: (typeof penaltySorts)[number] | undefined;
  sellerId?: Id<"sel"> | undefined;
  reporterId?: Id<"usr"> | undefined;
}

const queryOf = ({ status = "PENDING", ...search }: PenaltySearch) => ({
  ...queryFrom(search, ...place, "sort"),
  ...filterText({
    status: status === "ALL" ? undefined : status,
    ...queryFrom(search, "sellerId", "reporterId"),
  }),
});

export const penaltyList = (search: PenaltySearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...keys.all, "list", query],
    queryFn: ({ signal }) => api.userPenaltyHistoryEntities.list({ query }, { signal }),
  });
};

/** All pages of a search, for the export. */
export const readPenalties =
  (search: PenaltySearch): ReadPage<Penalty> =>
  (paging, signal) =>
    api.userPenaltyHistoryEntities.list(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const penaltyDetail = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.userPenaltyHistoryEntities.get({ params: { id: id as Penalty["id"] } }, { signal }),
  });

/** Shows the report after a decision; the lists and the seller are reloaded. */
export function keepPenalty(client: QueryClient, penalty: PenaltyDetail): void {
  client.setQueryData(penaltyDetail(penalty.id).queryKey, penalty);
  void client.invalidateQueries({ queryKey: [...keys.all, "list"] });
  void client.invalidateQueries({ queryKey: ["seller-infos"] });
}

/** After a conflicting decision: shows the current state. */
export const readPenaltiesAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: keys.all });
