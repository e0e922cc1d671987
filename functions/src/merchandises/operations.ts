import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { type Merchandise, merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import { type Context, userOf } from "../kernel/context.ts";
import { resource } from "../kernel/resource.ts";
import { write } from "../kernel/table.ts";
import { update, updateMany } from "./changing.ts";
import { addition } from "./rules.ts";
import { listOfSeller, listRemoved } from "./lists.ts";
import { removeOwn, removeTogether, restore } from "./removing.ts";
import { searchProducts } from "./search.ts";

type Routes = typeof merchandiseRoutes;

export const handler = resource(merchandiseRoutes, {
  searchProducts: (_ctx, { query }) => searchProducts(query),

  list: (_ctx, { query: { userId, searchKeyword = "", ...paging } }) =>
    userId
      ? listOfSeller(sellerIdOf(userId), paging, { searchKeyword }, true)
      : searchProducts({ ...paging, productName: searchKeyword }),

  create: (ctx, { body }) => create(ctx, body),

  async removeMany(ctx, { body }) {
    await removeTogether(ctx, body.ids);
  },

  updateMany: async (ctx, { body }) => ({ items: await updateMany(ctx, body.items) }),

  restore: async (ctx, { body }) => ({ items: await restore(ctx, body.ids) }),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async remove(ctx, { params }) {
    await removeTogether(ctx, [params.id]);
  },

  listOwn(ctx, { query: { isRemoved, page, itemsPerPage, cursor, ...filter } }) {
    const { sellerId } = userOf(ctx);
    const paging = { page, itemsPerPage, ...(cursor !== undefined && { cursor }) };
    return isRemoved
      ? listRemoved(sellerId, paging, ctx.now())
      : listOfSeller(sellerId, paging, filter);
  },

  removeOwn: (ctx, { body }) => removeOwn(ctx, body),
});

async function create(
  ctx: Context,
  body: ParsedInput<Routes["create"]>["body"],
): Promise<Merchandise> {
  const { sellerId, isPremium } = userOf(ctx);
  const unknown = new Problem("SELLER_REGISTRATION_REQUIRED");
  const { listing, writes } = await addition(ctx, { id: sellerId, isPremium, unknown }, body);
  await write(ctx.once(listing), ...writes);
  return listing;
}
