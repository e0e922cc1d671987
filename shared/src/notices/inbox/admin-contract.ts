import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { inboxQueues } from "./queues.ts";

const inboxQueue = z.object({
  queue: z.enum(inboxQueues),
  /** Up to 100. */
  count: z.int(),
  /** Of these, those whose time has passed. */
  overdue: z.int(),
  /** Since when the first one waits, where the list says it. */
  since: z.optional(instant),
  /** When the first one is due, where it has a time. */
  dueAt: z.optional(instant),
  /** The id of the first one; of a difference its day, of a search in vain its keyword. */
  firstId: z.optional(z.string()),
});
export type InboxQueue = z.output<typeof inboxQueue>;

export const inboxRoutes = {
  list: route({
    method: "GET",
    path: "/inbox",
    access: "admin",
    roles: everyAdmin,
    summary: "Counts what waits for an admin, with the first of each queue (NEW).",
    reply: z.object({ queues: z.array(inboxQueue) }),
    problems: [],
    cost: "read",
  }),
} satisfies Routes;
