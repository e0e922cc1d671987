import type {
  ChatMessage,
  ChatRoom,
  ChatRoomChange,
  ChatRoomRow,
  OpenRoom,
} from "@bupum/shared/talk/chats/contract";
import type { Page } from "@bupum/shared/kernel/page";
import type { Instant } from "@bupum/shared/kernel/time";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api } from "../api.ts";
import { unreadRooms } from "./unread.ts";
import { caughtUp, freshened, merged, type Place, type Timeline } from "./live/timeline.ts";

const key = ["chats"] as const;
const roomsKey = [...key, "rooms"] as const;
const roomKey = [...key, "room"] as const;

/** How often a page asks that has no open connection. */
export const pollMs = 10_000;

export interface RoomFilters {
  sellerName?: string | undefined;
  isHidden?: "true" | undefined;
}

/** Rooms, the newest message first. */
export const chatRooms = ({ sellerName, isHidden }: RoomFilters) =>
  infiniteQueryOptions({
    queryKey: [...roomsKey, { sellerName, isHidden }],
    queryFn: ({ signal, pageParam }) =>
      api.chats.list(
        {
          query: {
            ...(sellerName && { sellerName }),
            ...(isHidden && { isHidden }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const chatRoom = (uuid: string) =>
  queryOptions({
    queryKey: [...roomKey, uuid],
    queryFn: ({ signal }) => api.chats.get({ params: { uuid } }, { signal }),
    // Whether the other is there.
    refetchInterval: 60_000,
  });

const readOf =
  (uuid: string, signal?: AbortSignal) =>
  ({ before, after }: Place) =>
    api.chats.messages(
      { params: { uuid }, query: { ...(before && { before }), ...(after && { after }) } },
      { ...(signal && { signal }) },
    );
export const readMessages = (uuid: string) => readOf(uuid);

const timelineKey = (uuid: string) => [...key, "messages", uuid] as const;
export const knownTimeline = (client: QueryClient, uuid: string): Timeline | undefined =>
  client.getQueryData(timelineKey(uuid));

/** Milliseconds since the messages of a room were last read. */
export const ageOfTimeline = (client: QueryClient, uuid: string): number =>
  Date.now() - (client.getQueryState(timelineKey(uuid))?.dataUpdatedAt ?? 0);

/** The messages of a room; asked again it reads on from where it is. */
export const chatTimeline = (client: QueryClient, uuid: string) =>
  queryOptions({
    queryKey: timelineKey(uuid),
    queryFn: async ({ signal }): Promise<Timeline> => {
      const read = await caughtUp(readOf(uuid, signal), knownTimeline(client, uuid));
      // What was sent or read further back meanwhile stays.
      const now = knownTimeline(client, uuid);
      return now ? { ...now, items: merged(now.items, read.items) } : read;
    },
    staleTime: 0,
    // Read through by the page itself, which knows when the window is looked at again.
    refetchOnWindowFocus: false,
  });

/** Takes what is known now, and what is to be known of it. */
export function changeTimeline(
  client: QueryClient,
  uuid: string,
  change: (known: Timeline) => Timeline,
): void {
  client.setQueryData(timelineKey(uuid), (known: Timeline | undefined) => known && change(known));
}

/** A message of one's own, as the server has taken it. */
export const addMessage = (client: QueryClient, uuid: string, message: ChatMessage): void =>
  changeTimeline(client, uuid, (known) => ({ ...known, items: merged(known.items, [message]) }));

/** Reads the newest messages anew: states of cards, and contact data that was opened. */
export async function refreshTimeline(client: QueryClient, uuid: string): Promise<void> {
  const fresh = await freshened(readMessages(uuid), knownTimeline(client, uuid));
  changeTimeline(client, uuid, (known) => ({
    items: merged(known.items, fresh.items),
    older: fresh.older,
  }));
}

/** Words within a room, in the messages that hold them, newest first. */
export const foundMessages = (uuid: string, searchKeyword: string) =>
  queryOptions({
    queryKey: [...key, "found", uuid, searchKeyword],
    queryFn: async ({ signal }) => {
      const { items } = await api.chats.messages(
        { params: { uuid }, query: { searchKeyword, itemsPerPage: "30" } },
        { signal },
      );
      return items.toReversed();
    },
    enabled: searchKeyword !== "",
  });

type Rows = InfiniteData<Page<ChatRoomRow>>;

/** Changes a room wherever it is shown. */
function changeKnown(client: QueryClient, uuid: string, change: Partial<ChatRoomRow>): void {
  client.setQueryData(chatRoom(uuid).queryKey, (room) => room && { ...room, ...change });
  client.setQueriesData({ queryKey: roomsKey }, (rows: Rows | undefined) => {
    if (!rows) return rows;
    const pages = rows.pages.map((page) => ({
      ...page,
      items: page.items.map((row) => (row.uuid === uuid ? { ...row, ...change } : row)),
    }));
    return { ...rows, pages };
  });
}

/** Mutes or hides a room. */
export async function changeRoom(
  client: QueryClient,
  uuid: string,
  body: ChatRoomChange,
): Promise<void> {
  changeKnown(client, uuid, await api.chats.update({ params: { uuid }, body }));
  if (body.hidden !== undefined) await client.invalidateQueries({ queryKey: roomsKey });
}

/** Says how far a room was read. It is known here at once, whatever is still being read of it. */
export async function markRead(
  client: QueryClient,
  uuid: string,
  lastReadAt: Instant,
): Promise<void> {
  const counts = [roomsKey, unreadRooms.queryKey];
  const { queryKey } = chatRoom(uuid);
  // An answer that is on its way may be older than this.
  await Promise.all([queryKey, ...counts].map((one) => client.cancelQueries({ queryKey: one })));
  changeKnown(client, uuid, { lastReadAt, unread: 0 });
  try {
    await changeRoom(client, uuid, { lastReadAt });
    await client.invalidateQueries({ queryKey });
  } finally {
    await Promise.all(counts.map((one) => client.invalidateQueries({ queryKey: one })));
  }
}

interface ReadMark {
  uuid: string;
  readerId: string;
  lastReadAt: Instant;
}

/** The other has read up to an instant; what one has read oneself is told to one's other windows. */
export const noteRead = (client: QueryClient, { uuid, readerId, lastReadAt }: ReadMark): void =>
  void client.setQueryData(chatRoom(uuid).queryKey, (room: ChatRoom | undefined) =>
    room?.other.userId === readerId && lastReadAt > (room.other.lastReadAt ?? "")
      ? { ...room, other: { ...room.other, lastReadAt } }
      : room,
  );

/** Reads what a new message changes around the messages themselves, unless it was read since. */
export const listAgain = (client: QueryClient, since = Infinity) =>
  Promise.all(
    [roomsKey, roomKey, unreadRooms.queryKey].map((queryKey) =>
      client.invalidateQueries({
        queryKey,
        predicate: ({ state }) => state.dataUpdatedAt < since,
      }),
    ),
  );

const openedKey = (uuid: string) => [...key, "opened", uuid] as const;

/** Opens a room. It is known before it is read, and a list without it is none any more. */
export async function openRoom(client: QueryClient, body: OpenRoom): Promise<ChatRoomRow> {
  const row = await api.chats.create({ body });
  client.setQueryData(openedKey(row.uuid), row);
  await client.resetQueries({ queryKey: roomsKey });
  return row;
}

/** True once, in a room that was just opened from another page. */
export function takeOpened(client: QueryClient, uuid: string): boolean {
  const isOpened = client.getQueryData(openedKey(uuid)) !== undefined;
  client.removeQueries({ queryKey: openedKey(uuid) });
  return isOpened;
}

/** Whom a room is with, where that is known before the room is read. */
export const knownName = (client: QueryClient, uuid: string): string | undefined =>
  [
    client.getQueryData<ChatRoomRow>(openedKey(uuid)),
    ...client
      .getQueriesData<Rows>({ queryKey: roomsKey })
      .flatMap(([, rows]) => rows?.pages.flatMap(({ items }) => items) ?? []),
  ].find((row) => row?.uuid === uuid)?.otherName;
