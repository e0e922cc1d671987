import type { Id } from "@bupum/shared/kernel/ids";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Each look is audited, so the page is not reloaded on focus. */
const looked = { staleTime: Number.POSITIVE_INFINITY };

/** The rooms of one person, the newest message first. */
export const roomsOf = (userId: string) =>
  infiniteQueryOptions({
    ...looked,
    queryKey: ["chats", "of", userId],
    queryFn: ({ signal, pageParam }) =>
      api.chatEntities.list(
        {
          query: {
            // The API refuses a malformed id in the address.
            userId: userId as Id<"usr">,
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** One room with its last messages; further pages go back in time. */
export const roomThread = (uuid: string) =>
  infiniteQueryOptions({
    ...looked,
    queryKey: ["chats", "one", uuid],
    queryFn: ({ signal, pageParam }) =>
      api.chatEntities.get(
        { params: { uuid }, query: pageParam === undefined ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) => messages.next,
  });
