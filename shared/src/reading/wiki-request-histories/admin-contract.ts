import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { filterOf, page, pageQuery, queryFlag, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { opinion, opinionDecision, ofOpinion } from "./contract.ts";

export const opinionEntityRoutes = {
  list: route({
    method: "GET",
    path: "/wiki-request-history-entities",
    access: "admin",
    roles: everyAdmin,
    summary:
      "Lists opinions on wikis, or the requests to stop one that were laid before the admins.",
    query: z.extend(pageQuery, {
      sort: sortOf(["createdAt:desc", "createdAt:asc"]),
      filter: filterOf(["type", "result", "wikiId"]),
      /** Only opinions that wait for an admin, whatever the writer decided (D9-13). */
      isEscalated: z.optional(queryFlag),
    }),
    reply: page(opinion),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/wiki-request-history-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one opinion on a wiki.",
    params: ofOpinion,
    reply: opinion,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  decide: route({
    method: "PATCH",
    path: "/wiki-request-history-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary:
      "Says what came of an opinion; also after its writer, where it was laid before the admins.",
    params: ofOpinion,
    body: opinionDecision,
    reply: opinion,
    problems: ["NOT_FOUND", "FORBIDDEN", "OPINION_CLOSED", "OPINION_NOT_APPLIED", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
