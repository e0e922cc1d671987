import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { paymentOrder } from "../payment-orders/contract.ts";
import {
  subscribeStatuses,
  subscribeTypes,
  suspendReasons,
  membershipTypes,
} from "../plans/plans.ts";

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
  /** The consent for each period from the next one on. */
  consent: z.object({ amount: z.int(), textVersion: z.string(), at: instant }),
  periodStart: instant,
  periodEnd: instant,
  /** The day of the month on which periods begin. */
  anchorDay: z.int(),
  nextBillingAt: z.optional(instant),
  entitledUntil: instant,
  /** Failed attempts of this renewal. */
  dunningStage: z.int(),
  createdAt: instant,
  version: z.int(),
});
export type Subscription = z.output<typeof subscription>;

/**
 * What the member may do with one type now; a field is absent if it is not possible. All amounts:
 * KRW, VAT included.
 */
export const planChoice = z.object({
  subscribeType,
  months: z.int(),
  amount: z.int(),
  supplyAmount: z.int(),
  isCurrent: z.boolean(),
  /** Takes effect with the next renewal. */
  isPending: z.boolean(),
  /** POST /subscribes: the amount charged at once, 0 within a paid period. */
  subscribe: z.optional(z.object({ payNow: z.int() })),
  /** PATCH subscribe-type: takes effect with the next renewal, without a charge now. */
  atRenewal: z.optional(z.object({ at: instant, amount: z.int() })),
  /**
   * PATCH subscribe-type with effective NOW: the credit of the present period, and the amount
   * charged at once.
   */
  now: z.optional(z.object({ credit: z.int(), payNow: z.int(), periodEnd: instant })),
});
export type PlanChoice = z.output<typeof planChoice>;

/** All that the subscription page shows, also to an account that never had a subscription. */
export const mySubscription = z.object({
  membershipType: z.enum(membershipTypes),
  /** Whether PREMIUM's features are on. */
  isEntitled: z.boolean(),
  hasCard: z.boolean(),
  subscription: z.optional(subscription),
  /** Price and type of the next period, and whether it needs a new consent. */
  renewal: z.optional(
    z.object({ at: instant, subscribeType, amount: z.int(), isConsentNeeded: z.boolean() }),
  ),
  /** When a suspended subscription becomes CANCELLED. */
  cancelsAt: z.optional(instant),
  canSuspend: z.boolean(),
  /** PATCH cancel-suspend: the amount it would charge at once; absent if it is not possible. */
  resume: z.optional(z.object({ payNow: z.int() })),
  /** The last payment while its outcome is unknown. */
  payment: z.optional(paymentOrder),
  /** A refund while its outcome is unknown: KRW. Nothing is charged meanwhile. */
  refunding: z.optional(z.object({ amount: z.int() })),
  plans: z.array(planChoice),
  /** The version of the consent text; each consent sends it back. */
  consentTextVersion: z.string(),
});
export type MySubscription = z.output<typeof mySubscription>;

/** `amount`: the price of each period, as the page showed it. */
export const consentDraft = z.strictObject({
  amount,
  textVersion: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const subscriptionDraft = z.strictObject({ subscribeType, consent: consentDraft });
export type SubscriptionDraft = z.output<typeof subscriptionDraft>;
export const typeChange = z.strictObject({
  subscribeType,
  /** NOW: change to a longer type, with a credit; `payNow` is the amount that the page showed. */
  effective: z._default(z.enum(["RENEWAL", "NOW"]), "RENEWAL"),
  consent: z.extend(consentDraft, { payNow: z.optional(amount) }),
});
export type TypeChange = z.output<typeof typeChange>;

/** The problems of every call that charges. */
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
