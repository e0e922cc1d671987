import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { keyword, prose } from "../../kernel/text/text.ts";
import { day } from "../../kernel/time.ts";
import { trailEvent } from "../../kernel/trail.ts";
import { trailFields } from "../../kernel/trail-fields.ts";
import { auditEntities, mostNote, notedEntities } from "./entities.ts";

const trailChange = z.object({
  field: z.enum(trailFields),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});

/** An event, with the present names of the people in it. */
export const auditEvent = z.extend(z.omit(trailEvent, { id: true }), {
  id: id("aud"),
  /** What it is about. */
  entityId: z.string(),
  actorName: z.optional(z.string()),
  /** The fields that an admin changed. */
  changes: z.optional(z.array(trailChange)),
});
export type AuditEvent = z.output<typeof auditEvent>;

const entityId = z.string().check(z.minLength(1), z.maxLength(100));
const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;

export const auditEventRoutes = {
  list: route({
    method: "GET",
    path: "/audit-events",
    access: "admin",
    roles: [],
    summary:
      "Lists what admins did, newest first: by admin, kind of thing and day, and by words in" +
      " reasons, values and ids (NEW).",
    query: z
      .extend(pageQuery, {
        filter: filterOf(["entity", "actor"]),
        startDate: z.optional(day),
        endDate: z.optional(day),
        searchKeyword: z.optional(keyword),
      })
      .check(inOrder()),
    reply: page(auditEvent),
    problems: paged,
    cost: "read",
  }),
  listOf: route({
    method: "GET",
    path: "/audit-events/{entity}/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists what became of one thing, whoever did it, newest first; or its notes (NEW).",
    params: z.strictObject({ entity: z.enum(auditEntities), id: entityId }),
    query: z.extend(pageQuery, { filter: filterOf(["to"]) }),
    reply: page(auditEvent),
    problems: paged,
    cost: "read",
  }),
  note: route({
    method: "POST",
    path: "/audit-events/{entity}/{id}",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Writes an internal note about a member, a seller, a writer, an order or a report (NEW).",
    status: 201,
    params: z.strictObject({ entity: z.enum(notedEntities), id: entityId }),
    body: z.strictObject({ text: prose(2, mostNote) }),
    reply: auditEvent,
    problems: ["NOT_FOUND"],
    cost: "write",
    idempotent: true,
  }),
} satisfies Routes;
