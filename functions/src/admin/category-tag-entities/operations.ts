import { categoryTagEntityRoutes } from "@bupum/shared/reference/category-tags/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { listTags } from "../../reference/category-tags/items.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { create } from "./create.ts";
import { list } from "./lists.ts";
import { remove } from "./remove.ts";
import { update } from "./update.ts";

export const handler = adminResource(categoryTagEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  async get(_ctx, { params }) {
    const tag = (await listTags(true)).find((one) => one.id === params.id);
    if (!tag) throw new Problem("NOT_FOUND");
    return tag;
  },

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),
});
