import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Parsed } from "@bupum/shared/kernel/route";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import { type Context, sellerIdOf, userOf } from "../kernel/context.ts";
import type { Operations } from "../kernel/resource.ts";
import { write } from "../kernel/table.ts";
import * as products from "../products/items.ts";
import { standing } from "../products/rules.ts";
import * as sellers from "../seller-infos/items.ts";
import { update, updateMany } from "./changing.ts";
import * as items from "./items.ts";
import { listingLimit } from "./rules.ts";
import { listOfSeller, listRemoved } from "./lists.ts";
import { removeOwn, removeTogether, restore } from "./removing.ts";
import { searchProducts } from "./search.ts";
import { latestRates } from "./won-rates.ts";

type Routes = typeof merchandiseRoutes;

export const operations: Operations<Routes> = {
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
};

async function create(ctx: Context, body: Parsed<Routes["create"]>["body"]): Promise<Merchandise> {
  const { sellerId, isPremium } = userOf(ctx);
  const [product, seller, rates] = await Promise.all([
    products.readShown(body.productId),
    sellers.readSeller(sellerId),
    latestRates(),
  ]);
  if (!product) throw faultAt("body.productId", "PRODUCT_UNKNOWN");
  if (!sellers.isLive(seller)) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  const now = ctx.now();
  const listing: Merchandise = {
    ...body,
    id: ctx.newId("mch"),
    sellerId,
    sellerName: seller.approved.companyName,
    productId: product.id,
    partNumber: product.partNumber,
    productName: product.name,
    manufactorId: product.manufactorId,
    manufactorName: product.manufactorName,
    moq: body.breaks[0]!.minQty,
    stockCheckedAt: now,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await write(
    ctx.once(listing),
    standing(product.id, faultAt("body.productId", "PRODUCT_UNKNOWN")),
    ...items.addListing(listing, rates),
    sellers.countListings(sellerId, 1, listingLimit(isPremium, 1)),
    items.offersChanged(now, listing.productId),
  );
  return listing;
}
