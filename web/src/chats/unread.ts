import { mostUnreadRooms } from "@bupum/shared/talk/chats/rules";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useCurrentUser } from "../session.ts";

/** The number of rooms with unread messages; polled like the bell. */
export const unreadRooms = queryOptions({
  queryKey: ["chats", "unread"],
  queryFn: ({ signal }) => api.chats.unreadCount({}, { signal }),
  refetchInterval: 60_000,
  staleTime: 20_000,
  meta: { quiet: true },
});

/** The number as it is shown: nothing, a number, or the limit with a plus. */
export function useUnreadRooms(): string | undefined {
  const user = useCurrentUser();
  const { data } = useQuery({ ...unreadRooms, enabled: user !== undefined });
  if (!data || data.count === 0) return undefined;
  return data.count >= mostUnreadRooms ? `${mostUnreadRooms}+` : String(data.count);
}
