import { seoulDay } from "@bupum/shared/kernel/time";
import { searchMissRoutes } from "@bupum/shared/search/search-misses/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { listMisses, topMisses } from "../../search/misses.ts";

export const handler = adminResource(searchMissRoutes, {
  top: (ctx, { query: { on } }) => topMisses(on ?? seoulDay(ctx.now())),

  list: (ctx, { query: { on, ...paging } }) => listMisses(on ?? seoulDay(ctx.now()), paging),
});
