import { adminNewsRoutes } from "@bupum/shared/reading/news/admin-contract";
import { clicksOf } from "../../kernel/readers/counters.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { findNews } from "../../reading/news/items.ts";
import { searchNews } from "../../reading/news/search.ts";
import { create, createMany } from "./create.ts";
import { remove, removeMany } from "./remove.ts";
import { wantedBy } from "./rules.ts";
import { update } from "./update.ts";

export const handler = adminResource(adminNewsRoutes, {
  async list(_ctx, { query: { sort, filter, searchKeyword, ...paging } }) {
    const newestFirst = sort !== "publishedAt:asc";
    const page = await searchNews(searchKeyword, wantedBy(filter), { newestFirst }, paging);
    const clicks = await clicksOf(
      "news",
      page.items.map(({ id }) => id),
    );
    return { ...page, items: page.items.map((card, at) => ({ ...card, ...clicks[at]! })) };
  },

  async get(_ctx, { params }) {
    const [news, [clicks]] = await Promise.all([
      findNews(params.id),
      clicksOf("news", [params.id]),
    ]);
    return { ...news, ...clicks! };
  },

  create: (ctx, { body }) => create(ctx, body),

  createMany: (ctx, { body }) => createMany(ctx, body.items),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),

  removeMany: (ctx, { body }) => removeMany(ctx, body.ids),
});
