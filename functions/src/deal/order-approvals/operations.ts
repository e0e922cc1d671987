import {
  type OrderApproval,
  orderApprovalRoutes,
} from "@bupum/shared/deal/order-approvals/contract";
import { type Context, personIdOf, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { askApproval } from "./create.ts";
import { judge } from "./deciders.ts";
import { type ApprovalItem, listApprovals, statusAt } from "./items.ts";
import { findOwn, refuse, release, withdraw } from "./steps.ts";

export const handler = resource(orderApprovalRoutes, {
  async list(ctx, { query: { state, ...paging } }) {
    const now = ctx.now();
    const found = await listApprovals(userOf(ctx).userId, { state, now }, paging);
    const asSeen = shownTo(ctx);
    return { ...found, items: await Promise.all(found.items.map(asSeen)) };
  },

  create: (ctx, { body }) => askApproval(ctx, body),
  get: async (ctx, { params }) => shownTo(ctx)(await findOwn(ctx, params.id)),
  release: async (ctx, { params, body }) => shownTo(ctx)(await release(ctx, params.id, body)),
  refuse: async (ctx, { params, body }) => shownTo(ctx)(await refuse(ctx, params.id, body)),
  withdraw: async (ctx, { params }) => shownTo(ctx)(await withdraw(ctx, params.id)),
});

/** An approval as it stands now, and whether it is the caller's turn. */
function shownTo(ctx: Context) {
  const now = ctx.now();
  const decidersOf = judge(now);
  const personId = personIdOf(ctx.actor);
  return async (approval: ApprovalItem): Promise<OrderApproval> => {
    const status = statusAt(approval, now);
    const deciders = status === "WAITING" ? await decidersOf(approval) : [];
    return { ...approval, status, mayDecide: deciders.some(({ userId }) => userId === personId) };
  };
}
