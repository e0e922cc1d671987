import type { productRoutes } from "@bupum/shared/products/contract";
import type { Operations } from "../kernel/resource.ts";
import { suggest } from "../search/suggest.ts";
import * as items from "./items.ts";
import { search } from "./search.ts";

const idsAtOnce = 1_000;

export const operations: Operations<typeof productRoutes> = {
  search: (_ctx, { query }) => search(query),

  suggest: (_ctx, { query }) => suggest(query.searchKeyword),

  async ids(_ctx, { query }) {
    const { ids, more } = await items.listIds(query.afterId, idsAtOnce);
    const last = ids.at(-1);
    return { ids, ...(more && last && { nextAfterId: last }) };
  },

  count: async () => ({ count: await items.count() }),

  get: (_ctx, { params }) => items.find(params.id),
};
