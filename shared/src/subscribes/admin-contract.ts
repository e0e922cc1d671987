import * as z from "zod/mini";
import { creditCard } from "../credit-cards/contract.ts";
import { id } from "../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../kernel/page.ts";
import { route, type Routes } from "../kernel/route.ts";
import { inOrder } from "../kernel/rule.ts";
import { day, instant } from "../kernel/time.ts";
import { paymentOrder } from "../payment-orders/contract.ts";
import { trail } from "../product-estimate-orders/admin-contract.ts";
import { memberName } from "../users/admin-contract.ts";
import { membershipTypes } from "../users/contract.ts";
import { subscription } from "./contract.ts";
import { subscribeSorts } from "./plans.ts";

const subscribeEntity = z.extend(subscription, { member: memberName });
export type SubscribeEntity = z.output<typeof subscribeEntity>;

/** With its steps on record, the newest first. */
const subscribeEntityDetail = z.extend(subscribeEntity, { history: trail });
export type SubscribeEntityDetail = z.output<typeof subscribeEntityDetail>;

/** What one member has of it now. */
const memberSubscription = z.object({
  member: memberName,
  membershipType: z.enum(membershipTypes),
  /** Whether PREMIUM's features are on. */
  isEntitled: z.boolean(),
  /** The last one, whatever its status; absent where there was none. */
  subscription: z.optional(subscription),
  /** When a suspended subscription ends for good. */
  cancelsAt: z.optional(instant),
  card: z.optional(creditCard),
  /** The last payment, as long as it is not known what came of it. */
  payment: z.optional(paymentOrder),
});
export type MemberSubscription = z.output<typeof memberSubscription>;

const ofMember = z.strictObject({ userId: id("usr") });

export const subscribeEntityRoutes = {
  list: route({
    method: "GET",
    path: "/subscribe-entities",
    access: "admin",
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
    summary: "Reads what a member has: the last subscription, its card and an open payment.",
    params: ofMember,
    reply: memberSubscription,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
} satisfies Routes;
