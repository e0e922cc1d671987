import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Parsed } from "@bupum/shared/kernel/route";
import { normalized } from "@bupum/shared/kernel/text";
import { endOfSeoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import type { Merchandise, merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import { type Context, sellerIdOf, userOf } from "../kernel/context.ts";
import type { Operations } from "../kernel/resource.ts";
import { write } from "../kernel/table.ts";
import * as products from "../products/items.ts";
import * as sellers from "../seller-infos/items.ts";
import * as items from "./items.ts";
import { latestRates } from "./won-rates.ts";

type Routes = typeof merchandiseRoutes;

/** Live listings of one seller (DOMAIN.md D18). */
const mostListings = { basic: 100, premium: 20_000 };

export const operations: Operations<Routes> = {
  async list(_ctx, { query: { userId, searchKeyword = "", ...paging } }) {
    if (!userId) return items.listShown(paging, searchKeyword);
    const key = normalized(searchKeyword);
    const sellerId = sellerIdOf(userId);
    const filter = (listing: items.Listing) => listing.searchText.includes(key);
    const page = await items.listOfSeller(sellerId, paging, key === "" ? undefined : filter);
    // A seller's listings are hidden together, so this leaves no gaps in a page.
    return { ...page, items: page.items.filter(items.isOnSale) };
  },

  create: (ctx, { body }) => create(ctx, body),

  async removeMany(ctx, { body }) {
    await removeAll(ctx, [...new Set(body.ids)]);
  },

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async remove(ctx, { params }) {
    await removeAll(ctx, [params.id]);
  },

  async listOwn(ctx, { query }) {
    const { searchType, searchKeyword = "", startDate, endDate, ...paging } = query;
    const key = normalized(searchKeyword);
    const from = startDate && seoulInstant(startDate);
    const to = endDate && endOfSeoulDay(endDate);
    if (from && to && from > to) throw faultAt("query.endDate", "DATE_RANGE");
    const isWanted = (listing: items.Listing) =>
      (!from || listing.createdAt >= from) &&
      (!to || listing.createdAt <= to) &&
      textOf(listing, searchType).includes(key);
    const isFiltered = key !== "" || from !== undefined || to !== undefined;
    return items.listOfSeller(userOf(ctx).sellerId, paging, isFiltered ? isWanted : undefined);
  },
};

function textOf(listing: items.Listing, searchType: "PRODUCT" | "MANUFACTOR" | undefined): string {
  if (!searchType) return listing.searchText;
  const names =
    searchType === "MANUFACTOR"
      ? Object.values(listing.manufactorName)
      : [listing.partNumber, ...Object.values(listing.productName)];
  return names.map(normalized).join(" ");
}

async function create(ctx: Context, body: Parsed<Routes["create"]>["body"]): Promise<Merchandise> {
  const { sellerId, isPremium } = userOf(ctx);
  const [product, seller, rates] = await Promise.all([
    products.readProduct(body.productId),
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
    ...items.addListing(listing, rates),
    sellers.countListings(sellerId, 1, {
      listings: isPremium ? mostListings.premium : mostListings.basic,
      refused: new Problem("SUBSCRIPTION_REQUIRED", { feature: "LIVE_LISTINGS" }),
    }),
    items.offersChanged(now, listing.productId),
  );
  return listing;
}

/** The caller's own listing. Throws NOT_FOUND for any other. */
async function findOwn(ctx: Context, ids: readonly Merchandise["id"][]): Promise<items.Listing[]> {
  const { sellerId } = userOf(ctx);
  const found = await items.readListings(ids);
  return found.map((listing) => {
    if (!listing || listing.deletedAt || listing.sellerId !== sellerId)
      throw new Problem("NOT_FOUND");
    return listing;
  });
}

async function update(
  ctx: Context,
  id: Merchandise["id"],
  { version, ...stated }: Parsed<Routes["update"]>["body"],
): Promise<Merchandise> {
  const [[before], rates] = await Promise.all([findOwn(ctx, [id]), latestRates()]);
  if (!before) throw new Problem("NOT_FOUND");
  if (before.version !== version) throw new Problem("VERSION_CONFLICT");
  const { breaks = before.breaks, orderMultiple = before.orderMultiple } = stated;
  const moq = breaks[0]!.minQty;
  if (moq % orderMultiple !== 0) throw faultAt("body.orderMultiple", "MOQ_MULTIPLE");
  const now = ctx.now();
  const change: items.Change = {
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
    moq,
    ...(stated.stock !== undefined && { stockCheckedAt: now }),
    // An empty text takes it away.
    ...(stated.sellerSku === "" && { sellerSku: undefined }),
    ...(stated.memo === "" && { memo: undefined }),
    version: version + 1,
    updatedAt: now,
  };
  await write(
    items.changeListing(before, change, rates),
    items.offersChanged(now, before.productId),
  );
  return { ...before, ...(change as Partial<Merchandise>) };
}

async function removeAll(ctx: Context, ids: readonly Merchandise["id"][]): Promise<void> {
  const listings = await findOwn(ctx, ids);
  const now = ctx.now();
  const touched = new Set(listings.map(({ productId }) => productId));
  await write(
    ...listings.flatMap((listing) => items.dropListing(listing, now)),
    sellers.countListings(userOf(ctx).sellerId, -listings.length),
    ...[...touched].map((productId) => items.offersChanged(now, productId)),
  );
}
