import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const anHour = 3_600_000;

/** How many approved sellers there are; changes slowly. */
export const sellerCount = queryOptions({
  queryKey: ["users", "seller-count"],
  queryFn: ({ signal }) => api.users.sellerCount({}, { signal }),
  staleTime: anHour,
});
