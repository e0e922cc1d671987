import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { keyword, seenProse } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { sides } from "../../deal/estimate-groups/sides.ts";
import { chatProviders, mostChatFiles, mostChatText, mostUnreadRooms } from "./rules.ts";
import {
  chatCard,
  chatContext,
  chatMessage,
  chatMessagePage,
  chatMessagesQuery,
  chatPartner,
  chatPreview,
  chatSharedWith,
} from "./fields.ts";
import { sharedRoomRoutes } from "./shared-rooms.ts";

export type {
  ChatCard,
  ChatContext,
  ChatMessage,
  ChatMessagePage,
  ChatMessagesQuery,
  ChatPreview,
} from "./fields.ts";

const state = {
  uuid: z.uuid(),
  /** Unread messages of the other person. */
  unread: z.int(),
  muted: z.boolean(),
  hidden: z.boolean(),
  /** The instant of the last message that was read; absent before. */
  lastReadAt: z.optional(instant),
};
/** The settings of a person for a room. */
export const chatRoomState = z.object(state);
export type ChatRoomState = z.output<typeof chatRoomState>;

/** A room in the list of one person. */
export const chatRoomRow = z.object({
  ...state,
  /** The caller's side in the room: BUY or SELL. */
  side: z.enum(sides),
  otherName: z.string(),
  /** The other is the market's own support (D29-17). */
  isSupport: z.optional(z.literal(true)),
  /** Absent in a room without messages. */
  preview: z.optional(chatPreview),
  /** When the last message was sent, or the room was created. */
  lastMessageAt: instant,
  /** One of the two has blocked the other. */
  isBlockedByMe: z.boolean(),
  /** In a list: a company of the buyer reads it, too (D29-18). */
  isShared: z.optional(z.literal(true)),
});
export type ChatRoomRow = z.output<typeof chatRoomRow>;

/** A room as its page shows it. */
export const chatRoom = z.extend(chatRoomRow, {
  other: chatPartner,
  /** Nobody can write, because one of the two has blocked the other. */
  isBlocked: z.boolean(),
  /** Phone numbers and addresses in messages are no longer hidden (D29-9). */
  isContactShown: z.boolean(),
  /** Can be reported (D10-1): the other is a seller who has written. */
  isReportable: z.boolean(),
  /** What the caller opened the room from: its card goes with the caller's next message (D29-7). */
  context: z.optional(chatCard),
  /** The company whose members read it, too (D29-18). */
  sharedWith: z.optional(chatSharedWith),
  /** `seq` of the last message; 0 before the first. */
  lastSeq: z.int(),
  createdAt: instant,
});
export type ChatRoom = z.output<typeof chatRoom>;

const openRoom = z.strictObject({
  /** The seller to write to, or the caller's own seller to write to the buyer of `context`. */
  sellerId: id("sel"),
  context: z.optional(chatContext),
});
export type OpenRoom = z.output<typeof openRoom>;

/** Exactly one of text, files and card. */
export const chatMessageDraft = z
  .strictObject({
    /** The page's name for the message: a repeat replies with the first message. */
    clientId: z.uuid(),
    text: z.optional(seenProse(1, mostChatText)),
    fileIds: z.optional(z.array(id("fil")).check(z.minLength(1), z.maxLength(mostChatFiles))),
    card: z.optional(chatContext),
  })
  .check(
    rule(({ text, fileIds, card }) => [text, fileIds, card].filter(Boolean).length === 1, {
      error: "CHAT_ONE_KIND",
      path: ["text"],
    }),
  );
export type ChatMessageDraft = z.output<typeof chatMessageDraft>;

export const chatRoomChange = z.strictObject({
  /** The instant of the last message that was read; it only moves forward. */
  lastReadAt: z.optional(instant),
  /** No notices outside the room. */
  muted: z.optional(z.boolean()),
  /** Hidden from the list until the next message. */
  hidden: z.optional(z.boolean()),
});
export type ChatRoomChange = z.output<typeof chatRoomChange>;

/** The company that reads the room; absent where there is none. */
export const chatShare = z.object({ sharedWith: z.optional(chatSharedWith) });
export type ChatShare = z.output<typeof chatShare>;

/** What opens a connection of one account. */
export const chatToken = z.object({
  provider: z.enum(chatProviders),
  token: z.string(),
  expiresAt: instant,
  /** Address of the socket. */
  url: z.optional(z.string()),
  userId: id("usr"),
  appId: z.optional(z.string()),
});
export type ChatToken = z.output<typeof chatToken>;

const ofRoom = z.strictObject({ uuid: z.uuid() });

export const chatRoutes = {
  create: route({
    method: "POST",
    path: "/chats",
    access: "user",
    summary:
      "Opens the room with a seller, or as that seller with the buyer of an estimate or order; " +
      "a pair has one room. A card of what it is about goes with the caller's next message.",
    body: openRoom,
    reply: chatRoomRow,
    problems: ["NOT_FOUND", "CHAT_BLOCKED", "CHAT_CLOSED", "CHAT_LIMIT", "LIMIT_EXCEEDED", "BUSY"],
    cost: "write",
  }),
  list: route({
    method: "GET",
    path: "/chats",
    access: "user",
    view: "HIDDEN",
    summary: "Lists one's rooms, the newest message first; sellerName looks for the other's name.",
    query: z.extend(pageQuery, {
      sellerName: z.optional(keyword),
      isHidden: z._default(queryFlag, false),
    }),
    reply: page(chatRoomRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  unreadCount: route({
    method: "GET",
    path: "/chats/unread-count",
    access: "user",
    summary: `Counts the rooms with unread messages, ${mostUnreadRooms} at most.`,
    reply: z.object({ count: z.int() }),
    problems: [],
    cost: "read",
  }),
  tokens: route({
    method: "POST",
    path: "/chats/tokens",
    access: "user",
    summary: "Gives the caller a token that opens one connection within an hour.",
    status: 201,
    reply: chatToken,
    problems: ["UNAVAILABLE", "BUSY"],
    cost: "write",
  }),
  webhook: route({
    method: "POST",
    path: "/chats/webhook",
    access: "public",
    summary: "Takes what an outside provider of chat reports; there is none while chat is our own.",
    body: z.looseObject({ category: z.string().check(z.maxLength(100)) }),
    // The provider repeats an event until the reply is 200.
    reply: z.object({}),
    problems: ["NOT_FOUND", "FORBIDDEN", "BUSY"],
    cost: "write",
  }),
  get: route({
    method: "GET",
    path: "/chats/{uuid}",
    access: "user",
    view: "HIDDEN",
    summary: "Reads one of one's rooms, with the other person and whether it is there.",
    params: ofRoom,
    reply: chatRoom,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/chats/{uuid}",
    access: "user",
    summary: "Says how far one has read, mutes or hides a room, for oneself.",
    params: ofRoom,
    body: chatRoomChange,
    reply: chatRoomState,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "write",
  }),
  share: route({
    method: "PUT",
    path: "/chats/{uuid}/share",
    access: "user",
    summary:
      "Lets the members of one of the caller's companies read a room, as its buyer; without a " +
      "company it is taken back (NEW).",
    params: ofRoom,
    body: z.strictObject({ companyId: z.optional(id("cmp")) }),
    reply: chatShare,
    problems: ["NOT_FOUND", "FORBIDDEN", "CHAT_BLOCKED", "BUSY"],
    cost: "write",
  }),
  ...sharedRoomRoutes,
  messages: route({
    method: "GET",
    path: "/chats/{uuid}/messages",
    access: "user",
    view: "HIDDEN",
    summary: "Reads messages of a room, oldest first: the newest, or those before or after one.",
    params: ofRoom,
    query: chatMessagesQuery,
    reply: chatMessagePage,
    // A search counts against the limit of searches.
    problems: ["NOT_FOUND", "LIMIT_EXCEEDED"],
    cost: "read",
  }),
  send: route({
    method: "POST",
    path: "/chats/{uuid}/messages",
    access: "user",
    summary: "Sends a text, files or a card; a repeat with the same clientId sends nothing anew.",
    status: 201,
    params: ofRoom,
    body: chatMessageDraft,
    reply: chatMessage,
    problems: [
      "NOT_FOUND",
      "CHAT_BLOCKED",
      "CHAT_CLOSED",
      "IDEMPOTENCY_MISMATCH",
      "LIMIT_EXCEEDED",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
  }),
} satisfies Routes;
