import { nameFor } from "../partners/items.ts";
import { fileRoutes } from "@bupum/shared/accounts/files/contract";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "../stored-files/items.ts";
import { linkFor, linkTo } from "../stored-files/writes.ts";

export const handler = resource(fileRoutes, {
  upload: (ctx, { body }) => items.startUpload(ctx, body),

  document: (ctx, { params }) => linkFor({ ...ctx, actor: { type: "guest" } }, params.id),

  async get(ctx, { params }) {
    const row = await items.findReadable(ctx, params.id);
    return linkTo(row, ctx.now(), await nameFor(ctx, row));
  },
});
