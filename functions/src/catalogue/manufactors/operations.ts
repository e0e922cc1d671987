import { Problem } from "@bupum/shared/kernel/problem";
import { makerRoutes } from "@bupum/shared/catalogue/manufactors/contract";
import { resource } from "../../kernel/request/resource.ts";
import { listByInitial, search } from "./search.ts";
import * as items from "./items.ts";

export const handler = resource(makerRoutes, {
  list: (_ctx, { query: { sort, filter, searchKeyword, initial, haveMerchandise, ...paging } }) =>
    initial !== undefined && !searchKeyword?.trim()
      ? listByInitial(initial, paging, { country: filter?.country, haveMerchandise })
      : searchKeyword?.trim()
        ? search(searchKeyword.trim(), paging, { sort, country: filter?.country, haveMerchandise })
        : items.list(paging, { sort, country: filter?.country, haveMerchandise }),

  async get(_ctx, { params }) {
    const maker = await items.readShown(params.id);
    if (!maker) throw new Problem("NOT_FOUND");
    return maker;
  },

  count: async () => ({ count: await items.count() }),
});
