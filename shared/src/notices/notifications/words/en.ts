import { en as waiting } from "../waiting/words/en.ts";
import { bulkWords } from "./bulk.ts";
import { approvalWords } from "./approvals.ts";
import { claimWords } from "./claims.ts";
import { joinRequestWords } from "./join-requests.ts";
import { taxInvoiceWords } from "./tax-invoices.ts";
import { reasonWords } from "./reasons.ts";
import { productWords } from "./products.ts";
import type { NoticeWords } from "./types.ts";

export const en: NoticeWords = {
  brand: "Bupum",
  events: {
    ESTIMATE_RECEIVED: {
      title: "Quote request: {number}",
      body: "{buyer} asks for a quote on {what}. Please answer by {dueAt}.",
      button: "Answer the request",
    },
    ESTIMATE_CANCELLED: {
      title: "Request cancelled: {number}",
      body: "{buyer} has cancelled the request for {what}. No answer is needed any more.",
      button: "Open the request",
    },
    ESTIMATE_REMINDER: {
      title: "Answer due soon: {number}",
      body: "{buyer} asked for a quote on {what}, due {dueAt}. Some lines have no answer yet.",
      button: "Answer the request",
    },
    NO_QUOTES: {
      title: "No quotes: {number}",
      body: "Nobody has quoted {what} yet. You can extend the deadline or ask other sellers.",
      button: "Open the request",
    },
    QUOTE_EXPIRING: {
      title: "Quotes end soon: {number}",
      body: "Quotes for {what} end within two days. Order before they do.",
      button: "Compare quotes",
    },
    QUOTE_EXPIRED: {
      title: "Expired quotes: {number}",
      body: "Quotes for {what} have ended. Ask the sellers again if you need them.",
      button: "Ask again",
    },
    REQUOTE_ASKED: {
      title: "Asked again: {number}",
      body: "{buyer} asks for another quote on {what}. Check what has changed and answer by {dueAt}.",
      button: "See what has changed",
    },
    ORDER_RECEIVED: {
      title: "Order received: {number}",
      body: "{buyer} has ordered {what}. Check your stock and accept or decline.",
      button: "Open the order",
    },
    QUOTE_RECEIVED: {
      title: "Quote received: {number}",
      body: "{who} has quoted {what}. Compare it with the other offers.",
      button: "Compare quotes",
    },
    QUOTE_REVISED: {
      title: "Quote revised: {number}",
      body: "{seller} has revised the quote for {what}. Please check the new terms. Unit price of {part}: {before} → {after}",
      button: "See the new quote",
    },
    QUOTE_WITHDRAWN: {
      title: "Quote withdrawn: {number}",
      body: "{seller} has withdrawn the quote for {what}. Your other quotes still stand. Reason: {reason}",
      button: "Compare quotes",
    },
    LINES_REFUSED: {
      title: "Quote declined: {number}",
      body: "{seller} has not quoted {what}. Reason: {reason}",
      button: "Open the request",
    },
    NOT_SELECTED: {
      title: "Quote not selected: {number}",
      body: "{buyer} has closed the request for {what}, and this quote was not selected.",
      button: "Open the request",
    },
    ORDER_ACCEPTED: {
      title: "Order confirmed: {number}",
      body: "{seller} has confirmed your order of {what}. Expected to ship: {shipOn}",
      button: "Open the order",
    },
    ORDER_REJECTED: {
      title: "Order declined: {number}",
      body: "{seller} has declined your order of {what}. You can still order from another seller. Reason: {reason}",
      button: "See other quotes",
    },
    ORDER_CANCELLED: {
      title: "Order cancelled: {number}",
      body: "The order of {buyer} for {what} is cancelled. Please do not ship it.",
      button: "Open the order",
    },
    ORDER_AUTO_CANCELLED: {
      title: "Order cancelled automatically: {number}",
      body: "{seller} did not process your order of {what}, so it was cancelled automatically. You can still order from another seller.",
      button: "Open the order",
    },
    ORDER_CANCEL_ASKED: {
      title: "Cancellation requested: {number}",
      body: "{company} would like to cancel the confirmed order of {what}. Please agree or decline. Reason: {reason}",
      button: "Answer the request",
    },
    ORDER_CANCEL_AGREED: {
      title: "Order cancelled: {number}",
      body: "Your order of {what} from {seller} is cancelled. You can order again from another quote.",
      button: "Open the order",
    },
    ORDER_KEPT: {
      title: "Order goes on: {number}",
      body: "The order of {what} with {company} is not cancelled and goes on. The request to cancel was declined or withdrawn.",
      button: "Open the order",
    },
    ORDER_REMINDER: {
      title: "Order waiting for you: {number}",
      body: "The order of {buyer} for {what} waits for your answer. It is cancelled automatically unless you accept or decline it by {dueAt}.",
      button: "Open the order",
    },
    ORDER_SHIP_DATE_ASKED: {
      title: "Does the ship date hold? {number}",
      body: "The order of {buyer} for {what} is to be shipped on {shipOn}. Please say on its page whether that holds, or name the new date.",
      button: "Confirm the date",
    },
    ORDER_SHIP_DATE_CHANGED: {
      title: "Ship dates: {number}",
      body: "About the dispatch of your order of {what} from {seller}: {slips}.",
      button: "Open the order",
    },
    ORDER_SHIPPED: {
      title: "Shipped: {number}",
      body: "{seller} has shipped your order of {what}. Carrier: {carrier} {trackingNo}",
      button: "See the shipment",
    },
    ORDER_COMPLETED: {
      title: "Deal completed: {number}",
      body: "The deal with {company} over {what} is completed.",
      button: "Open the order",
    },
    SELLER_SUSPENDED: {
      title: "Quote closed: {number}",
      body: "{seller} may not trade at present. Its quotes for {what} are closed. You can ask another seller.",
      button: "Open the request",
    },
    PENALTY_WARNING: {
      title: "Warning to the seller",
      body: "A report about {company} was approved; you now have {points} penalty points. With 6 you get no new requests or orders for 30 days, with 10 the seller approval is revoked.",
      button: "See your orders",
    },
    SELLER_BLOCKED: {
      title: "Selling is limited",
      body: "{company} has {points} penalty points and gets no new requests or orders until {until}. Please complete what is under way.",
      button: "See your orders",
    },
    SELLER_APPROVED: {
      title: "Seller application approved",
      body: "{company} is now an approved seller. You can list parts and answer quote requests.",
      button: "List your parts",
    },
    SELLER_REJECTED: {
      title: "Seller application rejected",
      body: "The application of {company} was not approved. Please correct it and apply again. Reason: {reason}",
      button: "Correct the application",
    },
    SELLER_REVOKED: {
      title: "Your seller approval was revoked",
      body: "The seller approval of {company} was revoked. Reason: {reason} Open quotes are closed and orders not yet accepted are cancelled. Please complete the orders you have accepted.",
      button: "Correct the application",
    },
    WRITER_APPROVED: {
      title: "Writer certification approved",
      body: "{writer}, you are now a certified writer and can write wiki pages.",
      button: "Open your certification",
    },
    WRITER_CORRECTION: {
      title: "Writer certification: correction requested",
      body: "{writer}, your application needs a correction. Please change it and submit it again. To correct: {reason}",
      button: "Correct the application",
    },
    WRITER_REJECTED: {
      title: "Writer certification rejected",
      body: "{writer}, your application was not approved. Reason: {reason}",
      button: "Open your certification",
    },
    WRITER_REVOKED: {
      title: "Your writer certification was revoked",
      body: "{writer}, your certification was revoked and you can no longer write wiki pages. What you have written stays. Reason: {reason}",
      button: "Open your certification",
    },
    WRITER_KEPT: {
      title: "Change not approved",
      body: "{writer}, your change was not approved. You stay certified with what was approved before. Reason: {reason}",
      button: "Open your certification",
    },
    WRITER_MADE_EXPERT: {
      title: "You are now an expert",
      body: "{writer}, you were a writer and are now an expert: in your fields you can also edit wiki pages that others wrote.",
      button: "Open your certification",
    },
    EXPERT_MADE_WRITER: {
      title: "You are now a writer",
      body: "{writer}, you were an expert and are now a writer: you can edit only the wiki pages that you wrote.",
      button: "Open your certification",
    },
    EXPERT_CATEGORIES: {
      title: "Your fields as an expert changed",
      body: "{writer}, the wiki categories that you look after as an expert have changed. Your certification shows them.",
      button: "Open your certification",
    },
    MERCHANDISE_REMOVED: {
      title: "Taken off sale",
      body: "Our team took {what} off sale. Running quotes and orders are not affected. Reason: {reason}",
      button: "View my listings",
    },
    ...bulkWords.en,
    ...approvalWords.en,
    ...joinRequestWords.en,
    ...claimWords.en,
    ...taxInvoiceWords.en,
    ...productWords.en,
    ANSWER_RECEIVED: {
      title: "Answer received: {title}",
      body: "New answers to your post: {answers}. If you have found what you need, please complete the post.",
      button: "Read the answers",
    },
    NEW_ANSWER: {
      title: "New answer: {title}",
      body: "New answers to a post that you answered: {answers}.",
      button: "Read the post",
    },
    WIKI_OPINION: {
      title: "Opinion on your wiki: {wiki}",
      body: "{sender} sent you an opinion on “{wiki}”: {opinion}",
      button: "Read the opinion",
    },
    WIKI_EDITED: {
      title: "Your wiki was edited: {wiki}",
      body: "{editor} edited “{wiki}”. The revisions show what has changed.",
      button: "Read the wiki",
    },
    WIKI_OPINION_APPLIED: {
      title: "Opinion applied: {wiki}",
      body: "Your opinion on “{wiki}” was applied: {opinion}. Thank you.",
      button: "Read the wiki",
    },
    WIKI_OPINION_DECLINED: {
      title: "Opinion not applied: {wiki}",
      body: "Your opinion on “{wiki}” was not applied: {opinion}. Reason: {reason}",
      button: "Read the wiki",
    },
    WIKI_HIDDEN: {
      title: "Wiki hidden: {wiki}",
      body: "An administrator has hidden “{wiki}”. Only its writer can read it now. Reason: {reason}",
      button: "Read the wiki",
    },
    WIKI_DELETED: {
      title: "Wiki deleted: {wiki}",
      body: "An administrator has deleted “{wiki}”. Reason: {reason}",
      button: "See the wiki pages",
    },
    WIKI_COMMENT_ADDED: {
      title: "Comment on your wiki: {wiki}",
      body: "{sender} commented on “{wiki}”: {comment}",
      button: "Read the comment",
    },
    WIKI_COMMENT_DELETED: {
      title: "Wiki comment deleted: {wiki}",
      body: "An admin deleted your comment on the wiki page “{wiki}”. Reason: {reason}",
      button: "View the page",
    },
    ...waiting,
  },
  slips: { moved: "dates moved: {count}", passed: "not shipped on the date: {count}" },
  andMore: {
    parts: "{part} and {more} more",
    sellers: "{seller} and {more} more",
    items: "and {more} more",
  },
  reasons: reasonWords.en,
  mail: {
    greeting: "Hello {name},",
    why: "You get this mail because of your notification settings. You can change them in your profile.",
    codeSubject: "Your verification code",
    codeIntro: "Please enter this code on the page you came from.",
    codeLife: "It is valid for 10 minutes.",
    codeWarning: "If you did not ask for it, ignore this mail. Never give the code to anybody.",
  },
  codeText: "[Bupum] Code {code}, valid for 3 minutes. Never share it.",
};
