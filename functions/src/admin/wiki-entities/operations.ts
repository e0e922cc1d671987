import { wikiEntityRoutes } from "@bupum/shared/reading/wikis/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { adminResource } from "../../kernel/request/resource.ts";
import { named } from "../../reading/wiki-revisions/items.ts";
import { listRevisions, readWiki } from "../../reading/wikis/items.ts";
import { create } from "./create.ts";
import { get } from "./get.ts";
import { list } from "./lists.ts";
import { remove } from "./remove.ts";
import { update } from "./update.ts";

export const handler = adminResource(wikiEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  get: (ctx, { params }) => get(ctx, params.id),

  async revisions(_ctx, { params: { id }, query }) {
    const [page, wiki] = await Promise.all([listRevisions(id, query), readWiki(id)]);
    if (!wiki) throw new Problem("NOT_FOUND");
    return { ...page, items: await named(page.items) };
  },

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params, body }) => remove(ctx, params.id, body.reason),
});
