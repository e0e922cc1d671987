import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Addresses that a keyword finds; nothing is asked before it is sent. */
export const addressesLike = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["addresses", searchKeyword],
    queryFn: ({ signal }) => api.addresses.list({ query: { searchKeyword } }, { signal }),
    enabled: searchKeyword !== "",
    staleTime: 300_000,
    // The window says it itself, beside a button that asks again.
    meta: { quiet: true },
    retry: false,
  });
