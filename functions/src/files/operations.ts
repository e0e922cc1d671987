import { fileRoutes } from "@bupum/shared/files/contract";
import { resource } from "../kernel/resource.ts";
import * as items from "./items.ts";

export const handler = resource(fileRoutes, {
  upload: (ctx, { body }) => items.startUpload(ctx, body),

  document: (ctx, { params }) => items.linkFor({ ...ctx, actor: { type: "guest" } }, params.id),

  get: (ctx, { params }) => items.linkFor(ctx, params.id),
});
