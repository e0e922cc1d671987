import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type SellerId = `sel_${string}`;
type UserId = `usr_${string}`;

/** An approved seller. The id of an address is a text; the API judges it. */
export const seller = (id: string) =>
  queryOptions({
    queryKey: ["seller-infos", "one", id],
    queryFn: ({ signal }) => api.sellerInfos.get({ params: { id: id as SellerId } }, { signal }),
  });

/** What a seller has on sale, newest first, page after page. */
export const listingsOf = (userId: UserId) =>
  infiniteQueryOptions({
    queryKey: ["merchandises", "of", userId],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.merchandises.list({ query: { userId, ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
