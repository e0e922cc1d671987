import { pieces } from "../../kernel/money/pieces.ts";
import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { fileSummary } from "../../accounts/files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { currency, unitPrice } from "../../kernel/money/money.ts";
import { page, pageQuery, queryFlag } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { keyword, oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { reply } from "../replies/fields.ts";
import { region } from "../../reference/regions/region.ts";
import {
  boardPurposeTypes,
  boardSearchTypes,
  boardStatuses,
  mostBoardFiles,
  noticeTypes,
} from "./rules.ts";

const boardPurposeType = z.enum(boardPurposeTypes);
const boardStatus = z.enum(boardStatuses);
const noticeType = z.enum(noticeTypes);

/** What lists show of a post. */
export const boardCard = z.object({
  id: id("brd"),
  boardPurposeType,
  title: z.string(),
  partNumber: z.optional(z.string()),
  manufactorName: z.optional(z.string()),
  quantity: z.optional(z.int()),
  region: z.optional(region),
  /** Of one piece. */
  price: z.optional(z.string()),
  currency: z.optional(currency),
  status: boardStatus,
  authorId: id("usr"),
  /** The company, or the first letter of a name (D12-6). */
  authorName: z.string(),
  /** Written by the market itself. */
  isByMarket: z.optional(z.boolean()),
  /** The number of visible replies. */
  replyCount: z.int(),
  /** Hidden by an admin; only its author and admins still see it. */
  isHidden: z.optional(z.boolean()),
  createdAt: instant,
  updatedAt: instant,
});
export type BoardCard = z.output<typeof boardCard>;

/** A post as its page shows it. */
export const board = z.extend(boardCard, {
  content: z.string(),
  files: z.array(fileSummary),
  version: z.int(),
  /** For the author only: how replies are announced, and why the post is hidden. */
  noticeType: z.optional(noticeType),
  hiddenReason: z.optional(z.string()),
});
export type Board = z.output<typeof board>;
export const boardPage = z.extend(board, { replies: page(reply) });
export type BoardPage = z.output<typeof boardPage>;

const fields = {
  title: oneLine(2, 100),
  content: prose(1, 10_000),
  fileIds: z.array(id("fil")).check(z.maxLength(mostBoardFiles)),
  partNumber: oneLine(0, 80),
  manufactorName: oneLine(0, 80),
  quantity: pieces,
};

export const boardDraft = z.strictObject({
  boardPurposeType,
  title: fields.title,
  content: fields.content,
  fileIds: z._default(fields.fileIds, []),
  partNumber: z.optional(fields.partNumber),
  manufactorName: z.optional(fields.manufactorName),
  quantity: z.optional(fields.quantity),
  region: z.optional(region),
  price: z.optional(unitPrice),
  /** Of the price; KRW where absent. */
  currency: z.optional(currency),
  noticeType: z.optional(noticeType),
});
export type BoardDraft = z.output<typeof boardDraft>;

/** null removes a value; absent fields stay. */
export const boardChange = z.strictObject({
  title: z.optional(fields.title),
  content: z.optional(fields.content),
  fileIds: z.optional(fields.fileIds),
  partNumber: z.nullish(fields.partNumber),
  manufactorName: z.nullish(fields.manufactorName),
  quantity: z.nullish(fields.quantity),
  region: z.nullish(region),
  price: z.nullish(unitPrice),
  currency: z.nullish(currency),
  noticeType: z.nullish(noticeType),
  /** Completes the post for good (D12-3). */
  status: z.optional(z.literal("COMPLETED")),
  version: z.optional(z.int()),
});
export type BoardChange = z.output<typeof boardChange>;

const ofBoard = z.strictObject({ id: id("brd") });
const paged = ["CURSOR_INVALID", "PAGE_TOO_DEEP"] as const;
const unreachable = ["PHONE_REQUIRED", "EMAIL_REQUIRED"] as const;

export const boardRoutes = {
  list: route({
    method: "GET",
    path: "/boards",
    access: "public",
    summary: "Lists posts, newest first, by what they are for, their status and their words.",
    query: z.extend(pageQuery, {
      status: z.optional(boardStatus),
      boardPurposeType: z.optional(boardPurposeType),
      searchType: z.optional(z.enum(boardSearchTypes)),
      searchData: z.optional(keyword),
      /** Only the caller's own posts, hidden ones included. */
      isMine: z.optional(queryFlag),
    }),
    reply: z.extend(page(boardCard), {
      /** Another reading of the keyword, if only that one has results (D9-25). */
      readAs: z.optional(z.string()),
    }),
    problems: ["UNAUTHENTICATED", ...paged],
    cost: "search",
  }),
  create: route({
    method: "POST",
    path: "/boards",
    access: "user",
    summary: "Posts what one looks for, or, as an approved seller, what one has to sell.",
    status: 201,
    body: boardDraft,
    reply: board,
    problems: ["SELLER_REGISTRATION_REQUIRED", ...unreachable, ...fileProblems, "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  get: route({
    method: "GET",
    path: "/boards/{id}",
    access: "public",
    summary: "Reads one post with a page of its answers, oldest first.",
    params: ofBoard,
    query: pageQuery,
    reply: boardPage,
    problems: ["NOT_FOUND", ...paged],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/boards/{id}",
    access: "user",
    summary: "Changes one's own post while it is open, or completes it for good.",
    params: ofBoard,
    body: boardChange,
    reply: board,
    problems: [
      "NOT_FOUND",
      "FORBIDDEN",
      "BOARD_COMPLETED",
      "VERSION_CONFLICT",
      ...unreachable,
      ...fileProblems,
      "BUSY",
    ],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/boards/{id}",
    access: "user",
    summary: "Deletes one's own post with its answers.",
    params: ofBoard,
    problems: ["NOT_FOUND", "FORBIDDEN", "VERSION_CONFLICT", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
