import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { chatMessage, chatMessagePage } from "./contract.ts";

/** One of the two people of a room, as admins see them. */
const chatMember = z.object({
  userId: id("usr"),
  name: z.string(),
  hasLeft: z.boolean(),
});

/** A room with its two people and its number of messages. */
export const chatEntity = z.object({
  uuid: z.uuid(),
  buyer: chatMember,
  seller: z.extend(chatMember, { sellerId: id("sel") }),
  messageCount: z.int(),
  lastMessageAt: instant,
  createdAt: instant,
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
  get: route({
    method: "GET",
    path: "/chat-entities/{uuid}",
    access: "admin",
    roles: ["MODERATOR", "SUPPORT"],
    summary: "Reads what was said in a room, the newest page first; each look is recorded.",
    params: z.strictObject({ uuid: z.uuid() }),
    query: z.strictObject({
      before: z.optional(instant),
      itemsPerPage: pageQuery.shape.itemsPerPage,
    }),
    reply: chatEntityPage,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "read",
  }),
} satisfies Routes;
