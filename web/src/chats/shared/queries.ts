import type { SharedMessage, SharedRoomRow } from "@bupum/shared/talk/chats/shared-rooms";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../api.ts";

const key = ["shared-rooms"] as const;

/** Others share rooms and write into them; no socket tells of it. */
const againMs = 60_000;

/** Rooms that members share with the company in whose name one acts, the newest message first. */
export const sharedRooms = infiniteQueryOptions({
  queryKey: [...key, "list"],
  queryFn: ({ signal, pageParam }) =>
    api.chats.shared({ query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
  refetchInterval: againMs,
});

/** One of them with its messages, or those with the words: the newest page first. */
export const sharedRoom = (uuid: string, searchKeyword: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...key, "room", uuid, searchKeyword],
    queryFn: ({ signal, pageParam }) =>
      api.chats.sharedRoom(
        {
          params: { uuid },
          query: {
            ...(searchKeyword && { searchKeyword }),
            ...(pageParam && { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) => messages.next,
    staleTime: 0,
    // Each search counts against a limit.
    refetchInterval: searchKeyword ? (false as const) : againMs,
  });

/** A message as the log shows it: those of the member whose room it is on the right. */
export const asSeen = (message: SharedMessage, { sharedBy }: Pick<SharedRoomRow, "sharedBy">) => ({
  ...message,
  isMine: message.senderId === sharedBy,
});
