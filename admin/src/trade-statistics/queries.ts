import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const tradeStatistics = queryOptions({
  queryKey: ["product-estimate-entities", "statistics"],
  queryFn: ({ signal }) => api.productEstimateEntities.statistics({}, { signal }),
});
