import { mostUnreadRooms } from "@bupum/shared/talk/chats/rules";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useCurrentUser } from "../session.ts";

/** How many rooms have unread messages; asked again as the bell does. */
export const unreadRooms = queryOptions({
  queryKey: ["chats", "unread"],
  queryFn: ({ signal }) => api.chats.unreadCount({}, { signal }),
  refetchInterval: 60_000,
  staleTime: 20_000,
  meta: { quiet: true },
});

/** Unread rooms as they are shown: nothing, a number, or as many as are counted and more. */
export function useUnreadRooms(): string | undefined {
  const user = useCurrentUser();
  const { data } = useQuery({ ...unreadRooms, enabled: user !== undefined });
  if (!data || data.count === 0) return undefined;
  return data.count >= mostUnreadRooms ? `${mostUnreadRooms}+` : String(data.count);
}
