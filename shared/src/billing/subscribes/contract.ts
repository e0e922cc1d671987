import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { paymentOrder } from "../payment-orders/contract.ts";
import { subscribeStatuses, subscribeTypes, suspendReasons, membershipTypes } from "./plans.ts";

const subscribeType = z.enum(subscribeTypes);
const amount = z.int().check(z.minimum(0));

export const subscription = z.object({
  id: id("sub"),
  userId: id("usr"),
  status: z.enum(subscribeStatuses),
  suspendReason: z.optional(z.enum(suspendReasons)),
  subscribeType,
  pendingSubscribeType: z.optional(subscribeType),
  /** The worth of the present period: what was paid for it, a credit included. */
  price: z.int(),
  /** What was agreed to for each period from the next one on. */
  consent: z.object({ amount: z.int(), textVersion: z.string(), at: instant }),
  periodStart: instant,
  periodEnd: instant,
  /** The day of the month on which periods begin. */
  anchorDay: z.int(),
  nextBillingAt: z.optional(instant),
  entitledUntil: instant,
  /** Attempts of this renewal that failed. */
  dunningStage: z.int(),
  createdAt: instant,
  version: z.int(),
});
export type Subscription = z.output<typeof subscription>;

/** What can be done with one type now; absent where it cannot. All amounts: KRW, VAT included. */
export const planChoice = z.object({
  subscribeType,
  months: z.int(),
  amount: z.int(),
  supplyAmount: z.int(),
  isCurrent: z.boolean(),
  /** Comes with the next renewal. */
  isPending: z.boolean(),
  /** POST /subscribes: what is charged at once, 0 within a period that is paid. */
  subscribe: z.optional(z.object({ payNow: z.int() })),
  /** PATCH subscribe-type: from the next renewal on, without a charge now. */
  atRenewal: z.optional(z.object({ at: instant, amount: z.int() })),
  /** The same with effective NOW: credit of what is left, and what is charged at once. */
  now: z.optional(z.object({ credit: z.int(), payNow: z.int(), periodEnd: instant })),
});
export type PlanChoice = z.output<typeof planChoice>;

/** All that the page of the subscription shows, also to somebody who never had one. */
export const mySubscription = z.object({
  membershipType: z.enum(membershipTypes),
  /** Whether PREMIUM's features are on. */
  isEntitled: z.boolean(),
  hasCard: z.boolean(),
  subscription: z.optional(subscription),
  /** What the next period costs, of which type, and whether that needs a new consent. */
  renewal: z.optional(
    z.object({ at: instant, subscribeType, amount: z.int(), isConsentNeeded: z.boolean() }),
  ),
  /** When a suspended subscription ends for good. */
  cancelsAt: z.optional(instant),
  canSuspend: z.boolean(),
  /** PATCH cancel-suspend: what it would charge at once; absent where it is not possible. */
  resume: z.optional(z.object({ payNow: z.int() })),
  /** The last payment, as long as it is not known what came of it. */
  payment: z.optional(paymentOrder),
  /** A refund, as long as it is not known what came of it: KRW. Nothing else is charged meanwhile. */
  refunding: z.optional(z.object({ amount: z.int() })),
  plans: z.array(planChoice),
  /** To be sent back with each consent. */
  consentTextVersion: z.string(),
});
export type MySubscription = z.output<typeof mySubscription>;

/** `amount`: what each period will cost, as the page showed it. */
export const consentDraft = z.strictObject({
  amount,
  textVersion: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const subscriptionDraft = z.strictObject({ subscribeType, consent: consentDraft });
export type SubscriptionDraft = z.output<typeof subscriptionDraft>;
export const typeChange = z.strictObject({
  subscribeType,
  /** NOW: to a longer type, with a credit; `payNow` is what the page showed. */
  effective: z._default(z.enum(["RENEWAL", "NOW"]), "RENEWAL"),
  consent: z.extend(consentDraft, { payNow: z.optional(amount) }),
});
export type TypeChange = z.output<typeof typeChange>;

/** What any call that charges may answer. */
const chargeProblems = [
  "CARD_REQUIRED",
  "PAYMENT_REFUSED",
  "PAYMENT_PENDING",
  "UNAVAILABLE",
] as const;

export const subscribeRoutes = {
  me: route({
    method: "GET",
    path: "/subscribes/me",
    access: "user",
    summary: "Reads one's own subscription, and what can be done with it at which price.",
    reply: mySubscription,
    problems: [],
    cost: "read",
  }),
  create: route({
    method: "POST",
    path: "/subscribes",
    access: "user",
    summary: "Subscribes, or again: charges at once, but not within a period that is paid.",
    body: subscriptionDraft,
    reply: mySubscription,
    problems: [...chargeProblems, "ALREADY_SUBSCRIBED", "CONSENT_OUTDATED", "BUSY"],
    cost: "write",
    idempotent: true,
  }),
  changeType: route({
    method: "PATCH",
    path: "/subscribes/change/subscribe-type",
    access: "user",
    summary: "Changes the type from the next renewal on, or to a longer one at once.",
    body: typeChange,
    reply: mySubscription,
    problems: [...chargeProblems, "NOT_FOUND", "INVALID_TRANSITION", "CONSENT_OUTDATED", "BUSY"],
    cost: "write",
  }),
  cancelSuspend: route({
    method: "PATCH",
    path: "/subscribes/cancel-suspend",
    access: "user",
    summary: "Renews again after all; after a failed renewal its charge is tried at once.",
    reply: mySubscription,
    problems: [...chargeProblems, "NOT_FOUND", "INVALID_TRANSITION", "BUSY"],
    cost: "write",
  }),
  suspend: route({
    method: "PATCH",
    path: "/subscribes/suspend",
    access: "user",
    summary: "Renews no more; features stay on to the end of the period.",
    body: z.strictObject({ reason: z.optional(oneLine(0, 200)) }),
    reply: mySubscription,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "PAYMENT_PENDING", "BUSY"],
    cost: "write",
  }),
} satisfies Routes;
