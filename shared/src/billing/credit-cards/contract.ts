import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { cardOwnerTypes, cardTypes } from "./card-types.ts";

/** A card as people see it: without its number and its billing key (D13-10). */
export const creditCard = z.object({
  id: id("crd"),
  /**
   * The provider's two-character code of the bank or card company; the words of issuers name it.
   */
  issuerCode: z.string(),
  last4: z.string(),
  cardType: z.enum(cardTypes),
  ownerType: z.enum(cardOwnerTypes),
  /** Present only if the provider states it. */
  expiresOn: z.optional(z.string()),
  /** The card was refused for good; the member needs another one. */
  isRefused: z.boolean(),
  createdAt: instant,
});
export type CreditCard = z.output<typeof creditCard>;

export const creditCards = z.object({
  card: z.optional(creditCard),
  /** What the provider's window in the browser needs. */
  registration: z.object({ clientKey: z.string(), customerKey: z.string(), scriptUrl: z.string() }),
});
export type CreditCards = z.output<typeof creditCards>;

/** What the provider's window passes to its success address. */
export const cardDraft = z.strictObject({
  authKey: z.string().check(z.minLength(1), z.maxLength(300)),
  customerKey: z.string().check(z.minLength(2), z.maxLength(300)),
});

export const creditCardRoutes = {
  get: route({
    method: "GET",
    path: "/credit-cards",
    access: "user",
    summary: "Reads one's own card, and what the card window needs.",
    reply: creditCards,
    problems: ["BUSY"],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/credit-cards",
    access: "user",
    summary: "Registers the first card, with the key that the card window gave.",
    status: 201,
    body: cardDraft,
    reply: creditCards,
    problems: [
      "NOT_FOUND",
      "CARD_EXISTS",
      "CARD_REFUSED",
      "CUSTOMER_KEY_FOREIGN",
      "UNAVAILABLE",
      "BUSY",
    ],
    cost: "write",
    idempotent: true,
  }),
  update: route({
    method: "PUT",
    path: "/credit-cards",
    access: "user",
    summary: "Replaces one's card; an open renewal is tried with the new one at once.",
    body: cardDraft,
    reply: creditCards,
    problems: [
      "NOT_FOUND",
      "CARD_REQUIRED",
      "CARD_REFUSED",
      "CUSTOMER_KEY_FOREIGN",
      "PAYMENT_PENDING",
      "UNAVAILABLE",
      "BUSY",
    ],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/credit-cards",
    access: "user",
    summary: "Removes one's card; not while it will be charged.",
    problems: ["CARD_REQUIRED", "CARD_IN_USE", "PAYMENT_PENDING", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
