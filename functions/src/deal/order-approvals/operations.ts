import { orderApprovalRoutes } from "@bupum/shared/deal/order-approvals/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { askApproval } from "./create.ts";
import { listApprovals } from "./items.ts";
import { readOpen, shownTo } from "./shown.ts";
import { findOwn, refuse, release, withdraw } from "./steps.ts";

export const handler = resource(orderApprovalRoutes, {
  async list(ctx, { query: { state, ...paging } }) {
    const now = ctx.now();
    const found = await listApprovals(userOf(ctx).userId, { state, now }, paging);
    const asSeen = shownTo(ctx);
    return { ...found, items: await Promise.all(found.items.map(asSeen)) };
  },

  async count(ctx) {
    const { mine } = await readOpen(ctx);
    return { mine };
  },

  create: (ctx, { body }) => askApproval(ctx, body),
  get: async (ctx, { params }) => shownTo(ctx)(await findOwn(ctx, params.id)),
  release: async (ctx, { params, body }) => shownTo(ctx)(await release(ctx, params.id, body)),
  refuse: async (ctx, { params, body }) => shownTo(ctx)(await refuse(ctx, params.id, body)),
  withdraw: async (ctx, { params }) => shownTo(ctx)(await withdraw(ctx, params.id)),
});
