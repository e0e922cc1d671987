export const notificationTypes = [
  "ESTIMATION_REQUESTED",
  "QUOTATION_APPROVED",
  "QUOTATION_REJECTED",
  "SELLER_APPROVED",
  "SELLER_REJECTED",
  "COMMENT_ADDED",
  "WIKI_OPINION",
  "WIKI_EDITED",
  "WIKI_DELETED",
  "WIKI_COMMENT_ADDED",
] as const;
/** How one hears of answers to one's own post (D23-2). */
export const noticeTypes = ["MESSAGE", "EMAIL"] as const;
export type NoticeType = (typeof noticeTypes)[number];
export type NotificationType = (typeof notificationTypes)[number];

/** Finer codes within a type (D15-7), of the events that exist so far. */
export const noticeEvents = [
  "ESTIMATE_RECEIVED",
  "ESTIMATE_CANCELLED",
  "REQUOTE_ASKED",
  "ESTIMATE_REMINDER",
  "ORDER_RECEIVED",
  "QUOTE_RECEIVED",
  "QUOTE_REVISED",
  "QUOTE_WITHDRAWN",
  "LINES_REFUSED",
  "NOT_SELECTED",
  "NO_QUOTES",
  "QUOTE_EXPIRING",
  "QUOTE_EXPIRED",
  "ORDER_ACCEPTED",
  "ORDER_REJECTED",
  "ORDER_CANCELLED",
  "ORDER_AUTO_CANCELLED",
  "ORDER_CANCEL_ASKED",
  "ORDER_CANCEL_AGREED",
  "ORDER_KEPT",
  "ORDER_SHIPPED",
  "ORDER_REMINDER",
  "ORDER_COMPLETED",
  "SELLER_SUSPENDED",
  "SELLER_APPROVED",
  "SELLER_REJECTED",
  "SELLER_REVOKED",
  "WRITER_APPROVED",
  "WRITER_CORRECTION",
  "WRITER_REJECTED",
  "WRITER_REVOKED",
  "PENALTY_WARNING",
  "SELLER_BLOCKED",
  "MERCHANDISE_REMOVED",
  "BULK_DONE",
  "BULK_FAILED",
  "PART_IN_STOCK",
  "PART_NEW_SELLER",
  "ANSWER_RECEIVED",
  "NEW_ANSWER",
  "WANTED_PARTS",
  "WIKI_OPINION",
  "WIKI_EDITED",
  "WIKI_OPINION_APPLIED",
  "WIKI_OPINION_DECLINED",
  "WIKI_HIDDEN",
  "WIKI_DELETED",
  "WIKI_COMMENT_ADDED",
  "WIKI_COMMENT_DELETED",
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** The type each event belongs to (D15-7). */
export const typeOfEvent: Record<NoticeEvent, NotificationType> = {
  ESTIMATE_RECEIVED: "ESTIMATION_REQUESTED",
  ESTIMATE_CANCELLED: "ESTIMATION_REQUESTED",
  REQUOTE_ASKED: "ESTIMATION_REQUESTED",
  ESTIMATE_REMINDER: "ESTIMATION_REQUESTED",
  ORDER_RECEIVED: "ESTIMATION_REQUESTED",
  ORDER_CANCELLED: "ESTIMATION_REQUESTED",
  QUOTE_RECEIVED: "QUOTATION_APPROVED",
  QUOTE_REVISED: "QUOTATION_APPROVED",
  ORDER_ACCEPTED: "QUOTATION_APPROVED",
  QUOTE_WITHDRAWN: "QUOTATION_REJECTED",
  LINES_REFUSED: "QUOTATION_REJECTED",
  NOT_SELECTED: "QUOTATION_REJECTED",
  NO_QUOTES: "QUOTATION_REJECTED",
  QUOTE_EXPIRING: "QUOTATION_APPROVED",
  QUOTE_EXPIRED: "QUOTATION_REJECTED",
  ORDER_REJECTED: "QUOTATION_REJECTED",
  ORDER_AUTO_CANCELLED: "QUOTATION_REJECTED",
  ORDER_CANCEL_ASKED: "QUOTATION_REJECTED",
  ORDER_CANCEL_AGREED: "QUOTATION_REJECTED",
  ORDER_KEPT: "QUOTATION_APPROVED",
  ORDER_SHIPPED: "QUOTATION_APPROVED",
  ORDER_REMINDER: "ESTIMATION_REQUESTED",
  ORDER_COMPLETED: "QUOTATION_APPROVED",
  SELLER_SUSPENDED: "QUOTATION_REJECTED",
  SELLER_APPROVED: "SELLER_APPROVED",
  SELLER_REJECTED: "SELLER_REJECTED",
  SELLER_REVOKED: "SELLER_REJECTED",
  WRITER_APPROVED: "SELLER_APPROVED",
  WRITER_CORRECTION: "SELLER_REJECTED",
  WRITER_REJECTED: "SELLER_REJECTED",
  WRITER_REVOKED: "SELLER_REJECTED",
  PENALTY_WARNING: "SELLER_REJECTED",
  SELLER_BLOCKED: "SELLER_REJECTED",
  MERCHANDISE_REMOVED: "SELLER_REJECTED",
  BULK_DONE: "SELLER_APPROVED",
  BULK_FAILED: "SELLER_REJECTED",
  // Of the ten types the one that tells a buyer of something to order.
  PART_IN_STOCK: "QUOTATION_APPROVED",
  PART_NEW_SELLER: "QUOTATION_APPROVED",
  ANSWER_RECEIVED: "COMMENT_ADDED",
  NEW_ANSWER: "COMMENT_ADDED",
  // Of the ten types the one that tells a seller that somebody looks for something.
  WANTED_PARTS: "ESTIMATION_REQUESTED",
  WIKI_OPINION: "WIKI_OPINION",
  WIKI_EDITED: "WIKI_EDITED",
  WIKI_OPINION_APPLIED: "WIKI_EDITED",
  WIKI_OPINION_DECLINED: "WIKI_EDITED",
  WIKI_HIDDEN: "WIKI_DELETED",
  WIKI_DELETED: "WIKI_DELETED",
  WIKI_COMMENT_ADDED: "WIKI_COMMENT_ADDED",
  // Of the ten types the one that tells that something was taken off the wiki.
  WIKI_COMMENT_DELETED: "WIKI_DELETED",
};

/**
 * What the words of each event need; whoever raises it gives all of them. `number`: EG-, ES- or
 * PO-number; `part`: part number of the first line; `lines`: how many lines it is about;
 * `before`, `after`: unit price with currency; `dueAt`: instant; `shipOn`: day or "-"; `reason`: a code of rejectReasons or plain words,
 * with what was typed beside it as `detail`; `items`: every line (notice-items.ts).
 */
export const noticeParams: Record<NoticeEvent, readonly string[]> = {
  ESTIMATE_RECEIVED: ["number", "buyer", "part", "lines", "dueAt", "items"],
  ESTIMATE_CANCELLED: ["number", "buyer", "part", "lines", "items"],
  ESTIMATE_REMINDER: ["number", "buyer", "part", "lines", "dueAt", "items"],
  NO_QUOTES: ["number", "part", "lines", "items"],
  QUOTE_EXPIRING: ["number", "part", "lines", "items"],
  QUOTE_EXPIRED: ["number", "part", "lines", "items"],
  REQUOTE_ASKED: ["number", "buyer", "part", "lines", "dueAt", "items"],
  ORDER_RECEIVED: ["number", "buyer", "part", "lines", "items"],
  QUOTE_RECEIVED: ["number", "seller", "sellers", "part", "lines", "items"],
  QUOTE_REVISED: ["number", "seller", "part", "lines", "before", "after", "items"],
  QUOTE_WITHDRAWN: ["number", "seller", "part", "lines", "reason", "items"],
  LINES_REFUSED: ["number", "seller", "part", "lines", "reason", "items"],
  NOT_SELECTED: ["number", "buyer", "part", "lines", "items"],
  ORDER_ACCEPTED: ["number", "seller", "part", "lines", "shipOn", "items"],
  ORDER_REJECTED: ["number", "seller", "part", "lines", "reason", "items"],
  ORDER_CANCELLED: ["number", "buyer", "part", "lines", "items"],
  ORDER_AUTO_CANCELLED: ["number", "seller", "part", "lines", "items"],
  ORDER_CANCEL_ASKED: ["number", "company", "part", "lines", "reason", "items"],
  ORDER_CANCEL_AGREED: ["number", "seller", "part", "lines", "items"],
  ORDER_KEPT: ["number", "company", "part", "lines", "items"],
  ORDER_REMINDER: ["number", "buyer", "part", "lines", "dueAt", "items"],
  ORDER_SHIPPED: ["number", "seller", "part", "lines", "carrier", "trackingNo", "items"],
  ORDER_COMPLETED: ["number", "company", "part", "lines", "items"],
  SELLER_SUSPENDED: ["number", "seller", "part", "lines", "items"],
  SELLER_APPROVED: ["company"],
  SELLER_REJECTED: ["company", "reason"],
  SELLER_REVOKED: ["company", "reason"],
  WRITER_APPROVED: ["writer"],
  WRITER_CORRECTION: ["writer", "reason"],
  WRITER_REJECTED: ["writer", "reason"],
  WRITER_REVOKED: ["writer", "reason"],
  PENALTY_WARNING: ["company", "points"],
  SELLER_BLOCKED: ["company", "points", "until"],
  MERCHANDISE_REMOVED: ["part", "lines", "reason"],
  BULK_DONE: ["file", "ok", "errors"],
  BULK_FAILED: ["file", "reason"],
  PART_IN_STOCK: ["part", "maker", "sellers"],
  PART_NEW_SELLER: ["part", "maker", "sellers"],
  ANSWER_RECEIVED: ["title", "answers"],
  NEW_ANSWER: ["title", "answers"],
  WANTED_PARTS: ["title", "posts"],
  WIKI_OPINION: ["wiki", "sender", "opinion"],
  WIKI_EDITED: ["wiki", "editor"],
  WIKI_OPINION_APPLIED: ["wiki", "opinion"],
  WIKI_OPINION_DECLINED: ["wiki", "opinion", "reason"],
  WIKI_HIDDEN: ["wiki", "reason"],
  WIKI_DELETED: ["wiki", "reason"],
  WIKI_COMMENT_ADDED: ["wiki", "sender", "comment"],
  WIKI_COMMENT_DELETED: ["wiki", "reason"],
};

/** Orders are not delayed at night (D15-5), but that one is done wakes nobody. */
export const isUrgent = (event: NoticeEvent): boolean =>
  event.startsWith("ORDER_") && event !== "ORDER_COMPLETED";

/** News requested for parts or makers are sent by mail, never as AlimTalk (D14-3, D12-11). */
export const isByMailOnly = (event: NoticeEvent): boolean =>
  event.startsWith("PART_") || event === "WANTED_PARTS";

/** Quiet news, which are read in the app and never sent outside. */
export const inAppEvents = [
  "NOT_SELECTED",
  "QUOTE_EXPIRING",
  "QUOTE_EXPIRED",
  "NEW_ANSWER",
] as const satisfies readonly NoticeEvent[];
export type InAppEvent = (typeof inAppEvents)[number];
export const isInAppOnly = (event: NoticeEvent): event is InAppEvent =>
  (inAppEvents as readonly NoticeEvent[]).includes(event);
