import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { reply, replyChange, replyDraft } from "./fields.ts";
import { mostRemoved } from "./limits.ts";
import { oneLine } from "../../kernel/text/text.ts";

/** Why a post or a reply is hidden; absent when it is shown again. */
export const hiding = z.strictObject({
  isHidden: z.boolean(),
  reason: z.optional(oneLine(2, 200)),
  version: z.optional(z.int()),
});
export type Hiding = z.output<typeof hiding>;

const ofReply = z.strictObject({ id: id("rpl") });

export const adminReplyRoutes = {
  create: route({
    method: "POST",
    path: "/replies",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Answers a post that is open in the name of the market.",
    status: 201,
    body: z.extend(replyDraft, { boardId: id("brd") }),
    reply,
    problems: ["NOT_FOUND", "BOARD_COMPLETED", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/replies/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes an answer while its post is open.",
    params: ofReply,
    body: replyChange,
    reply,
    problems: ["NOT_FOUND", "BOARD_COMPLETED", "VERSION_CONFLICT", ...fileProblems, "BUSY"],
    cost: "write",
  }),
  hide: route({
    method: "PATCH",
    path: "/replies/{id}/hidden",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Hides an answer behind a placeholder, or shows it again.",
    params: ofReply,
    body: hiding,
    reply,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/replies/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes an answer; a placeholder stays.",
    params: ofReply,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  removeMany: route({
    method: "DELETE",
    path: "/replies",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes up to 15 answers; those that are gone already are told.",
    body: z.strictObject({
      ids: z.array(id("rpl")).check(z.minLength(1), z.maxLength(mostRemoved)),
    }),
    reply: z.object({ removed: z.array(id("rpl")), missing: z.array(id("rpl")) }),
    problems: ["VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
