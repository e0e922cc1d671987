import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { reply, replyChange, replyDraft } from "./fields.ts";

const ofReply = z.strictObject({ replyId: id("rpl") });

export const replyRoutes = {
  create: route({
    method: "POST",
    path: "/board/{boardId}/reply",
    access: "user",
    summary: "Answers a post that is open.",
    status: 201,
    params: z.strictObject({ boardId: id("brd") }),
    body: replyDraft,
    reply,
    problems: ["NOT_FOUND", "BOARD_COMPLETED", ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/reply/{replyId}",
    access: "user",
    summary: "Changes one's own answer while its post is open.",
    params: ofReply,
    body: replyChange,
    reply,
    problems: [
      "NOT_FOUND",
      "FORBIDDEN",
      "BOARD_COMPLETED",
      "VERSION_CONFLICT",
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/reply/{replyId}",
    access: "user",
    summary: "Deletes one's own answer; a placeholder stays.",
    params: ofReply,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
