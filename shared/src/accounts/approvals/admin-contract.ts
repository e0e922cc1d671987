import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { memberName } from "../../kernel/member-name.ts";
import { page, pageQuery } from "../../kernel/page.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { approvalKinds } from "./rules.ts";

const kind = z.enum(approvalKinds);

/** An act of one admin that waits for a second one (D20-12). */
export const approval = z.object({
  kind,
  /** The payment to be refunded, or the member to be deleted. */
  id: z.union([id("pay"), id("usr")]),
  /** The member whose payment or account it is. */
  member: memberName,
  /** KRW; of a refund. */
  amount: z.optional(z.int()),
  reason: z.string(),
  askedBy: memberName,
  askedAt: instant,
});
export type Approval = z.output<typeof approval>;

const reason = oneLine(2, 200);
const target = z.union([id("pay"), id("usr")]);
export const approvalDraft = z.strictObject({
  kind,
  /** The payment to be refunded, or the member to be deleted. */
  id: target,
  /** Of a payment: the version that the page showed. */
  version: z.optional(z.int()),
  /** Of a refund: KRW; the whole remaining amount if absent. */
  amount: z.optional(z.int().check(z.minimum(1))),
  reason,
});

const params = z.strictObject({ id: target });
/** When it was asked for: a decision is about what the page showed. */
const shown = { askedAt: instant };
const decided = ["NOT_FOUND", "VERSION_CONFLICT", "FORBIDDEN"] as const;

export const approvalRoutes = {
  list: route({
    method: "GET",
    path: "/approvals",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Lists the acts that wait for a second admin, the oldest first (NEW).",
    query: pageQuery,
    reply: page(approval),
    problems: ["CURSOR_INVALID", "PAGE_TOO_DEEP"],
    cost: "read",
  }),
  ask: route({
    method: "POST",
    path: "/approvals",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Asks a second admin for a refund or for the deletion of a member (NEW).",
    status: 201,
    body: approvalDraft,
    reply: approval,
    problems: [
      "NOT_FOUND",
      "FORBIDDEN",
      "VERSION_CONFLICT",
      "INVALID_TRANSITION",
      "APPROVAL_WAITS",
    ],
    cost: "write",
  }),
  approve: route({
    method: "POST",
    path: "/approvals/{id}/approve",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Does what another admin asked for; nobody approves an own request (NEW).",
    params,
    body: z.strictObject(shown),
    problems: [
      ...decided,
      "INVALID_TRANSITION",
      "PAYMENT_PENDING",
      "PAYMENT_REFUSED",
      "HAS_RUNNING_ORDERS",
      "LAST_OWNER",
      "ENTRY_LIMIT",
      "BUSY",
    ],
    cost: "write",
  }),
  decline: route({
    method: "POST",
    path: "/approvals/{id}/decline",
    access: "admin",
    roles: ["FINANCE"],
    summary: "Declines what another admin asked for, or takes an own request back (NEW).",
    params,
    body: z.strictObject({ ...shown, reason }),
    problems: decided,
    cost: "write",
  }),
} satisfies Routes;
