import { wikiEntityRoutes } from "@bupum/shared/wikis/admin-contract";
import { adminResource } from "../../kernel/resource.ts";
import { create } from "./create.ts";
import { get } from "./get.ts";
import { list } from "./lists.ts";
import { remove } from "./remove.ts";
import { update } from "./update.ts";

export const handler = adminResource(wikiEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  get: (ctx, { params }) => get(ctx, params.id),

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params, body }) => remove(ctx, params.id, body.reason),
});
