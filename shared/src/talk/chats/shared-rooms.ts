import * as z from "zod/mini";
import { companyActs } from "../../kernel/company-roles.ts";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { chatMessage, chatMessagePage, chatMessagesQuery, chatPreview } from "./fields.ts";

/** A room that a member shares with the company in whose name one acts (D29-18). */
export const sharedRoomRow = z.object({
  uuid: z.uuid(),
  sellerName: z.string(),
  /** Of a seller to whom one can write. */
  sellerId: z.optional(id("sel")),
  /** The member whose room it is. */
  sharedBy: id("usr"),
  /** The last message that the company may read. */
  preview: z.optional(z.extend(z.omit(chatPreview, { isMine: true }), { isSellers: z.boolean() })),
  lastMessageAt: instant,
  /** The member left the company then: what was written later is not read. */
  endedAt: z.optional(instant),
});
export type SharedRoomRow = z.output<typeof sharedRoomRow>;

/** A message as the member who shares the room reads it. */
const sharedMessage = z.omit(chatMessage, { isMine: true, clientId: true });
export type SharedMessage = z.output<typeof sharedMessage>;
/** Messages are oldest first, as of one's own room. */
const sharedRoom = z.extend(sharedRoomRow, {
  messages: z.extend(chatMessagePage, { items: z.array(sharedMessage) }),
});
export type SharedRoom = z.output<typeof sharedRoom>;

const ofRoom = z.strictObject({ uuid: z.uuid() });

export const sharedRoomRoutes = {
  shared: route({
    method: "GET",
    path: "/chats/shared",
    access: "user",
    company: companyActs.read,
    view: "HIDDEN",
    summary:
      "Lists the rooms with sellers that members share with the company, the newest message first (NEW).",
    query: pageQuery,
    reply: page(sharedRoomRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  sharedRoom: route({
    method: "GET",
    path: "/chats/shared/{uuid}",
    access: "user",
    company: companyActs.read,
    view: "HIDDEN",
    summary:
      "Reads a room that a member shares with the company, with messages as of one's own room (NEW).",
    params: ofRoom,
    query: chatMessagesQuery,
    reply: sharedRoom,
    // A search counts against the limit of searches.
    problems: ["NOT_FOUND", "LIMIT_EXCEEDED"],
    cost: "read",
  }),
} satisfies Routes;
