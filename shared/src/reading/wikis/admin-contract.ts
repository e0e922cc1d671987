import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { keyword, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { ofWiki, wiki, wikiDraft, wikiRow } from "./contract.ts";
import { wikiRevision } from "./revision.ts";
import { wikiStatuses } from "./states.ts";

const forAdmins = {
  version: z.int(),
  /** When it was deleted. */
  deletedAt: z.optional(instant),
};
export const wikiEntityRow = z.extend(wikiRow, forAdmins);
export const wikiEntity = z.extend(wiki, forAdmins);
/** @public */
export type WikiEntityRow = z.output<typeof wikiEntityRow>;
export type WikiEntity = z.output<typeof wikiEntity>;

export const wikiEntityDraft = z.extend(wikiDraft, {
  /** The writer to name: a certified one; the admin if absent. */
  writerId: z.optional(id("usr")),
});
export type WikiEntityDraft = z.output<typeof wikiEntityDraft>;

/** An admin's change of a wiki: a new text over `baseRevision`, another state, or both. */
export const wikiEntityChange = z
  .strictObject({
    edit: z.optional(z.extend(wikiDraft, { baseRevision: z.int().check(z.minimum(1)) })),
    status: z.optional(z.enum(wikiStatuses)),
    /** The reason told to the writer when the wiki is hidden or deleted. */
    reason: z.optional(prose(0, 500)),
    version: z.optional(z.int()),
  })
  .check(
    rule(({ edit, status }) => edit !== undefined || status !== undefined, {
      error: "CHANGE_REQUIRED",
    }),
    rule(
      ({ status, reason = "" }) =>
        status === undefined || status === "PUBLISHED" || reason.length >= 5,
      { error: "DETAIL_REQUIRED", path: ["reason"] },
    ),
  );
export type WikiEntityChange = z.output<typeof wikiEntityChange>;

export const wikiEntityRoutes = {
  list: route({
    method: "GET",
    path: "/wiki-entities",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists wikis in every state, or finds published ones by all their words.",
    query: z.extend(pageQuery, {
      sort: sortOf(["createdAt:desc", "createdAt:asc"]),
      filter: filterOf(["status", "wikiCategoryId", "writerId", "language"]),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(wikiEntityRow),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/wiki-entities/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one wiki in whatever state.",
    params: ofWiki,
    reply: wikiEntity,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  revisions: route({
    method: "GET",
    path: "/wiki-entities/{id}/revisions",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the revisions of a wiki in whatever state, newest first.",
    params: ofWiki,
    query: pageQuery,
    reply: page(wikiRevision),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/wiki-entities",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Publishes a wiki, in a certified writer's name or the own.",
    status: 201,
    body: wikiEntityDraft,
    reply: wikiEntity,
    problems: ["WIKI_TITLE_TAKEN", "WRITER_REGISTRATION_REQUIRED", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PUT",
    path: "/wiki-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Saves a new revision, or hides, deletes or brings back a wiki; its writer is told.",
    params: ofWiki,
    body: wikiEntityChange,
    reply: wikiEntity,
    problems: [
      "NOT_FOUND",
      "EDIT_CONFLICT",
      "WIKI_TITLE_TAKEN",
      "VERSION_CONFLICT",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/wiki-entities/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a wiki; its revisions stay, and its writer is told.",
    params: ofWiki,
    body: z.strictObject({ reason: prose(5, 500) }),
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
