import type {
  ChatMessage,
  ChatRoom,
  ChatRoomChange,
  ChatRoomRow,
  ChatShare,
  OpenRoom,
} from "@bupum/shared/talk/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
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

/** How often a page without an open connection polls. */
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
    // Whether the other is online.
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

/** The messages of a room; a refetch continues from the loaded ones. */
export const chatTimeline = (client: QueryClient, uuid: string) =>
  queryOptions({
    queryKey: timelineKey(uuid),
    queryFn: async ({ signal }): Promise<Timeline> => {
      const read = await caughtUp(readOf(uuid, signal), knownTimeline(client, uuid));
      // Messages that were sent or loaded meanwhile stay.
      const now = knownTimeline(client, uuid);
      return now ? { ...now, items: merged(now.items, read.items) } : read;
    },
    staleTime: 0,
    // The page itself refetches, because it knows when the window gets the focus.
    refetchOnWindowFocus: false,
  });

/** Updates the loaded messages by a function of them. */
export function changeTimeline(
  client: QueryClient,
  uuid: string,
  change: (known: Timeline) => Timeline,
): void {
  client.setQueryData(timelineKey(uuid), (known: Timeline | undefined) => known && change(known));
}

/** Adds an own message after the server has stored it. */
export const addMessage = (client: QueryClient, uuid: string, message: ChatMessage): void =>
  changeTimeline(client, uuid, (known) => ({ ...known, items: merged(known.items, [message]) }));

/** Reloads the newest messages: states of cards, and opened contact data. */
export async function refreshTimeline(client: QueryClient, uuid: string): Promise<void> {
  const fresh = await freshened(readMessages(uuid), knownTimeline(client, uuid));
  changeTimeline(client, uuid, (known) => ({
    items: merged(known.items, fresh.items),
    older: fresh.older,
  }));
}

/** Searches words within a room, newest first. */
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

/** Updates a room in every cached list. */
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

/** Shares a room with a company of the reader, or takes that back (D29-18). */
export async function shareRoom(
  client: QueryClient,
  uuid: string,
  companyId: Id<"cmp"> | undefined,
): Promise<ChatShare> {
  const { queryKey } = chatRoom(uuid);
  const body = companyId ? { companyId } : {};
  const done = await api.chats.share({ params: { uuid }, body });
  // A running read may have an older state.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (room) => room && { ...room, sharedWith: done.sharedWith });
  changeKnown(client, uuid, { isShared: done.sharedWith ? true : undefined });
  return done;
}

/** Marks a room as read. The cache is updated at once, whatever is still loading. */
export async function markRead(
  client: QueryClient,
  uuid: string,
  lastReadAt: Instant,
): Promise<void> {
  const counts = [roomsKey, unreadRooms.queryKey];
  const { queryKey } = chatRoom(uuid);
  // A running read may have an older state.
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

/** Applies a read mark: of the other, or of the reader's other windows. */
export const noteRead = (client: QueryClient, { uuid, readerId, lastReadAt }: ReadMark): void =>
  void client.setQueryData(chatRoom(uuid).queryKey, (room: ChatRoom | undefined) =>
    room?.other.userId === readerId && lastReadAt > (room.other.lastReadAt ?? "")
      ? { ...room, other: { ...room.other, lastReadAt } }
      : room,
  );

/** Updates what a new message changes beside the messages, unless it was already read. */
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

/** Opens a room. It is cached before it is read, and lists without it are invalidated. */
export async function openRoom(client: QueryClient, body: OpenRoom): Promise<ChatRoomRow> {
  const row = await api.chats.create({ body });
  client.setQueryData(openedKey(row.uuid), row);
  await client.resetQueries({ queryKey: roomsKey });
  return row;
}

/** True once, for a room that was just opened from another page. */
export function takeOpened(client: QueryClient, uuid: string): boolean {
  const isOpened = client.getQueryData(openedKey(uuid)) !== undefined;
  client.removeQueries({ queryKey: openedKey(uuid) });
  return isOpened;
}

/** The other person, if known before the room is read. */
export const knownName = (client: QueryClient, uuid: string): string | undefined =>
  [
    client.getQueryData<ChatRoomRow>(openedKey(uuid)),
    ...client
      .getQueriesData<Rows>({ queryKey: roomsKey })
      .flatMap(([, rows]) => rows?.pages.flatMap(({ items }) => items) ?? []),
  ].find((row) => row?.uuid === uuid)?.otherName;
