import { replyRoutes } from "@bupum/shared/reading/replies/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { create } from "./create.ts";
import { remove } from "./remove.ts";
import { update } from "./update.ts";

export const handler = resource(replyRoutes, {
  create: (ctx, { params, body }) => create(ctx, params.boardId, body, userOf(ctx)),

  update: (ctx, { params, body }) => update(ctx, params.replyId, body),

  remove: (ctx, { params }) => remove(ctx, params.replyId),
});
