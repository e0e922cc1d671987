import { inboxRoutes } from "@bupum/shared/notices/inbox/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { readInbox } from "./queues.ts";

export const handler = adminResource(inboxRoutes, {
  list: async (ctx) => ({ queues: await readInbox(ctx.now()) }),
});
