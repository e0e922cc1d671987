import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";

export const wikiComment = z.object({
  id: id("wcm"),
  wikiId: id("wik"),
  authorId: id("usr"),
  authorName: z.string(),
  /** Empty if it was deleted: pages show a placeholder (D9-14). */
  content: z.string(),
  isDeleted: z.boolean(),
  createdAt: instant,
  /** When it was last changed. */
  editedAt: z.optional(instant),
  version: z.int(),
});
/** @public */
export type WikiComment = z.output<typeof wikiComment>;

const content = prose(1, 1000);
export const ofComment = z.strictObject({ id: id("wcm") });

export const wikiCommentRoutes = {
  list: route({
    method: "GET",
    path: "/wiki_comments",
    access: "public",
    summary: "Lists the comments on a wiki, newest first.",
    query: z.extend(pageQuery, { wikiId: id("wik") }),
    reply: page(wikiComment),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/wiki_comments",
    access: "user",
    summary: "Comments on a wiki.",
    status: 201,
    body: z.strictObject({ wikiId: id("wik"), content }),
    reply: wikiComment,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/wiki_comments/{id}",
    access: "user",
    summary: "Changes one's own comment.",
    params: ofComment,
    body: z.strictObject({ content, version: z.optional(z.int()) }),
    reply: wikiComment,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/wiki_comments/{id}",
    access: "user",
    summary: "Deletes one's own comment, or one on one's own wiki; a placeholder stays.",
    params: ofComment,
    problems: ["NOT_FOUND", "FORBIDDEN", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
