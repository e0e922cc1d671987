import type { OrderApprovalDraft } from "@bupum/shared/deal/order-approvals/contract";
import { lapsesAt } from "@bupum/shared/deal/order-approvals/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { approvalNeeds } from "../product-estimate-orders/approval-needs.ts";
import { chargeOf } from "../product-estimate-orders/charges.ts";
import { mustNotBeDrawn } from "../product-estimate-orders/buyer-number.ts";
import { untilLinked } from "../product-estimate-orders/create.ts";
import { pricedOrder } from "../product-estimate-orders/priced.ts";
import { orderedTerms } from "../product-estimate-orders/rules.ts";
import { approvalKey, markLines } from "../product-estimate-orders/waiting-lines.ts";
import { judge } from "./deciders.ts";
import { requestsFollow } from "./ends.ts";
import { type ApprovalItem, putApproval } from "./items.ts";
import { approvalAsked } from "./notices.ts";

/** Asks for the approval of an order that the company's rules do not let out (D41-2). */
export const askApproval = (ctx: Context, draft: OrderApprovalDraft) =>
  untilLinked(() => ask(ctx, draft));

async function ask(ctx: Context, { comment, ...draft }: OrderApprovalDraft) {
  const now = ctx.now();
  const { member, userId: buyerId } = userOf(ctx);
  await mustNotBeDrawn(ctx, draft.buyerPoNumber);
  const priced = await pricedOrder(ctx, draft, now);
  const charged = await chargeOf(ctx, draft.costCentreId, priced);
  const { steps, rules, categories, held } = await approvalNeeds(ctx, priced, charged);
  if (!member || steps.length === 0) throw new Problem("APPROVAL_NOT_NEEDED");
  const { line } = priced.ordered[0]!;
  const id = ctx.newId("oap");
  const { items: _, shipTo, costCentreId: __, ...stated } = draft;
  const approval: ApprovalItem = {
    ...approvalKey(id),
    id,
    ...withoutBlanks(stated),
    ...(charged.costCentre && { costCentre: charged.costCentre }),
    shipTo: { ...shipTo, masked: false },
    status: "WAITING",
    buyerId,
    sellerId: line.sellerId,
    sellerName: line.sellerName,
    title: line.title,
    askedBy: member.person.userId,
    ...(comment && { comment }),
    lines: priced.ordered.map(orderedTerms),
    steps: steps.map((approvers) => ({ approvers })),
    ...(categories.length > 0 && { categories }),
    mayReleaseOwn: rules.mayReleaseOwn,
    askedAt: now,
    expiresAt: lapsesAt(now),
    version: 1,
    dueVersion: 1,
  };
  const decidersOf = judge(now);
  const [deciders = [], ...later] = await Promise.all(
    steps.map((_, at) => decidersOf(approval, at)),
  );
  if ([deciders, ...later].some(({ length }) => length === 0)) throw new Problem("NO_APPROVER");
  const reply = { id };
  await write(
    ctx.once(reply),
    putApproval(approval),
    ...(await markLines(approval)),
    ...held,
    ...charged.reserved,
    audit(ctx, { entity: "orderApproval", id, from: "-", to: "WAITING" }),
    ...requestsFollow(ctx, approval),
    ...(await approvalAsked(ctx, approval, deciders)),
  );
  return reply;
}

const withoutBlanks = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Fields;
