import { shortestLookup } from "@bupum/shared/search/lookups/kinds";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const isAsked = (keyword: string): boolean => keyword.length >= shortestLookup;

/** What has the keyword in a number, a name, a phone or a file. */
export const lookups = (keyword: string) =>
  queryOptions({
    queryKey: ["lookups", keyword],
    queryFn: ({ signal }) => api.lookups.find({ query: { keyword } }, { signal }),
    enabled: isAsked(keyword),
    placeholderData: keepPreviousData,
  });
