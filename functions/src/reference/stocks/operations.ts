import { stockRoutes } from "@bupum/shared/reference/stocks/contract";
import { resource } from "../../kernel/request/resource.ts";
import { source } from "../../providers/stocks/data-portal.ts";
import { listStocks } from "./items.ts";

export const handler = resource(stockRoutes, {
  list: async (ctx) => ({ source, items: await listStocks(ctx.now()) }),
});
