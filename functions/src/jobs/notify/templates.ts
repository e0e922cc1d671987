import { now } from "../../kernel/context.ts";
import { seoulDay } from "@bupum/shared/kernel/time";
import { fill } from "@bupum/shared/kernel/words/faults";
import { type InAppEvent, type NoticeEvent } from "@bupum/shared/notices/notifications/events";
import { noticeParams } from "@bupum/shared/notices/notifications/params";
import { itemLines } from "@bupum/shared/notices/notifications/notice-items";
import { readable } from "@bupum/shared/notices/notifications/notice-text";
import { ko } from "@bupum/shared/notices/notifications/words/ko";

/**
 * AlimTalk texts are approved by Kakao beforehand, word by word, and then have an id. A new text
 * is a new template: register `templateText` with one web link named as the event's button, wait
 * for the approval, and put the id that it got here.
 */
export const templateIds: Record<Exclude<NoticeEvent, InAppEvent>, string> = {
  ESTIMATE_RECEIVED: "KA01TP261121010000ESTIMATERECEIV2",
  ESTIMATE_CANCELLED: "KA01TP261123110000ESTIMATECANCEL1",
  ESTIMATE_REMINDER: "KA01TP261123130000ESTIMATEREMIND1",
  NO_QUOTES: "KA01TP261123140000NOQUOTES0000001",
  REQUOTE_ASKED: "KA01TP261123120000REQUOTEASKED001",
  ORDER_RECEIVED: "KA01TP261121020000ORDERRECEIVED02",
  QUOTE_RECEIVED: "KA01TP261121030000QUOTERECEIVED02",
  QUOTE_REVISED: "KA01TP261121040000QUOTEREVISED002",
  QUOTE_WITHDRAWN: "KA01TP261121050000QUOTEWITHDRAWN2",
  LINES_REFUSED: "KA01TP261121060000LINESREFUSED002",
  ORDER_ACCEPTED: "KA01TP261121070000ORDERACCEPTED02",
  ORDER_REJECTED: "KA01TP261121080000ORDERREJECTED02",
  SELLER_APPROVED: "KA01TP261121090000SELLERAPPROVED2",
  SELLER_REJECTED: "KA01TP261121100000SELLERREJECTED2",
  MERCHANDISE_REMOVED: "KA01TP261121110000MERCHREMOVED002",
  BULK_DONE: "KA01TP261121140000BULKDONE0000002",
  BULK_FAILED: "KA01TP261121150000BULKFAILED00002",
  BULK_MENDED: "KA01TP261128010000BULKMENDED00001",
  ORDER_CANCELLED: "KA01TP261122010000ORDERCANCELLED2",
  ORDER_AUTO_CANCELLED: "KA01TP261123060000ORDERAUTOCANCE3",
  ORDER_CANCEL_ASKED: "KA01TP261123010000ORDERCANCELASK1",
  ORDER_CANCEL_AGREED: "KA01TP261123020000ORDERCANCELAGR1",
  ORDER_KEPT: "KA01TP261123030000ORDERKEPT000001",
  ORDER_REMINDER: "KA01TP261123070000ORDERREMINDER01",
  ORDER_SHIP_DATE_ASKED: "KA01TP261128020000SHIPDATEASKED01",
  ORDER_SHIP_DATE_CHANGED: "KA01TP261128030000SHIPDATECHANGE1",
  ORDER_SHIPPED: "KA01TP261123040000ORDERSHIPPED001",
  ORDER_COMPLETED: "KA01TP261123050000ORDERCOMPLETED1",
  ORDER_APPROVAL_ASKED: "KA01TP261129010000APPROVALASKED01",
  ORDER_APPROVAL_REMINDER: "KA01TP261129020000APPROVALREMIND1",
  ORDER_APPROVAL_RELEASED: "KA01TP261129030000APPROVALRELEAS1",
  ORDER_APPROVAL_REFUSED: "KA01TP261129040000APPROVALREFUSE1",
  ORDER_APPROVAL_LINES_REFUSED: "KA01TP261129060000APPRLINESREFUS1",
  ORDER_APPROVAL_LAPSED: "KA01TP261129050000APPROVALLAPSED1",
  CLAIM_RECEIVED: "KA01TP261128040000CLAIMRECEIVED01",
  CLAIM_PROPOSED: "KA01TP261128050000CLAIMPROPOSED01",
  CLAIM_ESCALATED: "KA01TP261128060000CLAIMESCALATED1",
  CLAIM_ENDED: "KA01TP261128070000CLAIMENDED00001",
  SELLER_SUSPENDED: "KA01TP261122030000SELLERSUSPENDE2",
  PENALTY_WARNING: "KA01TP261123080000PENALTYWARNING1",
  SELLER_BLOCKED: "KA01TP261123090000SELLERBLOCKED01",
  SELLER_REVOKED: "KA01TP261122040000SELLERREVOKED01",
  ANSWER_RECEIVED: "KA01TP261125010000ANSWERRECEIVED1",
  WRITER_APPROVED: "KA01TP261125010000WRITERAPPROVED1",
  WRITER_CORRECTION: "KA01TP261125020000WRITERCORRECTI1",
  WRITER_REJECTED: "KA01TP261125030000WRITERREJECTED1",
  WRITER_REVOKED: "KA01TP261125040000WRITERREVOKED01",
  WRITER_KEPT: "KA01TP261125050000WRITERKEPT00001",
  WRITER_MADE_EXPERT: "KA01TP261125060000WRITERTOEXPERT1",
  EXPERT_MADE_WRITER: "KA01TP261125070000EXPERTTOWRITER1",
  EXPERT_CATEGORIES: "KA01TP261125080000EXPERTFIELDS001",
  WIKI_OPINION: "KA01TP261125010000WIKIOPINION0001",
  WIKI_EDITED: "KA01TP261125020000WIKIEDITED00001",
  WIKI_OPINION_APPLIED: "KA01TP261125030000WIKIAPPLIED0001",
  WIKI_OPINION_DECLINED: "KA01TP261125040000WIKIDECLINED001",
  WIKI_HIDDEN: "KA01TP261125050000WIKIHIDDEN00001",
  WIKI_DELETED: "KA01TP261125060000WIKIDELETED0001",
  WIKI_COMMENT_ADDED: "KA01TP261125070000WIKICOMMENT0001",
  WIKI_COMMENT_DELETED: "KA01TP261125080000WIKICOMMENTDEL1",
  CHAT_UNREAD_BY_SELLER: "KA01TP261126010000CHATUNREADSELL1",
  CHAT_UNREAD_BY_BUYER: "KA01TP261126020000CHATUNREADBUYE1",
  // These are sent by mail only (D42-9, D40-17).
  TAX_INVOICE_ISSUED: "KA01TP261130010000TAXINVOICEISSUE",
  TAX_INVOICE_AMENDED: "KA01TP261130020000TAXINVOICEAMEND",
  TAX_INVOICE_CANCELLED: "KA01TP261130050000TAXINVOICECANCE",
  TAX_INVOICE_REFUSED: "KA01TP261130030000TAXINVOICEREFUS",
  TAX_INVOICES_DUE: "KA01TP261130040000TAXINVOICESDUE1",
  TAX_AMENDMENT_DUE: "KA01TP261201010000TAXAMENDMENTDUE",
  TAX_INVOICES_EXPECTED: "KA01TP261130080000TAXINVOICESEXPE",
  COMPANY_JOIN_ASKED: "KA01TP261130060000COMPANYJOINASK1",
  // These are sent by mail until their texts are registered.
  WANTED_PARTS: "KA01TP261125020000WANTEDPARTS0001",
  PART_IN_STOCK: "KA01TP261121120000PARTINSTOCK001",
  PART_NEW_SELLER: "KA01TP261121130000PARTNEWSELLER1",
  PART_LIFE_CHANGED: "KA01TP261128010000PARTLIFECHANG1",
};

/** The text as it is registered: parameters are written #{name}. */
export function templateText(event: NoticeEvent): string {
  const { title, body } = ko.events[event];
  const list = noticeParams[event].includes("items") ? "\n\n{items}" : "";
  return `[${ko.brand}] ${title}\n\n${body}${list}`.replace(/\{(\w+)\}/g, "#{$1}");
}

/** Kakao accepts at most 1,000 characters; texts typed by people are cut, not the template's. */
const mostCharacters = 80;
const mostOfReason = 200;
const mostOfItems = 360;

/** The values of a template's parameters, by their name with the marks: "#{number}". */
export function templateVariables(
  event: NoticeEvent,
  given: Record<string, string | number>,
): Record<string, string> {
  const params = {
    ...readable(given, ko, "ko", now()),
    items: listed(itemLines(given["items"], "ko", seoulDay(now()))),
  } as Record<string, string | number>;
  const names = [...templateText(event).matchAll(/#\{(\w+)\}/g)].map(([, name]) => name ?? "");
  return Object.fromEntries(
    names.map((name) => [`#{${name}}`, cut(String(params[name] ?? "-") || "-", mostOf(name))]),
  );
}

const mostOf = (name: string): number =>
  name === "items" ? mostOfItems : name === "reason" ? mostOfReason : mostCharacters;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** As many lines as fit, then the number of the others and the total; the page and the mail show more. */
function listed({ lines, more, total }: ReturnType<typeof itemLines>): string {
  let kept = lines.length;
  const text = () => {
    const left = lines.length - kept + more;
    const rest = left > 0 ? [fill(ko.andMore.items, { more: left })] : [];
    return [...lines.slice(0, kept), ...rest, ...(total ? [total] : [])].join("\n");
  };
  while (kept > 0 && text().length > mostOfItems) kept -= 1;
  return text();
}

/** What the reader sees. */
export const templateFilled = (event: NoticeEvent, variables: Record<string, string>): string =>
  templateText(event).replace(/#\{\w+\}/g, (name) => variables[name] ?? "-");
