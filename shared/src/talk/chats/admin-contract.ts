import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { seenProse } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { chatMessage, chatMessagePage } from "./fields.ts";
import { mostChatText } from "./rules.ts";

/** One of the two people of a room, as admins see them. */
const chatMember = z.object({
  userId: id("usr"),
  name: z.string(),
  hasLeft: z.boolean(),
});

/** A room with support (D29-17). */
const supportRoom = z.object({
  /** The member wrote last, and nobody has said that no answer is needed. */
  isWaiting: z.boolean(),
  /** How many messages support has sent in it: tells whether a colleague was faster. */
  sentCount: z.int(),
  /** The beginning of the last message. */
  preview: z.optional(z.string()),
});

/** A room with its two people and its number of messages. */
export const chatEntity = z.object({
  uuid: z.uuid(),
  buyer: chatMember,
  seller: z.extend(chatMember, { sellerId: id("sel") }),
  messageCount: z.int(),
  lastMessageAt: instant,
  createdAt: instant,
  support: z.optional(supportRoom),
});
export type ChatEntity = z.output<typeof chatEntity>;

/** A message as it was written, with nothing hidden. */
const chatEntityMessage = z.omit(chatMessage, { isMine: true, clientId: true, isMasked: true });
export type ChatEntityMessage = z.output<typeof chatEntityMessage>;

export const chatEntityPage = z.extend(chatEntity, {
  /** Oldest first; `next` is the `before` of the previous page. */
  messages: z.extend(chatMessagePage, { items: z.array(chatEntityMessage) }),
});
export type ChatEntityPage = z.output<typeof chatEntityPage>;

const ofRoom = z.strictObject({ uuid: z.uuid() });

export const chatEntityRoutes = {
  list: route({
    method: "GET",
    path: "/chat-entities",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary: "Lists the rooms of a person, the newest message first; each look is recorded.",
    query: z.extend(pageQuery, { userId: id("usr") }),
    reply: page(chatEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP", "NOT_FOUND", "BUSY"],
    cost: "read",
  }),
  support: route({
    method: "GET",
    path: "/chat-entities/support",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary:
      "Lists the rooms with support, the newest message first; of those that wait for an answer" +
      " the oldest first (NEW).",
    query: z.extend(pageQuery, { isWaiting: z._default(queryFlag, false) }),
    reply: page(chatEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/chat-entities",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Opens the room of support and a member; a pair has one room (NEW).",
    body: z.strictObject({ userId: id("usr") }),
    reply: chatEntity,
    problems: ["NOT_FOUND", "CHAT_CLOSED"],
    cost: "write",
  }),
  send: route({
    method: "POST",
    path: "/chat-entities/{uuid}/messages",
    access: "admin",
    roles: ["SUPPORT"],
    summary:
      "Sends a text as support; a repeat with the same clientId sends nothing anew. Refused if a" +
      " colleague has answered since (NEW).",
    status: 201,
    params: ofRoom,
    body: z.strictObject({
      clientId: z.uuid(),
      text: seenProse(1, mostChatText),
      /** `support.sentCount` as it was read. */
      sentCount: z.int(),
      /** The instant of the last message that was read: what came later still waits. */
      settledUntil: z.optional(instant),
    }),
    reply: chatEntityMessage,
    problems: ["NOT_FOUND", "CHAT_CLOSED", "VERSION_CONFLICT", "IDEMPOTENCY_MISMATCH"],
    cost: "write",
  }),
  update: route({
    method: "PATCH",
    path: "/chat-entities/{uuid}",
    access: "admin",
    roles: ["SUPPORT"],
    summary: "Says that the member's messages up to one need no answer of support (NEW).",
    params: ofRoom,
    body: z.strictObject({
      /** The instant of the last message that was read. */
      settledUntil: instant,
    }),
    reply: chatEntity,
    problems: ["NOT_FOUND"],
    cost: "write",
  }),
  get: route({
    method: "GET",
    path: "/chat-entities/{uuid}",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary: "Reads what was said in a room, the newest page first; each look is recorded.",
    params: ofRoom,
    query: z.strictObject({
      before: z.optional(instant),
      itemsPerPage: pageQuery.shape.itemsPerPage,
    }),
    reply: chatEntityPage,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "read",
  }),
} satisfies Routes;
