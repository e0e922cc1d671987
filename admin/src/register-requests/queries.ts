import type { CallInput } from "@bupum/shared/kernel/route";
import type { Day } from "@bupum/shared/kernel/time";
import type { adminRegisterRequestHistoryRoutes } from "@bupum/shared/sheets/register-request-histories/admin-contract";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import type { requestSorts } from "@bupum/shared/sheets/register-request-histories/sorts";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import type { RowsSearch } from "@bupum/ui/register-requests/rows-table";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { holdDecision } from "../decisions/held.ts";

/** Here, so that the entry chunk stays free of zod. */
export const manualStatuses = ["BEFOREPROGRESS", "DONE"] as const;
export const statuses = ["READY", "IN_PROGRESS", "FAILED", "DONE", "CANCELLED"] as const;
type Routes = typeof adminRegisterRequestHistoryRoutes;
type RequestId = RegisterRequestHistory["id"];
export type Decision = CallInput<Routes["decide"]>["body"];

export interface RegisterSearch extends ListSearch {
  adminManualStatus?: (typeof manualStatuses)[number] | undefined;
  status?: (typeof statuses)[number] | undefined;
  /** The seller's name. */
  searchKeyword?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  sort?: (typeof requestSorts)[number] | undefined;
}
export const registerKey = ["register-requests"] as const;
const pollMs = 2_000;

/** Whether the worker still processes a request, so that it changes by itself. */
export const isWorking = ({ status, phase }: RegisterRequestHistory): boolean =>
  status === "READY" || (status === "IN_PROGRESS" && phase !== "CHECKED");

const filtersOf = ({ searchKeyword, startDate, endDate }: RegisterSearch) => ({
  sellerName: searchKeyword,
  startAt: startDate,
  endAt: endDate,
});
const queryOf = (search: RegisterSearch) => ({
  ...queryFrom(search, ...place, "sort", "adminManualStatus"),
  ...filtersOf(search),
  ...filterText(queryFrom(search, "status")),
});

export const requestList = (search: RegisterSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...registerKey, "list", query],
    queryFn: ({ signal }) => api.registerRequestHistories.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? pollMs * 2 : false),
  });
};

/** All pages of a search, for the export. */
export const readRequests =
  (search: RegisterSearch): ReadPage<RegisterRequestHistory> =>
  (paging, signal) =>
    api.registerRequestHistories.list(
      { query: { ...queryOf(wholeList(search)), ...paging } },
      { signal },
    );

export const statusCounts = (search: RegisterSearch) => {
  const query = filtersOf(search);
  return queryOptions({
    queryKey: [...registerKey, "counts", query],
    queryFn: ({ signal }) => api.registerRequestHistories.statusCounts({ query }, { signal }),
  });
};

export const requestDetail = (id: string) =>
  queryOptions({
    queryKey: [...registerKey, "one", id],
    // Its seller may have mended it since it was seen last.
    staleTime: 0,
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.registerRequestHistories.get({ params: { id: id as RequestId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? pollMs : false),
  });

export const requestRows = (id: RequestId, search: RowsSearch, stand: string) => {
  const query = { ...queryFrom(search, ...place, "outcome"), registerRequestHistoryId: id };
  return queryOptions({
    queryKey: [...registerKey, "rows", query, stand],
    queryFn: ({ signal }) => api.registerMerchandiseHistories.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    // Rows typed by hand are done at once, whatever the sheet's status (D8-10).
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ isManual, result }) => isManual && !result) ? pollMs : false,
  });
};

export const mendRequest = mutationOptions({
  mutationFn: ({ id, ...body }: CallInput<Routes["mend"]>["body"] & { id: RequestId }) =>
    api.registerRequestHistories.mend({ params: { id }, body }),
});
export const decideRequest = mutationOptions({
  mutationFn: ({ id, ...body }: Decision & { id: RequestId }) =>
    holdDecision(id, () => api.registerRequestHistories.decide({ params: { id }, body })),
});
