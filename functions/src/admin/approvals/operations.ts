import { isId } from "@bupum/shared/kernel/id-text";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { approvalRoutes } from "@bupum/shared/accounts/approvals/admin-contract";
import { audit, noted } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write, type Write } from "../../kernel/table.ts";
import {
  type ApprovalDraft,
  type ApprovalItem,
  type ApprovalTarget,
  decidedOn,
  listApprovals,
  mustDecide,
  opened,
  readApproval,
  type RefundItem,
} from "../../accounts/approvals/items.ts";
import { findAccount } from "../../accounts/users/items.ts";
import { deleting } from "../../accounts/users/writes.ts";
import { findPayment } from "../../billing/payment-orders/items.ts";
import { mustBeLeft, refund, refundable } from "../../billing/payment-orders/refund.ts";
import { readStanding } from "../../billing/standings/items.ts";
import { mustBeAnother } from "../user-entities/update.ts";
import { shown } from "./shown.ts";

type Body = ParsedInput<typeof approvalRoutes.ask>["body"];

export const handler = adminResource(approvalRoutes, {
  async list(_ctx, { query }) {
    const found = await listApprovals(query);
    return { ...found, items: await shown(found.items) };
  },

  async ask(ctx, { body }) {
    mustDecide(ctx, body.kind);
    const { item, asked } = opened(ctx, await draftOf(ctx, body));
    await write(asked, step(ctx, item, "APPROVAL_ASKED", body.reason));
    const [approval] = await shown([item]);
    return approval!;
  },

  async approve(ctx, { params, body: { askedAt } }) {
    const item = await waiting(ctx, params.id, askedAt);
    // The second person is another one (D20-12).
    mustBeAnother(ctx, item.askedBy);
    const decided = [decidedOn(item), step(ctx, item, "APPROVED")];
    await (item.kind === "REFUND" ? giveBack(ctx, item, decided) : remove(ctx, item, decided));
  },

  async decline(ctx, { params, body: { askedAt, reason } }) {
    const item = await waiting(ctx, params.id, askedAt);
    await write(decidedOn(item), step(ctx, item, "APPROVAL_DECLINED", reason));
  },
});

/** What is asked for, if it could be done now. */
async function draftOf(
  ctx: Context,
  { kind, id, version, amount, reason }: Body,
): Promise<ApprovalDraft> {
  if (kind === "DELETE_USER") {
    if (!isId(id, "usr")) throw faultAt("body.id", "invalid_value");
    mustBeAnother(ctx, id);
    await findAccount(id);
    return { kind, id, userId: id, reason };
  }
  if (!isId(id, "pay")) throw faultAt("body.id", "invalid_value");
  const payment = await findPayment(id);
  if (version !== undefined && payment.version !== version) throw new Problem("VERSION_CONFLICT");
  const wanted = amount ?? refundable(payment);
  mustBeLeft(payment, wanted);
  return { kind, id, userId: payment.userId, amount: wanted, version: payment.version, reason };
}

/** The request as the page showed it. Throws NOT_FOUND, FORBIDDEN, VERSION_CONFLICT. */
async function waiting(ctx: Context, id: ApprovalTarget, askedAt: string): Promise<ApprovalItem> {
  const item = await readApproval(id);
  if (!item) throw new Problem("NOT_FOUND");
  mustDecide(ctx, item.kind);
  if (item.askedAt !== askedAt) throw new Problem("VERSION_CONFLICT");
  return item;
}

async function giveBack(ctx: Context, item: RefundItem, decided: Write[]): Promise<void> {
  const { id, version, amount, reason } = item;
  const payment = await findPayment(id);
  if (payment.version !== version) throw new Problem("VERSION_CONFLICT");
  const wish = { amount, reason, adminId: adminOf(ctx).userId };
  await refund(ctx, await readStanding(payment.userId), payment, wish, decided);
}

async function remove(ctx: Context, item: ApprovalItem, decided: Write[]): Promise<void> {
  const account = await findAccount(item.userId);
  mustBeAnother(ctx, account.id);
  await write(...(await deleting(ctx, account)), ...decided);
}

/** Who asked, approved or declined, on the record of the payment or the member. */
function step(ctx: Context, { kind, id }: ApprovalItem, what: string, reason?: string): Write {
  const [entity, state] = kind === "REFUND" ? ["payment-order", "PAID"] : ["user", "ACTIVE"];
  return audit(ctx, { entity, id, from: state, to: state, reason: noted(what, reason) });
}
