import type { Day } from "@bupum/shared/kernel/time";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export interface Period {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

export const tradeStatistics = ({ startDate, endDate }: Period) => {
  const query = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  return queryOptions({
    queryKey: ["product-estimate-entities", "statistics", query],
    queryFn: ({ signal }) => api.productEstimateEntities.statistics({ query }, { signal }),
    // The figures of the period before stay while others load.
    placeholderData: (shown) => shown,
  });
};

export const tradeCohorts = queryOptions({
  queryKey: ["product-estimate-entities", "cohorts"],
  queryFn: ({ signal }) => api.productEstimateEntities.cohorts({}, { signal }),
});

export const topMisses = (on: Day) =>
  queryOptions({
    queryKey: ["search-misses", "top", on],
    queryFn: ({ signal }) => api.searchMisses.top({ query: { on } }, { signal }),
  });
