import { contactKey, memberKey } from "../../accounts/partners/items.ts";
import { roomKey, roomPk, type SharedWith } from "../../accounts/shared-rooms/items.ts";
import type { ChatContext } from "@bupum/shared/talk/chats/contract";
import { type ChatMessageKind, mostUnreadRooms } from "@bupum/shared/talk/chats/rules";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMs, type Instant } from "@bupum/shared/kernel/time";
import { everyChunk, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";

// | access pattern                      | index | pk                      | sk                       |
// |-------------------------------------|-------|-------------------------|--------------------------|
// | one room; what of it is shared: accounts/shared-rooms | | chat#<uuid>   | room                     |
// | its pair has an accepted order      |       | chat#<uuid>             | contact                  |
// | messages of a room, by time         |       | chat#<uuid>             | message#<createdAt>      |
// | a message by its page's name for it |       | chat#<uuid>             | sent#<usr>#<clientId>    |
// | a person's room                     |       | chat#<uuid>             | member#<usr>             |
// | rooms of a person, newest message   | gsi1  | user#<usr>#chats        | <lastMessageAt>#<uuid>   |
// | those with unread messages (sparse) | gsi2  | user#<usr>#unread-chats | <lastMessageAt>#<uuid>   |
// | of support: by how long they wait   | gsi2  | (the same)              | <waitingSince>#<uuid>    |
// | messages a minute, new rooms a day  |       | limit#chat-…#<usr>      | <minute or day in Seoul> |

export interface Room extends SharedWith {
  uuid: string;
  buyerId: Id<"usr">;
  sellerId: Id<"sel">;
  createdAt: Instant;
  /** The number of the last message, and how many messages each of the two has sent. */
  lastSeq: number;
  sentBy: Partial<Record<Id<"usr">, number>>;
  lastMessageAt?: Instant;
  lastCard?: ChatContext;
}

/** A message as stored; `counts` are how many each had sent, this one included. */
export interface StoredMessage {
  seq: number;
  createdAt: Instant;
  clientId: string;
  senderId: Id<"usr">;
  kind: ChatMessageKind;
  text?: string;
  language: Language;
  /** Part numbers in the text that have the form of a phone number (D29-9). */
  partNumbers?: string[];
  files?: FileSummary[];
  /** What the room was opened from: alone, or with the first message after (D29-7). */
  card?: ChatContext;
  /** From the mirror: its id there, and when it was written (D29-16). */
  mirrored?: Mirrored;
  counts: Room["sentBy"];
}

export interface Mirrored {
  messageId: string;
  at: Instant;
}

/** The beginning of the last message; contact data in it was hidden when it was sent. */
export interface StoredPreview {
  kind: ChatMessageKind;
  senderId: Id<"usr">;
  text?: string;
}

/** One person's part of a room. */
export interface Member {
  uuid: string;
  userId: Id<"usr">;
  otherId: Id<"usr">;
  /** Whether the other person is the room's seller. */
  isBuyer: boolean;
  otherName: string;
  preview?: StoredPreview;
  lastMessageAt: Instant;
  /** How many messages the other has sent, and how many of them were read. */
  received: number;
  read: number;
  lastReadAt?: Instant;
  muted?: boolean;
  hidden?: boolean;
  /** What the room was last opened from: goes with this person's next message (D29-7). */
  topic?: ChatContext;
  /** The time for which a notice of unread messages is scheduled (D29-12). */
  noticeDueAt?: Instant;
  /** Of support: since when its oldest unread message waits (D29-17). */
  waitingSince?: Instant;
  /** The notice was sent, and its reader has not opened the room since. */
  noticeTold?: boolean;
}

const messageSk = (createdAt: Instant) => `message#${createdAt}`;
export const messageKey = (uuid: string, createdAt: Instant): Key => ({
  pk: roomPk(uuid),
  sk: messageSk(createdAt),
});
export const sentKey = (uuid: string, senderId: Id<"usr">, clientId: string): Key => ({
  pk: roomPk(uuid),
  sk: `sent#${senderId}#${clientId}`,
});
export const chatsPk = (userId: Id<"usr">): string => `user#${userId}#chats`;
export const unreadPk = (userId: Id<"usr">): string => `user#${userId}#unread-chats`;

// Only the writes of writes.ts make rows with these keys, so these casts hold.
export const asRoom = (item: Item | undefined) => item as unknown as Room | undefined;
export const asMember = (item: Item | undefined) => item as unknown as Member | undefined;
export const asMessage = (item: Item) => item as unknown as StoredMessage;

/** The caller's part of a room. Throws NOT_FOUND if the caller is not in it. */
export async function findMember(uuid: string, userId: Id<"usr">): Promise<Member> {
  const found = asMember(await read(memberKey(uuid, userId)));
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** A room with the caller's part, and whether contact data is visible. Throws NOT_FOUND. */
export async function findRoom(uuid: string, userId: Id<"usr">) {
  const keys = [roomKey(uuid), memberKey(uuid, userId), contactKey(uuid)];
  const [room, member, contact] = await readMany(keys);
  if (!room || !member) throw new Problem("NOT_FOUND");
  return { room: asRoom(room)!, member: asMember(member)!, isContactShown: contact !== undefined };
}

/** One room without a check of the caller. Throws NOT_FOUND. */
export async function findAnyRoom(uuid: string): Promise<Room> {
  const found = asRoom(await read(roomKey(uuid)));
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

export const readRooms = async (uuids: readonly string[]): Promise<(Room | undefined)[]> =>
  (await readMany(uuids.map(roomKey), false)).map(asRoom);

export const listMembers = (
  userId: Id<"usr">,
  paging: PageQuery,
  filter?: { over: (members: readonly Member[]) => Promise<(member: Member) => boolean> },
): Promise<Page<Member>> =>
  pageOf(
    { index: "gsi1", pk: chatsPk(userId), newestFirst: true },
    paging,
    (item) => asMember(item)!,
    filter && {
      async over(rows) {
        const isWanted = await filter.over(rows.map((row) => asMember(row)!));
        return (row) => isWanted(asMember(row)!);
      },
    },
  );

/** Rooms with messages that a person has not read, the oldest first. */
export const unreadRooms = (userId: Id<"usr">): ListOf => ({
  index: "gsi2",
  pk: unreadPk(userId),
  newestFirst: false,
});
export const listUnread = (userId: Id<"usr">, paging: PageQuery): Promise<Page<Member>> =>
  pageOf(unreadRooms(userId), paging, (item) => asMember(item)!);

/** Every room of a person, for the case that the person leaves. */
export async function* everyRoomOf(userId: Id<"usr">): AsyncGenerator<Member> {
  const list: ListOf = { index: "gsi1", pk: chatsPk(userId), newestFirst: false };
  for await (const rows of everyChunk(list, 100)) for (const row of rows) yield asMember(row)!;
}

export async function countUnread(userId: Id<"usr">): Promise<number> {
  const list: ListOf = { index: "gsi2", pk: unreadPk(userId), newestFirst: true, keysOnly: true };
  return (await query(list, mostUnreadRooms)).items.length;
}

/** The last message at that instant or before it. */
export async function lastMessageUntil(
  uuid: string,
  until: Instant,
): Promise<StoredMessage | undefined> {
  const { items } = await query(placed(uuid, undefined, addMs(until, 1)), 1);
  return items[0] && asMessage(items[0]);
}

/** The most messages read in the mirror that have not arrived here yet. */
const mostAhead = 20;

/**
 * The cursor of the last message that a reader of the mirror has seen at that instant. For a
 * message from there its time there counts, which is earlier than ours. Undefined if there is none.
 */
export async function lastMirroredUntil(uuid: string, at: Instant): Promise<Instant | undefined> {
  const [until, next] = await Promise.all([
    lastMessageUntil(uuid, at),
    query({ ...placed(uuid, at), newestFirst: false }, mostAhead),
  ]);
  const ahead = next.items.map(asMessage);
  const unseen = ahead.findIndex(({ mirrored }) => !mirrored || mirrored.at > at);
  const seen = unseen < 0 ? ahead : ahead.slice(0, unseen);
  return (seen.at(-1) ?? until)?.createdAt;
}

const earlierOf = (one: string, other: string) => (one < other ? one : other);

/** Messages after one instant and before another; newest first unless only `after` is given. */
export const placed = (
  uuid: string,
  after?: Instant,
  before?: Instant,
  /** Nothing later is read (D29-18). */
  until?: Instant,
): ListOf => ({
  pk: roomPk(uuid),
  between: [
    after ? messageSk(addMs(after, 1)) : "message#",
    earlierOf(before ? messageSk(addMs(before, -1)) : "message#~", messageSk(until ?? "~")),
  ],
  newestFirst: !(after && !before),
  consistent: true,
});

export const listMessages = async (list: ListOf, count: number): Promise<StoredMessage[]> =>
  (await query(list, count)).items.map(asMessage);

/** Like `messagesOf`, in chunks, for a search through a room. */
export async function* everyMessage(list: ListOf, size: number): AsyncGenerator<StoredMessage[]> {
  for await (const rows of everyChunk(list, size)) yield rows.map(asMessage);
}

/** Every message of one sender in a room. */
export async function* everyMessageOf(
  uuid: string,
  senderId: Id<"usr">,
): AsyncGenerator<StoredMessage> {
  const list: ListOf = { ...placed(uuid), newestFirst: false };
  for await (const some of everyMessage(list, 100))
    for (const message of some) if (message.senderId === senderId) yield message;
}
