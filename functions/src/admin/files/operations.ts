import { adminFileRoutes } from "@bupum/shared/accounts/files/admin-contract";
import { looked } from "../../talk/chats/writes.ts";
import * as items from "../../accounts/stored-files/items.ts";
import { linkTo } from "../../accounts/stored-files/writes.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";

export const handler = adminResource(adminFileRoutes, {
  upload: (ctx, { body }) => items.startUpload(ctx, body),

  async get(ctx, { params }) {
    const row = await items.findReadable(ctx, params.id);
    const { claimedBy } = row;
    if (claimedBy?.entity === "chat") await write(looked(ctx, "chat", claimedBy.id));
    return linkTo(row, ctx.now());
  },
});
