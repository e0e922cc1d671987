import type { fileRoutes } from "@bupum/shared/files/contract";
import type { Operations } from "../kernel/resource.ts";
import { write } from "../kernel/table.ts";
import * as items from "./items.ts";

export const operations: Operations<typeof fileRoutes> = {
  async upload(ctx, { body }) {
    const { row, form, maxBytes, formExpiresAt } = await items.startUpload(ctx, body);
    await write({ put: { ...row } });
    return { fileId: row.id, ...form, maxBytes, expiresAt: formExpiresAt };
  },

  get: (ctx, { params }) => items.linkFor(ctx, params.id),
};
