import type { adminFileRoutes } from "@bupum/shared/files/contract";
import * as items from "../../files/items.ts";
import type { Operations } from "../../kernel/resource.ts";

export const operations: Operations<typeof adminFileRoutes> = {
  upload: (ctx, { body }) => items.startUpload(ctx, body),

  get: (ctx, { params }) => items.linkFor(ctx, params.id),
};
