import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const tenMinutes = 600_000;

/** Closing prices change once a day; after a failure they are left out of the line. */
export const stocks = queryOptions({
  queryKey: ["stocks"],
  queryFn: ({ signal }) => api.stocks.list({}, { signal }),
  staleTime: tenMinutes,
  retry: false,
});
