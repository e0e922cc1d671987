import {
  type OrderApproval,
  orderApprovalRoutes,
} from "@bupum/shared/deal/order-approvals/contract";
import { type Context, personIdOf, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { askApproval } from "./create.ts";
import { decidersOf } from "./deciders.ts";
import { type ApprovalItem, listApprovals } from "./items.ts";
import { findOwn, refuse, release, withdraw } from "./steps.ts";

export const handler = resource(orderApprovalRoutes, {
  async list(ctx, { query: { state, ...paging } }) {
    const found = await listApprovals(userOf(ctx).userId, state, paging);
    return { ...found, items: await Promise.all(found.items.map((one) => shown(ctx, one))) };
  },

  create: (ctx, { body }) => askApproval(ctx, body),
  get: async (ctx, { params }) => shown(ctx, await findOwn(ctx, params.id)),
  release: async (ctx, { params, body }) => shown(ctx, await release(ctx, params.id, body)),
  refuse: async (ctx, { params, body }) => shown(ctx, await refuse(ctx, params.id, body)),
  withdraw: async (ctx, { params }) => shown(ctx, await withdraw(ctx, params.id)),
});

/** An approval, and whether it is the caller's turn. */
async function shown(ctx: Context, approval: ApprovalItem): Promise<OrderApproval> {
  const now = ctx.now();
  const isOpen = approval.status === "WAITING" && approval.expiresAt > now;
  const deciders = isOpen ? await decidersOf(approval, now) : [];
  const personId = personIdOf(ctx.actor);
  return { ...approval, mayDecide: deciders.some(({ userId }) => userId === personId) };
}
