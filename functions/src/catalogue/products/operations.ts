import { Problem } from "@bupum/shared/kernel/problem";
import { productRoutes } from "@bupum/shared/catalogue/products/contract";
import { drawRows } from "../../kernel/request/rate-limit.ts";
import { isLooked } from "../../kernel/request/views.ts";
import { resource } from "../../kernel/request/resource.ts";
import { suggest } from "./suggest.ts";
import * as items from "./items.ts";
import { listIds } from "./listed-ids.ts";
import { matchAll } from "./match.ts";
import { withAlternates } from "./get.ts";
import { near } from "./near.ts";
import { related } from "./related.ts";
import { search } from "./search.ts";
import { substitutesOf } from "./substitutes.ts";

const idsAtOnce = 1_000;

export const handler = resource(productRoutes, {
  search: (ctx, { query }) =>
    search(query, {
      asker: ctx.actor.type === "user" ? ctx.actor.userId : undefined,
      isLooked: isLooked(ctx),
    }),

  suggest: (_ctx, { query }) => suggest(query.searchKeyword),

  async match(ctx, { body }) {
    await drawRows(ctx, body.rows.length);
    return { items: await matchAll(body.rows) };
  },

  async ids(_ctx, { query }) {
    const { ids, more, last } = await listIds(query.afterId, idsAtOnce);
    return { ids, ...(more && last && { nextAfterId: last }) };
  },

  count: async () => ({ count: await items.count() }),

  related: (_ctx, { query }) => related(query.productId, query.categoryTagId),

  substitutes: async (_ctx, { query }) => ({ items: await substitutesOf(query.productIds) }),

  near: (_ctx, { query }) => near(query.productId),

  async get(_ctx, { params }) {
    const product = await items.readShown(params.id);
    if (!product) throw new Problem("NOT_FOUND");
    return withAlternates(product);
  },
});
