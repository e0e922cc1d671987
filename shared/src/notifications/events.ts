import type { NotificationType } from "./contract.ts";

/** Finer codes within a type (DOMAIN.md D15), of the events that exist so far. */
export const noticeEvents = [
  "ESTIMATE_RECEIVED",
  "ORDER_RECEIVED",
  "QUOTE_RECEIVED",
  "QUOTE_REVISED",
  "QUOTE_WITHDRAWN",
  "LINES_REFUSED",
  "ORDER_ACCEPTED",
  "ORDER_REJECTED",
  "SELLER_APPROVED",
  "SELLER_REJECTED",
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** The type each event belongs to (SPEC.md 3's ten types). */
export const typeOfEvent: Record<NoticeEvent, NotificationType> = {
  ESTIMATE_RECEIVED: "ESTIMATION_REQUESTED",
  ORDER_RECEIVED: "ESTIMATION_REQUESTED",
  QUOTE_RECEIVED: "QUOTATION_APPROVED",
  QUOTE_REVISED: "QUOTATION_APPROVED",
  ORDER_ACCEPTED: "QUOTATION_APPROVED",
  QUOTE_WITHDRAWN: "QUOTATION_REJECTED",
  LINES_REFUSED: "QUOTATION_REJECTED",
  ORDER_REJECTED: "QUOTATION_REJECTED",
  SELLER_APPROVED: "SELLER_APPROVED",
  SELLER_REJECTED: "SELLER_REJECTED",
};

/** Orders are not held back at night (DOMAIN.md D15). */
export const isUrgent = (event: NoticeEvent): boolean => event.startsWith("ORDER_");
