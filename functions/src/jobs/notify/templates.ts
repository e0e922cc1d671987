import type { NoticeEvent } from "@bupum/shared/notifications/events";
import { ko } from "@bupum/shared/notifications/words/ko";

/**
 * AlimTalk texts are approved by Kakao beforehand, word by word, and then have an id. A new text
 * is a new template: register `templateText` with one web link named as the event's button, wait
 * for the approval, and put the id that it got here.
 */
export const templateIds: Record<NoticeEvent, string> = {
  ESTIMATE_RECEIVED: "KA01TP261121010000ESTIMATERECEIV1",
  ORDER_RECEIVED: "KA01TP261121020000ORDERRECEIVED01",
  QUOTE_RECEIVED: "KA01TP261121030000QUOTERECEIVED01",
  QUOTE_REVISED: "KA01TP261121040000QUOTEREVISED001",
  QUOTE_WITHDRAWN: "KA01TP261121050000QUOTEWITHDRAWN1",
  LINES_REFUSED: "KA01TP261121060000LINESREFUSED001",
  ORDER_ACCEPTED: "KA01TP261121070000ORDERACCEPTED01",
  ORDER_REJECTED: "KA01TP261121080000ORDERREJECTED01",
  SELLER_APPROVED: "KA01TP261121090000SELLERAPPROVED1",
  SELLER_REJECTED: "KA01TP261121100000SELLERREJECTED1",
  MERCHANDISE_REMOVED: "KA01TP261121110000MERCHREMOVED001",
  BULK_DONE: "KA01TP261121140000BULKDONE0000001",
  BULK_FAILED: "KA01TP261121150000BULKFAILED00001",
  ORDER_CANCELLED: "KA01TP261122010000ORDERCANCELLED1",
  ORDER_AUTO_CANCELLED: "KA01TP261122020000ORDERAUTOCANCEL",
  SELLER_SUSPENDED: "KA01TP261122030000SELLERSUSPENDED",
  SELLER_REVOKED: "KA01TP261122040000SELLERREVOKED01",
  // These two go by mail until their texts are registered.
  PART_IN_STOCK: "KA01TP261121120000PARTINSTOCK001",
  PART_NEW_SELLER: "KA01TP261121130000PARTNEWSELLER1",
};

/** The text as it is registered: parameters are written #{name}. */
export function templateText(event: NoticeEvent): string {
  const { title, body } = ko.events[event];
  return `[${ko.brand}] ${title}\n\n${body}`.replace(/\{(\w+)\}/g, "#{$1}");
}

/** Kakao takes at most 1,000 characters; what came from people is cut, not the text around it. */
const mostCharacters = 120;

/** The values of a template's parameters, by their name with the marks: "#{number}". */
export function templateVariables(
  event: NoticeEvent,
  params: Record<string, string | number>,
): Record<string, string> {
  const names = [...templateText(event).matchAll(/#\{(\w+)\}/g)].map(([, name]) => name ?? "");
  return Object.fromEntries(
    names.map((name) => [`#{${name}}`, cut(String(params[name] ?? "-") || "-")]),
  );
}

const cut = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;

/** What the reader sees. */
export const templateFilled = (event: NoticeEvent, variables: Record<string, string>): string =>
  templateText(event).replace(/#\{\w+\}/g, (name) => variables[name] ?? "-");
