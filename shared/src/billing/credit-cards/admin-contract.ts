import { memberName } from "../../kernel/member-name.ts";
import { trail } from "../../kernel/trail.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { day, instant } from "../../kernel/time.ts";
import { cardSorts } from "./card-types.ts";
import { cardDraft, creditCard, creditCards } from "./contract.ts";

/** A card without its billing key (D13-10). */
const creditCardEntity = z.extend(z.omit(creditCard, { isRefused: true }), {
  member: memberName,
  authenticatedAt: instant,
  /** The card was removed, and its billing key is deleted. */
  removedAt: z.optional(instant),
});
export type CreditCardEntity = z.output<typeof creditCardEntity>;

/** With its audit events, newest first. */
const creditCardEntityDetail = z.extend(creditCardEntity, { history: trail });
export type CreditCardEntityDetail = z.output<typeof creditCardEntityDetail>;

/** With what the card window needs to register another card for the member. */
const memberCard = z.extend(creditCards, { member: memberName });
export type MemberCard = z.output<typeof memberCard>;

const keepProblems = ["CARD_REFUSED", "CUSTOMER_KEY_FOREIGN", "UNAVAILABLE", "BUSY"] as const;
const ofMember = z.strictObject({ userId: id("usr") });

export const creditCardEntityRoutes = {
  list: route({
    method: "GET",
    path: "/credit-card-entities",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Lists the cards that are registered, by member and days.",
    query: z
      .extend(pageQuery, {
        sort: sortOf(cardSorts),
        filter: filterOf(["userId"]),
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder()),
    reply: page(creditCardEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/credit-card-entities/{id}",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Reads one card, also one that was removed, with its steps on record.",
    params: z.strictObject({ id: id("crd") }),
    reply: creditCardEntityDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  ofUser: route({
    method: "GET",
    path: "/users/{userId}/credit-card",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Reads the card of one member, and what the card window needs.",
    params: ofMember,
    reply: memberCard,
    problems: ["NOT_FOUND", "BUSY"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/users/{userId}/credit-card",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Registers a member's first card, with the key that the card window gave.",
    params: ofMember,
    status: 201,
    body: cardDraft,
    reply: memberCard,
    problems: ["NOT_FOUND", "CARD_EXISTS", ...keepProblems],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PUT",
    path: "/users/{userId}/credit-card",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Replaces a member's card; an open renewal is tried with the new one at once.",
    params: ofMember,
    body: cardDraft,
    reply: memberCard,
    problems: ["NOT_FOUND", "CARD_REQUIRED", "PAYMENT_PENDING", ...keepProblems],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/users/{userId}/credit-card",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Removes a member's card; not while it will be charged.",
    params: ofMember,
    problems: ["NOT_FOUND", "CARD_REQUIRED", "CARD_IN_USE", "PAYMENT_PENDING", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
