import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Suggestions for the typed text. */
export const suggestions = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["products", "suggest", searchKeyword],
    queryFn: ({ signal }) => api.products.suggest({ query: { searchKeyword } }, { signal }),
    enabled: searchKeyword !== "",
    staleTime: 30_000,
  });

const atOnce = 10;

/** The first sellers whose name contains the typed text. */
export const sellersTyped = (searchKeyword: string) =>
  queryOptions({
    queryKey: ["seller-infos", "typed", searchKeyword],
    queryFn: ({ signal }) =>
      api.sellerInfos.search({ query: { searchKeyword, itemsPerPage: atOnce } }, { signal }),
    enabled: searchKeyword !== "",
    staleTime: 30_000,
  });

/** Sellers by any part of their name, page by page. */
export const sellerSearch = (searchKeyword: string) =>
  infiniteQueryOptions({
    // Infinite pages have another shape than a page (sellersLike): they have different keys.
    queryKey: ["seller-infos", "search", "pages", searchKeyword],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.sellerInfos.search(
        { query: { searchKeyword, itemsPerPage: atOnce, ...(cursor && { cursor }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 30_000,
  });
