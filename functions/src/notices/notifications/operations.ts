import { notificationRoutes } from "@bupum/shared/notices/notifications/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { clear, drop, list, readAll, readSome } from "./items.ts";

export const handler = resource(notificationRoutes, {
  list: (ctx, { query }) => list(userOf(ctx).userId, query),

  removeAll: (ctx) => clear(userOf(ctx).userId),

  remove: (ctx, { params }) => drop(userOf(ctx).userId, params.id),

  async read(ctx, { body }) {
    const { userId } = userOf(ctx);
    if (body.ids) await readSome(userId, body.ids, ctx.now());
    else await readAll(userId, ctx.now());
  },
});
