import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { noticeEvents, notificationTypes } from "./events.ts";

export const notification = z.object({
  id: id("ntf"),
  type: z.enum(notificationTypes),
  event: z.enum(noticeEvents),
  /** The parameters of the event's words: names, numbers, counts. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path within the site. */
  link: z.string(),
  readAt: z.optional(instant),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

export const notificationRoutes = {
  list: route({
    method: "GET",
    path: "/notifications",
    access: "user",
    summary: "Lists one's own notices, newest first, with the number of unread ones.",
    query: pageQuery,
    reply: z.extend(page(notification), { unreadCount: z.int() }),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  removeAll: route({
    method: "DELETE",
    path: "/notifications",
    access: "user",
    summary: "Clears all one's own notices.",
    problems: ["BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/notifications/{id}",
    access: "user",
    summary: "Removes one of one's own notices.",
    params: z.strictObject({ id: id("ntf") }),
    problems: ["NOT_FOUND", "BUSY"],
    cost: "write",
  }),
  read: route({
    method: "PATCH",
    path: "/notifications/read",
    access: "user",
    summary: "Marks the named notices, or all, as read.",
    body: z.strictObject({
      ids: z.optional(z.array(id("ntf")).check(z.minLength(1), z.maxLength(100))),
    }),
    problems: ["BUSY"],
    cost: "write",
  }),
} satisfies Routes;
