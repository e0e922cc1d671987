import type { manufactorRoutes } from "@bupum/shared/manufactors/contract";
import type { Operations } from "../kernel/resource.ts";
import { search } from "./search.ts";
import * as items from "./items.ts";

export const operations: Operations<typeof manufactorRoutes> = {
  list: (_ctx, { query: { sort, filter, searchKeyword, haveMerchandise, ...paging } }) =>
    searchKeyword?.trim()
      ? search(searchKeyword.trim(), paging, { sort, country: filter?.country, haveMerchandise })
      : items.list(paging, { sort, country: filter?.country, haveMerchandise }),

  count: async () => ({ count: await items.count() }),
};
