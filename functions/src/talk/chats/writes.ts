import { memberKey } from "../../accounts/partners/items.ts";
import {
  keptKey,
  type KeptRoom,
  roomKey,
  roomPlace,
  sharedPk,
  type SharedWith,
} from "../../accounts/shared-rooms/items.ts";
import { mostMessagesAMinute, mostRoomsADay } from "@bupum/shared/talk/chats/rules";
import type { ChatContext } from "@bupum/shared/talk/chats/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { pause, retry } from "../../kernel/retry.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type { Values, Write } from "../../kernel/table.ts";
import {
  chatsPk,
  type Member,
  messageKey,
  type Room,
  sentKey,
  type StoredMessage,
  unreadPk,
} from "./items.ts";
import { unreadOf } from "./rules.ts";

// Without a guard: goes with a guarded write of the same transaction.

/** Somebody else wrote into the room since it was read. */
export const overtaken = new Problem("BUSY");
export const isOvertaken = (error: unknown): boolean => error === overtaken;

/** Repeats what somebody else's write into the room overtook, after a longer rest each time. */
export const whileOvertaken = <T>(
  attempt: (round: number) => Promise<T>,
  tries?: number,
): Promise<T> =>
  retry(
    isOvertaken,
    async (round) => {
      if (round > 0) await pause(Math.min(round, 6));
      return attempt(round);
    },
    tries,
  );
/** A repeat by a page that did not get the reply of its first try. */
const sentKeptHours = 7 * 24;

/** The index keys of a person's room: in the list, and among the unread ones. */
const placesOf = (member: Member): Values => {
  const { uuid, userId, lastMessageAt, waitingSince = lastMessageAt } = member;
  const isUnread = unreadOf(member) > 0 && !member.hidden;
  return {
    gsi1pk: chatsPk(userId),
    gsi1sk: `${lastMessageAt}#${uuid}`,
    gsi2pk: isUnread ? unreadPk(userId) : undefined,
    gsi2sk: isUnread ? `${waitingSince}#${uuid}` : undefined,
  };
};

/** A new room. The other sees it in the list from the first message on. */
export const addRoom = (room: Room, opener: Member, other: Member): Write[] => [
  {
    put: { ...roomKey(room.uuid), ...room },
    guard: { exists: false, refused: overtaken },
  },
  { put: { ...memberKey(opener.uuid, opener.userId), ...opener, ...placesOf(opener) } },
  { put: { ...memberKey(other.uuid, other.userId), ...other } },
  ...countWithin({
    what: "chat-rooms",
    userId: opener.userId,
    window: seoulDay(room.createdAt),
    at: room.createdAt,
    most: mostRoomsADay,
    refused: new Problem("CHAT_LIMIT", { most: mostRoomsADay }),
  }),
];

const notShared = ["sharedWith", "sharedAt", "sharedSince", "gsi1pk"];

/** Shares a room with a company, or with none, as it was read (D29-18). */
export const setShare = (room: Room, share: Required<SharedWith> | undefined): Write => ({
  change: roomKey(room.uuid),
  ...(share
    ? {
        set: {
          ...share,
          gsi1pk: sharedPk(share.sharedWith),
          gsi1sk: roomPlace(room.uuid, room.lastMessageAt ?? room.createdAt),
        },
      }
    : { unset: notShared }),
  guard: {
    equals: { lastSeq: room.lastSeq, ...(room.sharedAt && { sharedAt: room.sharedAt }) },
    ...(!room.sharedAt && { lacks: ["sharedAt"] }),
    refused: overtaken,
  },
});

/** A share that ended when its member left the company, which keeps what was written until then. */
export type Ended = Pick<KeptRoom, "companyId" | "until"> &
  Partial<Pick<KeptRoom, "lastMessageAt">>;

/** What the company keeps: nothing of a room without messages. Not listed while it reads all. */
export const keep = (room: Room, ended: Ended, isListed: boolean): Write[] => {
  const { uuid, buyerId, sellerId } = room;
  const { companyId, lastMessageAt } = ended;
  if (!lastMessageAt) return [];
  const kept: KeptRoom = { uuid, buyerId, sellerId, ...ended, lastMessageAt };
  return [
    {
      put: {
        ...keptKey(uuid, companyId),
        ...kept,
        gsi1sk: roomPlace(uuid, lastMessageAt),
        ...(isListed && { gsi1pk: sharedPk(companyId) }),
      },
    },
  ];
};

/** Puts what a company keeps of a room into its list, or takes it out while it reads all of it. */
export const listKept = ({ uuid, companyId }: KeptRoom, isListed: boolean): Write => ({
  change: keptKey(uuid, companyId),
  ...exactly({ gsi1pk: isListed ? sharedPk(companyId) : undefined }),
  guard: { exists: true, refused: overtaken },
});

/** The end of a company ends what it reads of a room. */
export const forgetShare = (uuid: string, companyId: Id<"cmp">): Write[] => [
  {
    change: roomKey(uuid),
    unset: notShared,
    guard: { equals: { sharedWith: companyId }, refused: overtaken },
  },
  { drop: keptKey(uuid, companyId) },
];

/** What goes with a person's next message (D29-7), or nothing. */
export const setTopic = ({ uuid, userId }: Member, topic: ChatContext | undefined): Write => ({
  change: memberKey(uuid, userId),
  ...exactly({ topic }),
  guard: { exists: true, refused: overtaken },
});

/**
 * A message in a room that is unchanged since it was read; throws `overtaken` otherwise. `ended`:
 * the share has ended whose member left the company.
 */
export const addMessage = (
  room: Room,
  message: StoredMessage,
  ended: Ended | undefined,
): Write[] => [
  {
    change: roomKey(room.uuid),
    set: {
      lastSeq: message.seq,
      lastMessageAt: message.createdAt,
      sentBy: message.counts,
      ...(message.card && { lastCard: message.card }),
      // Its place in a company's list, if it is or becomes shared (D29-18).
      gsi1sk: roomPlace(room.uuid, message.createdAt),
    },
    ...(ended && { unset: notShared }),
    guard: {
      equals: { lastSeq: room.lastSeq, ...(ended && { sharedAt: room.sharedAt }) },
      refused: overtaken,
    },
  },
  ...(ended ? keep(room, ended, true) : []),
  {
    put: { ...messageKey(room.uuid, message.createdAt), ...message },
    guard: { exists: false, refused: overtaken },
  },
  {
    put: {
      ...sentKey(room.uuid, message.senderId, message.clientId),
      createdAt: message.createdAt,
      ttl: toTtl(addHours(message.createdAt, sentKeptHours)),
    },
    guard: { exists: false, refused: overtaken },
  },
  ...countWithin({
    what: "chat-messages",
    userId: message.senderId,
    window: message.createdAt.slice(0, 16),
    at: message.createdAt,
    most: mostMessagesAMinute,
    refused: new Problem("LIMIT_EXCEEDED", {
      retryAfterSeconds: 60 - Number(message.createdAt.slice(17, 19)),
    }),
  }),
];

/**
 * The sender's part of the room after a message: on top, shown, and seen. A read mark set at the
 * same moment writes other attributes, except the place among the unread ones.
 */
export function sentByMember(member: Member, set: Partial<Member>): Write {
  const { hidden: _hidden, noticeDueAt: _due, noticeTold: _told, ...rest } = member;
  return {
    change: memberKey(member.uuid, member.userId),
    set: { ...(set as Values), ...placesOf({ ...rest, ...set }) },
    unset: ["hidden", "topic", "noticeDueAt", "noticeTold"],
    guard: { equals: { read: member.read }, refused: overtaken },
  };
}

/** The receiver's part of the room after a message: one more unread, on top, and shown. */
export const receivedByMember = (
  { uuid, userId }: Pick<Member, "uuid" | "userId">,
  lastMessageAt: Instant,
  set: Partial<Member>,
): Write => ({
  change: memberKey(uuid, userId),
  set: {
    ...(set as Values),
    lastMessageAt,
    gsi1pk: chatsPk(userId),
    gsi1sk: `${lastMessageAt}#${uuid}`,
    gsi2pk: unreadPk(userId),
    gsi2sk: `${set.waitingSince ?? lastMessageAt}#${uuid}`,
  },
  unset: ["hidden"],
  add: { received: 1 },
  guard: { exists: true, refused: overtaken },
});

/**
 * A person's own change of a room, if no message arrived meanwhile; throws `overtaken` otherwise.
 */
export const changeMember = (before: Member, after: Member): Write => ({
  change: memberKey(before.uuid, before.userId),
  ...exactly({
    ...placesOf(after),
    read: after.read,
    lastReadAt: after.lastReadAt,
    muted: after.muted,
    hidden: after.hidden,
    noticeDueAt: after.noticeDueAt,
    noticeTold: after.noticeTold,
  }),
  guard: {
    equals: {
      received: before.received,
      read: before.read,
      lastMessageAt: before.lastMessageAt,
    },
    refused: overtaken,
  },
});

/** Audits each look of an admin into a room (D29-13). */
export const looked = (ctx: Context, entity: "chat" | "chats-of", id: string): Write =>
  audit(ctx, { entity, id, from: "-", to: "READ" });

interface Count {
  what: "chat-messages" | "chat-rooms";
  userId: Id<"usr">;
  window: string;
  at: Instant;
  most: number;
  refused: Problem;
}

/** Counts a person's acts within a minute or a day (D29-11). */
const countWithin = ({ what, userId, window, at, most, refused }: Count): Write[] =>
  // Support answers as many as there are.
  userId === supportUserId
    ? []
    : [
        {
          change: { pk: `limit#${what}#${userId}`, sk: window },
          set: { ttl: toTtl(addHours(at, 48)) },
          add: { count: 1 },
          guard: { absentOrBelow: { count: most * env("api").LIMIT_FACTOR }, refused },
        },
      ];
