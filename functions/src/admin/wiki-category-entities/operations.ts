import { wikiCategoryEntityRoutes } from "@bupum/shared/reading/wiki-categories/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { findWikiCategory } from "../../reading/wiki-categories/items.ts";
import { create } from "./create.ts";
import { list } from "./lists.ts";
import { remove } from "./remove.ts";
import { update } from "./update.ts";

export const handler = adminResource(wikiCategoryEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  get: (_ctx, { params }) => findWikiCategory(params.id),

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),
});
