import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import { subscribeTypes } from "../plans/plans.ts";
import { paymentKinds, paymentStatuses } from "./states.ts";

/** One attempt to charge a card for one period. */
export const paymentOrder = z.object({
  id: id("pay"),
  subscribeId: id("sub"),
  kind: z.enum(paymentKinds),
  /** The number of the attempt for this period, from 1 on. */
  attempt: z.int(),
  status: z.enum(paymentStatuses),
  subscribeType: z.enum(subscribeTypes),
  /** KRW, VAT included. */
  amount: z.int(),
  /** The credit of the former period, where the type was changed at once. */
  credit: z.optional(z.int()),
  /** The period that the payment covers; for a new subscription it begins with the payment. */
  periodStart: z.optional(instant),
  periodEnd: z.optional(instant),
  card: z.object({ issuerCode: z.string(), last4: z.string() }),
  /** The provider's code of a refusal. */
  failCode: z.optional(z.string()),
  /** The card company's number of its approval. */
  approvalNumber: z.optional(z.string()),
  /** The address of the provider's receipt. */
  receiptUrl: z.optional(z.string()),
  refundedAmount: z.optional(z.int()),
  createdAt: instant,
  paidAt: z.optional(instant),
  cancelledAt: z.optional(instant),
});
export type PaymentOrder = z.output<typeof paymentOrder>;

/** An event of the card provider, which adds fields without notice. */
export const providerEvent = z.looseObject({ eventType: z.string().check(z.maxLength(100)) });
export type ProviderEvent = z.output<typeof providerEvent>;

export const paymentOrderRoutes = {
  list: route({
    method: "GET",
    path: "/payment-orders",
    access: "user",
    summary: "Lists one's own payments for a subscription, newest first.",
    query: pageQuery,
    reply: page(paymentOrder),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  webhook: route({
    method: "POST",
    path: "/payment-orders/webhook/{key}",
    access: "public",
    summary: "Takes an event of the card provider as a hint to ask it; the key is its secret.",
    params: z.object({ key: z.string().check(z.maxLength(200)) }),
    body: providerEvent,
    // The provider repeats an event until the reply is 200.
    reply: z.object({}),
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
} satisfies Routes;
