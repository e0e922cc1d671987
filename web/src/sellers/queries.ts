import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type UserId = `usr_${string}`;

/** A seller's listings, newest first, page by page. */
export const merchandisesOf = (userId: UserId) =>
  infiniteQueryOptions({
    queryKey: ["merchandises", "of", userId],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.merchandises.list({ query: { userId, ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
