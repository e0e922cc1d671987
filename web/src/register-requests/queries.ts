import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { CallInput } from "@bupum/shared/kernel/route";
import type {
  RegisterRequestHistory,
  registerRequestHistoryRoutes,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { countsOf } from "@bupum/shared/sheets/register-request-histories/rules";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import type { RowsSearch } from "@bupum/ui/register-requests/rows-table";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof registerRequestHistoryRoutes;
type RequestId = RegisterRequestHistory["id"];
type Action = RegisterRequestHistory["action"];

/** In this file, so that the entry chunk stays free of zod. */
export const requestsKey = ["register-requests"] as const;
const pollMs = 1_500;
/** The interval while an admin reviews it, which may take hours. */
const waitingPollMs = 10_000;

/** Whether the worker still processes a request, so that it changes by itself. */
export const isWorking = (request: RegisterRequestHistory): boolean => countsOf(request).isRunning;

export const ownRequests = (search: ListSearch) => {
  const query = queryFrom(search, ...place);
  return queryOptions({
    queryKey: [...requestsKey, "list", query],
    queryFn: ({ signal }) => api.registerRequestHistories.list({ query }, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? pollMs * 2 : false),
  });
};

export const oneRequest = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, "one", id],
    // The API refuses a malformed id in the address.
    queryFn: ({ signal }) =>
      api.registerRequestHistories.get({ params: { id: id as RequestId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.phase === "CHECKED" ? waitingPollMs : false),
  });

/** The rows of a request in its present state; each state change reloads them. */
export const requestRows = (id: string, search: RowsSearch, stand: string) => {
  const query = queryFrom(search, ...place, "outcome");
  return queryOptions({
    queryKey: [...requestsKey, "rows", id, query, stand],
    queryFn: ({ signal }) =>
      api.registerRequestHistories.rows({ params: { id: id as RequestId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** The progress of a request's job, polled while it runs. */
export const jobStatus = (jobId: RegisterRequestHistory["jobId"], isRunning: boolean) =>
  queryOptions({
    queryKey: ["batch-job-status", jobId],
    queryFn: ({ signal }) => api.batchJobStatus.list({ query: { jobId } }, { signal }),
    select: ({ items }) => items[0],
    refetchInterval: isRunning ? pollMs : false,
  });

export const sendRequest = mutationOptions({
  // The form goes on saying it beside its file.
  meta: { quiet: true },
  mutationFn: (body: CallInput<Routes["create"]>["body"]) =>
    api.registerRequestHistories.create({ body }),
});
export const mendRequest = mutationOptions({
  mutationFn: ({
    id,
    ...body
  }: CallInput<Routes["mend"]>["body"] & Pick<RegisterRequestHistory, "id">) =>
    api.registerRequestHistories.mend({ params: { id }, body }),
});
/** What the plan allows this month, and what is used of it. */
export const planAllowance = queryOptions({
  queryKey: [...requestsKey, "allowance"],
  queryFn: ({ signal }) => api.registerRequestHistories.allowance(undefined, { signal }),
});
export const cancelRequest = mutationOptions({
  mutationFn: ({ id, version }: Pick<RegisterRequestHistory, "id" | "version">) =>
    api.registerRequestHistories.change({ params: { id }, body: { status: "CANCELLED", version } }),
});
export const fetchTemplate = mutationOptions({
  mutationFn: (query: { language: Language; action: Action }) =>
    api.registerRequestHistories.template({ query }),
});
export const fileLink = mutationOptions({
  mutationFn: (id: RegisterRequestHistory["file"]["id"]) => api.files.get({ params: { id } }),
});
