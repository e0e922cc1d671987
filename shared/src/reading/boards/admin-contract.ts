import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword } from "../../kernel/text/text.ts";
import { board, boardCard, boardChange, boardDraft, boardPage } from "./contract.ts";
import { boardSearchTypes, boardSorts } from "./rules.ts";
import { mostRemoved } from "../replies/limits.ts";
import { hiding } from "../replies/admin-contract.ts";

export const boardRow = z.extend(boardCard, { version: z.int() });
export type BoardRow = z.output<typeof boardRow>;

const ofBoard = z.strictObject({ id: id("brd") });
const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;

export const adminBoardRoutes = {
  list: route({
    method: "GET",
    path: "/boards",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists posts, hidden ones too, or finds them by title, author or all their words.",
    query: z.extend(pageQuery, {
      sort: sortOf(boardSorts),
      filter: filterOf(["status", "boardPurposeType", "isHidden"]),
      searchType: z.optional(z.enum(boardSearchTypes)),
      searchKeyword: z.optional(keyword),
    }),
    reply: page(boardRow),
    problems: paged,
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/boards/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads one post with a page of its answers, hidden ones too.",
    params: ofBoard,
    query: pageQuery,
    reply: boardPage,
    problems: ["NOT_FOUND", ...paged],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/boards",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Posts in the name of the market.",
    status: 201,
    body: boardDraft,
    reply: board,
    problems: [...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PATCH",
    path: "/boards/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Changes a post that is open, or completes it for good.",
    params: ofBoard,
    body: boardChange,
    reply: board,
    problems: ["NOT_FOUND", "BOARD_COMPLETED", "VERSION_CONFLICT", ...fileProblems, "BUSY"],
    cost: "write",
  }),
  hide: route({
    method: "PATCH",
    path: "/boards/{id}/hidden",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Hides a post from everybody but its author, or shows it again.",
    params: ofBoard,
    body: hiding,
    reply: board,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/boards/{id}",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes a post with its answers.",
    params: ofBoard,
    problems: ["NOT_FOUND", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
  removeMany: route({
    method: "DELETE",
    path: "/boards",
    access: "admin",
    roles: ["MODERATOR"],
    summary: "Deletes up to 15 posts with their answers; those that are gone already are told.",
    body: z.strictObject({
      ids: z.array(id("brd")).check(z.minLength(1), z.maxLength(mostRemoved)),
    }),
    reply: z.object({ removed: z.array(id("brd")), missing: z.array(id("brd")) }),
    problems: ["VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
