import { memberName } from "../../kernel/member-name.ts";
import { trail } from "../../kernel/trail.ts";
import { readyFile, fileOrJob } from "../../kernel/ready-file.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { filterOf, page, pageQuery, sortOf } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { inOrder } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { paymentOrder } from "./contract.ts";
import { paymentSorts } from "./states.ts";

const paymentOrderEntity = z.extend(paymentOrder, {
  member: memberName,
  /** The provider's id of the payment. */
  providerPaymentId: z.optional(z.string()),
  /** The admin who caused it; absent if the member or the clock did. */
  adminId: z.optional(id("usr")),
  sentAt: z.optional(instant),
  /** A refund in progress, until its outcome is known. */
  refund: z.optional(z.object({ amount: z.int(), reason: z.string(), at: instant })),
  version: z.int(),
});
export type PaymentOrderEntity = z.output<typeof paymentOrderEntity>;

/** With its audit events, newest first. */
const paymentOrderEntityDetail = z.extend(paymentOrderEntity, { history: trail });
export type PaymentOrderEntityDetail = z.output<typeof paymentOrderEntityDetail>;

const ofMember = z.strictObject({ userId: id("usr") });
const listed = {
  access: "admin",
  roles: ["SUPPORT", "FINANCE"],
  method: "GET",
  reply: page(paymentOrderEntity),
  cost: "read",
} as const;

export const paymentOrderEntityRoutes = {
  list: route({
    ...listed,
    path: "/payment-order-entities",
    summary: "Lists payments by status, kind, member and days; filter=status:FAILED, for example.",
    query: z
      .extend(pageQuery, {
        sort: sortOf(paymentSorts),
        filter: filterOf(["status", "kind", "userId"]),
        startDate: z.optional(day),
        endDate: z.optional(day),
      })
      .check(inOrder()),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
  }),
  get: route({
    method: "GET",
    path: "/payment-order-entities/{id}",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Reads one payment, with its steps on record.",
    params: z.strictObject({ id: id("pay") }),
    reply: paymentOrderEntityDetail,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  listOfUser: route({
    ...listed,
    path: "/users/{userId}/payment-order-entities",
    summary: "Lists the payments of one member, newest first.",
    params: ofMember,
    query: z.extend(pageQuery, {
      sort: sortOf(paymentSorts),
      filter: filterOf(["status", "kind"]),
    }),
    problems: ["NOT_FOUND", "CURSOR_INVALID", "PAGE_TOO_DEEP"],
  }),
  printReceipt: route({
    method: "POST",
    path: "/payment-order-entities/{id}/receipt",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "Makes the receipt of a payment that was taken; `receipt` finds it (NEW).",
    params: z.strictObject({ id: id("pay") }),
    reply: fileOrJob,
    problems: ["NOT_FOUND", "NOTHING_TO_PRINT"],
    cost: "upload",
  }),
  receipt: route({
    method: "GET",
    path: "/payment-order-entities/{id}/receipt",
    access: "admin",
    roles: ["SUPPORT", "FINANCE"],
    summary: "A link to the receipt, as soon as it was made (NEW).",
    params: z.strictObject({ id: id("pay") }),
    reply: z.object({ file: z.optional(readyFile) }),
    problems: ["NOT_FOUND", "NOTHING_TO_PRINT"],
    cost: "read",
  }),
  refund: route({
    method: "POST",
    path: "/payment-order-entities/{id}/refund",
    access: "admin",
    roles: ["FINANCE"],
    summary:
      "Gives a payment back, whole or in part; the subscription goes on. Its version lets it" +
      " happen once; where the outcome is unknown it is asked for again by the clock.",
    params: z.strictObject({ id: id("pay") }),
    body: z.strictObject({
      /** The version that the page showed. */
      version: z.int(),
      /** KRW; the whole remaining amount if absent. */
      amount: z.optional(z.int().check(z.minimum(1))),
      reason: oneLine(2, 200),
    }),
    reply: paymentOrderEntity,
    problems: [
      "NOT_FOUND",
      "VERSION_CONFLICT",
      "SECOND_PERSON",
      "INVALID_TRANSITION",
      "PAYMENT_PENDING",
      "PAYMENT_REFUSED",
      "BUSY",
    ],
    cost: "write",
  }),
} satisfies Routes;
