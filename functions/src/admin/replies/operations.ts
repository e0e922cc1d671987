import { adminReplyRoutes } from "@bupum/shared/reading/replies/admin-contract";
import { adminOf } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { create } from "../../reading/replies/create.ts";
import { remove, removeMany } from "../../reading/replies/remove.ts";
import { update } from "../../reading/replies/update.ts";
import { hide } from "./hide.ts";

export const handler = adminResource(adminReplyRoutes, {
  create: (ctx, { body: { boardId, ...draft } }) => create(ctx, boardId, draft, adminOf(ctx)),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  hide: (ctx, { params, body }) => hide(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),

  removeMany: (ctx, { body }) => removeMany(ctx, body.ids),
});
