import type { stockRoutes } from "@bupum/shared/stocks/contract";
import type { Operations } from "../kernel/resource.ts";
import { source } from "../providers/stocks/data-portal.ts";
import { listStocks } from "./items.ts";

export const operations: Operations<typeof stockRoutes> = {
  list: async (ctx) => ({ source, items: await listStocks(ctx.now()) }),
};
