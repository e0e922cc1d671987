import type { Id } from "../../kernel/ids.ts";

export const boardPurposeTypes = ["BUY", "SELL"] as const;
export type BoardPurposeType = (typeof boardPurposeTypes)[number];
export const boardStatuses = ["PENDING", "COMPLETED"] as const;
export type BoardStatus = (typeof boardStatuses)[number];
export const boardSearchTypes = ["TITLE", "AUTHOR"] as const;
export type BoardSearchType = (typeof boardSearchTypes)[number];

/** Orders of the admins' list. */
export const boardSorts = ["createdAt:desc", "createdAt:asc"] as const;

/** Files of a post (D12-1). */
export const mostBoardFiles = 10;

/** The page of a post, within the site. */
export const boardPath = (id: Id<"brd">): string => `/boards/${id}`;

/** The posts that look for something and are open, within the site. */
export const openBuysPath = "/boards?boardPurposeType=BUY&status=PENDING";

/** How an author is told of replies to the own post (D23-2). */
export const noticeTypes = ["MESSAGE", "EMAIL"] as const;
export type NoticeType = (typeof noticeTypes)[number];
