import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { merchandiseRoutes } from "@bupum/shared/selling/merchandises/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { createMerchandise } from "./create.ts";
import { listOldCounts } from "./counts.ts";
import { isOnSale } from "./items.ts";
import { listOfSeller, listRemoved } from "./lists.ts";
import { removeOwn, removeTogether } from "./remove.ts";
import { restoreMerchandises } from "./restore.ts";
import { searchProducts } from "./search.ts";
import { updateMerchandise, updateMerchandises } from "./update.ts";

export const handler = resource(merchandiseRoutes, {
  searchProducts: (_ctx, { query }) => searchProducts(query),

  list: (_ctx, { query: { userId, searchKeyword = "", ...paging } }) =>
    userId
      ? listOfSeller(sellerIdOf(userId), paging, { searchKeyword }, isOnSale)
      : searchProducts({ ...paging, productName: searchKeyword }),

  create: (ctx, { body }) => createMerchandise(ctx, body),

  async removeMany(ctx, { body }) {
    await removeTogether(ctx, body.ids);
  },

  updateMany: async (ctx, { body }) => ({ items: await updateMerchandises(ctx, body.items) }),

  restore: async (ctx, { body }) => ({ items: await restoreMerchandises(ctx, body.ids) }),

  update: (ctx, { params, body }) => updateMerchandise(ctx, params.id, body),

  async remove(ctx, { params }) {
    await removeTogether(ctx, [params.id]);
  },

  listOwn(ctx, { query: { isRemoved, isOldStock, page, itemsPerPage, cursor, ...filter } }) {
    const { sellerId } = userOf(ctx);
    const paging = { page, itemsPerPage, ...(cursor !== undefined && { cursor }) };
    const now = ctx.now();
    if (isRemoved) return listRemoved(sellerId, paging, now);
    return isOldStock
      ? listOldCounts(sellerId, paging, filter, now)
      : listOfSeller(sellerId, paging, filter);
  },

  removeOwn: (ctx, { body }) => removeOwn(ctx, body),
});
