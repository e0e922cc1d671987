import { paymentOrderEntityRoutes } from "@bupum/shared/billing/payment-orders/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { linkToMade, readReceipt } from "../../papers/documents/items.ts";
import { linkOrJob } from "../../papers/documents/writes.ts";
import { trailOf } from "../../kernel/audit.ts";
import { adminOf } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { findPayment } from "../../billing/payment-orders/items.ts";
import { refund, refundable } from "../../billing/payment-orders/refund.ts";
import { readStanding } from "../../billing/standings/items.ts";
import { mustBeEnough } from "../../accounts/approvals/items.ts";
import { findAnyAccount } from "../../accounts/users/items.ts";
import { withMembers } from "../subscribe-entities/items.ts";
import { listEntities, listOf } from "./lists.ts";

export const handler = adminResource(paymentOrderEntityRoutes, {
  list: (_ctx, { query }) => listEntities(query),

  async get(_ctx, { params }) {
    const [found, history] = await Promise.all([
      findPayment(params.id),
      trailOf(["payment-order", params.id]),
    ]);
    const [entity] = await withMembers([found]);
    return { ...entity!, history };
  },

  async listOfUser(_ctx, { params, query }) {
    const [, found] = await Promise.all([
      findAnyAccount(params.userId),
      listOf(params.userId, query),
    ]);
    return found;
  },

  async printReceipt(ctx, { params }) {
    const paper = await readReceipt(params.id, ctx.language);
    const wanted = { paymentOrderId: params.id };
    return linkOrJob(ctx, { userId: adminOf(ctx).userId, side: "buyer", wanted }, paper);
  },

  async receipt(ctx, { params }) {
    const paper = await readReceipt(params.id, ctx.language);
    if (!paper) throw new Problem("NOTHING_TO_PRINT");
    const file = await linkToMade(paper, ctx.now());
    return file ? { file } : {};
  },

  async refund(ctx, { params, body: { version, amount, reason } }) {
    const payment = await findPayment(params.id);
    // The version in the body prevents a second refund by a repeated call or an outdated page
    // (D13-15).
    if (payment.version !== version) throw new Problem("VERSION_CONFLICT");
    const wish = {
      amount: amount ?? refundable(payment),
      reason,
      adminId: adminOf(ctx).userId,
    };
    // With what was given back before: two small refunds are one large one.
    await mustBeEnough(ctx, "REFUND", (payment.refundedAmount ?? 0) + wish.amount);
    const settled = await refund(ctx, await readStanding(payment.userId), payment, wish);
    const [entity] = await withMembers([settled.payment]);
    return entity!;
  },
});
