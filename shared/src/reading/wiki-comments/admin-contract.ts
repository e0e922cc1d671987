import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { prose } from "../../kernel/text/text.ts";
import { ofComment, wikiComment } from "./contract.ts";

/** Why an admin deletes a comment, as its author is told. */
export const commentRemoval = z.strictObject({ reason: prose(5, 500) });

export const adminWikiCommentRoutes = {
  list: route({
    method: "GET",
    path: "/wiki_comments",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the comments on a wiki in whatever state, newest first.",
    query: z.extend(pageQuery, { wikiId: id("wik") }),
    reply: page(wikiComment),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  remove: route({
    method: "DELETE",
    path: "/wiki_comments/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a comment; a placeholder stays, and its author is told why.",
    params: ofComment,
    body: commentRemoval,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
