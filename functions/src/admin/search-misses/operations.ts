import { seoulDay } from "@bupum/shared/kernel/time";
import type { searchMissRoutes } from "@bupum/shared/search-misses/contract";
import type { Operations } from "../../kernel/resource.ts";
import { listMisses } from "../../search/misses.ts";

export const operations: Operations<typeof searchMissRoutes> = {
  list: (ctx, { query: { on, ...paging } }) => listMisses(on ?? seoulDay(ctx.now()), paging),
};
