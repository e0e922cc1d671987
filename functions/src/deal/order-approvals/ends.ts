import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import type { ApprovalStatus } from "@bupum/shared/deal/order-approvals/states";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { freed } from "../product-estimate-orders/charges.ts";
import { groupIdOf } from "../whole-groups/groups.ts";
import { type ApprovalItem, changeApproval } from "./items.ts";

type Acting = Pick<Context, "actor" | "now">;

export const audited = (ctx: Acting, { id }: ApprovalItem, to: string, reason?: string): Write =>
  audit(ctx, { entity: "orderApproval", id, from: "WAITING", to, reason });

/** Lets the requests follow whose lines wait for an approval, or wait no more (D38-2). */
export const requestsFollow = ({ now }: Acting, { lines }: Pick<ApprovalItem, "lines">): Write[] =>
  [...new Set(lines.map(({ productEstimateId: id }) => groupIdOf(id)))].map((groupId) =>
    message(now(), "group.changed", { groupId }),
  );

/** Ends an approval that waits without an order: what its lines reserved is free again (D43-3). */
export const endsAs = (
  ctx: Acting,
  approval: ApprovalItem,
  status: Extract<ApprovalStatus, "WITHDRAWN" | "LAPSED">,
): Write[] => [
  changeApproval(approval, { status }, ctx.now()),
  ...freed(approval, standingLines(approval)),
  audited(ctx, approval, status),
  ...requestsFollow(ctx, approval),
];
