import { memberName } from "../../kernel/member-name.ts";
import { trail } from "../../kernel/trail.ts";
import * as z from "zod/mini";
import { creditCard } from "../credit-cards/contract.ts";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder, rule } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { paymentOrder } from "../payment-orders/contract.ts";
import { consentDraft, subscription } from "./contract.ts";
import { subscribeSorts, subscribeTypes, membershipTypes } from "../plans/plans.ts";

const subscribeEntity = z.extend(subscription, { member: memberName });
export type SubscribeEntity = z.output<typeof subscribeEntity>;

/** With its audit events, newest first. */
const subscribeEntityDetail = z.extend(subscribeEntity, { history: trail });
export type SubscribeEntityDetail = z.output<typeof subscribeEntityDetail>;

/** The member's present subscription. */
const memberSubscription = z.object({
  member: memberName,
  membershipType: z.enum(membershipTypes),
  /** Whether PREMIUM's features are on. */
  isEntitled: z.boolean(),
  /** The latest subscription, whatever its status; absent if there was none. */
  subscription: z.optional(subscription),
  /** When a suspended subscription becomes CANCELLED. */
  cancelsAt: z.optional(instant),
  card: z.optional(creditCard),
  /** The last payment while its outcome is unknown. */
  payment: z.optional(paymentOrder),
});
export type MemberSubscription = z.output<typeof memberSubscription>;

const ofMember = z.strictObject({ userId: id("usr") });
const reason = z.optional(oneLine(0, 200));

const typeChangeByAdmin = z
  .strictObject({
    subscribeType: z.enum(subscribeTypes),
    effective: z._default(z.enum(["RENEWAL", "NOW"]), "RENEWAL"),
    /**
     * Changes the type at once without a charge. The consent stays, so a higher renewal price needs
     * a new one (D13-9).
     */
    waive: z._default(z.boolean(), false),
    /** The member's consent; required if the card is charged now. */
    consent: z.optional(
      z.extend(consentDraft, { payNow: z.optional(z.int().check(z.minimum(0))) }),
    ),
    reason,
  })
  .check(
    rule(({ waive, effective }) => !waive || effective === "NOW", {
      error: "invalid_value",
      path: ["effective"],
    }),
    rule(({ waive, effective, consent }) => waive || effective !== "NOW" || consent !== undefined, {
      error: "required",
      path: ["consent"],
    }),
  );
export type TypeChangeByAdmin = z.output<typeof typeChangeByAdmin>;

const periodChange = z
  .strictObject({ startAt: instant, endAt: instant, reason })
  .check(rule(({ startAt, endAt }) => startAt < endAt, { error: "DATE_RANGE", path: ["endAt"] }));
export type PeriodChange = z.output<typeof periodChange>;

const acted = {
  method: "PATCH",
  access: "admin",
  roles: ["FINANCE"],
  params: ofMember,
  reply: memberSubscription,
  cost: "write",
} as const;
const actProblems = ["NOT_FOUND", "INVALID_TRANSITION", "PAYMENT_PENDING", "BUSY"] as const;
const chargeProblems = ["CARD_REQUIRED", "PAYMENT_REFUSED", "UNAVAILABLE"] as const;

export const subscribeEntityRoutes = {
  list: route({
    method: "GET",
    path: "/subscribe-entities",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary:
      "Lists subscriptions by status, type and days of their beginning; with filter userId the" +
      " last one of a member.",
    query: z
      .extend(pageQuery, {
        sort: sortOf(subscribeSorts),
        filter: filterOf(["status", "subscribeType", "userId"]),
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder()),
    reply: page(subscribeEntity),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/subscribe-entities/{id}",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Reads one subscription, with its steps on record.",
    params: z.strictObject({ id: id("sub") }),
    reply: subscribeEntityDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  ofUser: route({
    method: "GET",
    path: "/users/{userId}/subscribe",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Reads what a member has: the last subscription, its card and an open payment.",
    params: ofMember,
    reply: memberSubscription,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  changeType: route({
    ...acted,
    path: "/users/{userId}/subscribe/change/subscribe-type",
    summary:
      "Changes a member's type from the next renewal on, or to a longer one at once; waived, at" +
      " once and without a charge.",
    body: typeChangeByAdmin,
    problems: [...actProblems, ...chargeProblems, "CONSENT_OUTDATED"],
  }),
  changePeriod: route({
    ...acted,
    path: "/users/{userId}/subscribe/calendar/change/subscribe-period",
    summary: "Sets the present period of a member; what was refused of a renewal is forgotten.",
    body: periodChange,
    problems: actProblems,
  }),
  cancelSuspend: route({
    ...acted,
    path: "/users/{userId}/subscribe/cancel-suspend",
    summary: "Renews again after all; what is not paid is charged at once, unless it is waived.",
    body: z.strictObject({ waive: z._default(z.boolean(), false), reason }),
    problems: [...actProblems, ...chargeProblems],
  }),
  suspend: route({
    ...acted,
    path: "/users/{userId}/subscribe/suspend",
    summary: "Renews no more; features stay on to the end of the period.",
    body: z.strictObject({ reason }),
    problems: actProblems,
  }),
} satisfies Routes;
