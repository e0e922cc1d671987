import { adminFileRoutes } from "@bupum/shared/files/admin-contract";
import * as items from "../../files/items.ts";
import { adminResource } from "../../kernel/resource.ts";

export const handler = adminResource(adminFileRoutes, {
  upload: (ctx, { body }) => items.startUpload(ctx, body),

  get: (ctx, { params }) => items.linkFor(ctx, params.id),
});
