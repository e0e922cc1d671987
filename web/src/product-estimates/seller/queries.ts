import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { Day } from "@bupum/shared/kernel/time";
import type { quoteRoutes } from "@bupum/shared/deal/product-estimate-responses/contract";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../api.ts";

type Quotes = typeof quoteRoutes;

/** State of the list in the address. */
export interface ReceivedSearch extends ListSearch {
  status?: EstimateStatus | undefined;
  searchType?: "PRODUCT" | "MANUFACTOR" | "BUYER" | undefined;
  searchKeyword?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  dueWithin?: "24h" | undefined;
}

const words = ["searchType", "searchKeyword", "startDate", "endDate"] as const;
const filters = ["status", "dueWithin", ...words] as const;

/** Whether the address narrows the list; its place and the menu (U1-6) do not. */
export const isFiltered = (search: ReceivedSearch): boolean =>
  filters.some((name) => search[name] !== undefined);

/** The filters of the address, without its place, for the sheet of its lines. */
export const filtersOf = (search: ReceivedSearch) => ({
  ...queryFrom(search, "dueWithin", ...words),
  ...(search.status && { estimateStatus: search.status }),
});

export const receivedEstimates = (search: ReceivedSearch) => {
  const query = { side: "SELL", ...queryFrom(search, ...place, ...filters) } as const;
  return queryOptions({
    queryKey: ["estimates", "seller", query],
    queryFn: ({ signal }) => api.estimates.list({ query }, { signal }),
  });
};

/** Ids come out of addresses as plain texts; the API answers 404 or 400 to a wrong one. */
const idOf = <Known extends string>(text: string) => text as Known;

export const estimate = (estimateId: string) =>
  queryOptions({
    queryKey: ["estimates", estimateId],
    queryFn: ({ signal }) =>
      api.estimates.get({ params: { id: idOf<Id<"est">>(estimateId) } }, { signal }),
  });

export const estimateLines = (estimateId: string) =>
  queryOptions({
    queryKey: ["product-estimates", "estimate", estimateId],
    queryFn: ({ signal }) =>
      api.productEstimates.listOfEstimate(
        { query: { estimateId: idOf<Id<"est">>(estimateId) } },
        { signal },
      ),
    // A form stands over these: they change only when something was sent.
    refetchOnWindowFocus: false,
  });

export const lineDetail = (id: LineId) =>
  queryOptions({
    queryKey: ["product-estimates", "line", id],
    queryFn: ({ signal }) => api.productEstimates.get({ params: { id } }, { signal }),
  });

export type SentQuotes = CallInput<Quotes["create"]>["body"];
export const sendQuotes = mutationOptions({
  mutationFn: (sent: { body: SentQuotes; idempotencyKey: string }) =>
    api.productEstimateResponses.create(
      { body: sent.body },
      { idempotencyKey: sent.idempotencyKey },
    ),
  meta: { quiet: true },
});

export const refuseLines = mutationOptions({
  mutationFn: (sent: { body: CallInput<Quotes["reject"]>["body"]; idempotencyKey: string }) =>
    api.productEstimateResponses.reject(
      { body: sent.body },
      { idempotencyKey: sent.idempotencyKey },
    ),
  meta: { quiet: true },
});

export const proposeProduct = mutationOptions({
  mutationFn: (body: { productEstimateId: LineId; productId: Id<"prd"> }) =>
    api.productEstimateResponses.proposeProduct({ body }),
  meta: { quiet: true },
});

/** After an answer: the estimate, its lines and all lists are read again. */
export async function readAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["product-estimates"] }),
    client.invalidateQueries({ queryKey: ["estimates"] }),
  ]);
}
