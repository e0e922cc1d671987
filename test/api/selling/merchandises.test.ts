import type { merchandiseDraft } from "@bupum/shared/selling/merchandises/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Draft = z.input<typeof merchandiseDraft>;
type ProductId = NonNullable<Draft["productId"]>;
const draftOf = (productId: ProductId, given: Partial<Draft> = {}): Draft => ({
  productId,
  condition: "NEW",
  currency: "KRW",
  breaks: [
    { minQty: 1, unitPrice: "1200" },
    { minQty: 10, unitPrice: "1100.5" },
  ],
  stock: 40,
  leadTimeDays: 2,
  shippingFeePayer: "BUYER_PAYS",
  warehouseRegion: "SEOUL",
  ...given,
});
const get = (productId: ProductId) => world.api().products.get({ params: { id: productId } });
const listedBy = async (seller: Awaited<ReturnType<World["seller"]>>, given?: Partial<Draft>) => {
  const { product } = await someProduct(world);
  return seller.api.merchandises.create({ body: draftOf(product.id, given) });
};

describe("a listing", () => {
  test("has the names of the catalogue, and is in every list", async () => {
    const seller = await world.seller();
    const { product, maker } = await someProduct(world);
    const listing = await seller.api.merchandises.create({ body: draftOf(product.id) });
    expect(listing).toMatchObject({
      sellerId: seller.sellerId,
      sellerName: seller.companyName,
      partNumber: product.partNumber,
      manufactorId: maker.id,
      moq: 1,
      orderMultiple: 1,
      version: 1,
    });
    const guest = world.api();
    await world.drain({ searched: true });
    for (const query of [
      {},
      { userId: seller.id },
      { searchKeyword: product.partNumber.toLowerCase() },
      { searchKeyword: product.partNumber.slice(0, 5) },
      // Anywhere in its number, with and without filtering by seller.
      { searchKeyword: product.partNumber.slice(4) },
      { searchKeyword: product.partNumber.slice(4), userId: seller.id },
      { searchKeyword: `${product.name.ko.slice(-2)} ${product.partNumber.slice(4)}` },
      { searchKeyword: maker.name.ko },
    ]) {
      const { items } = await guest.merchandises.list({ query });
      expect(items.map(({ id }) => id)).toContain(listing.id);
    }
    const own = await seller.api.merchandises.listOwn({ query: { searchType: "MANUFACTOR" } });
    expect(own.items).toEqual([listing]);
  });

  test("of the same part in the same condition is refused; in another condition it is created", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    const listing = await seller.api.merchandises.create({ body: draftOf(product.id) });
    const again = draftOf(product.id, { stock: 1 });
    await expect(seller.api.merchandises.create({ body: again })).rejects.toMatchObject({
      code: "MERCHANDISE_EXISTS",
      body: { params: { merchandiseId: listing.id } },
    });
    const used = draftOf(product.id, { condition: "USED" });
    await expect(seller.api.merchandises.create({ body: used })).resolves.toBeDefined();
  });

  test("clicked twice is one listing", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    const body = draftOf(product.id);
    const [one, other] = await Promise.all([
      seller.api.merchandises.create({ body }),
      seller.api.merchandises.create({ body }),
    ]);
    expect(one).toEqual(other);
    expect((await seller.api.merchandises.listOwn({ query: {} })).items).toHaveLength(1);
  });

  test("of an unknown part, or with an MOQ that is no multiple, names the field", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    const unknown = draftOf(`prd_01J8Z3K4M5N6P7Q8R9S0T1V2W3`);
    await expect(seller.api.merchandises.create({ body: unknown })).rejects.toMatchObject({
      issues: [{ path: "body.productId", code: "PRODUCT_UNKNOWN" }],
    });
    const odd = draftOf(product.id, {
      breaks: [{ minQty: 3, unitPrice: "5" }],
      orderMultiple: 2,
    });
    await expect(seller.api.merchandises.create({ body: odd })).rejects.toMatchObject({
      issues: [{ path: "body.orderMultiple", code: "MOQ_MULTIPLE" }],
    });
  });

  test("above the hundredth needs a subscription", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    await world.put([{ ...row, merchandiseCount: 99 }]);
    await listedBy(seller);
    await expect(listedBy(seller)).rejects.toMatchObject({
      status: 403,
      code: "SUBSCRIPTION_REQUIRED",
      body: { params: { feature: "LIVE_LISTINGS" } },
    });
  });
});

describe("a change", () => {
  test("sets the named fields over the version that was read, and nothing else", async () => {
    const seller = await world.seller();
    const listing = await listedBy(seller, { memo: "상자 단위", sellerSku: "A-1" });
    const params = { id: listing.id };
    const changed = await seller.api.merchandises.update({
      params,
      body: { stock: 7, memo: "", version: 1 },
    });
    expect(changed).toMatchObject({ stock: 7, sellerSku: "A-1", version: 2, condition: "NEW" });
    expect(changed).not.toHaveProperty("memo");
    expect((await seller.api.merchandises.listOwn({ query: {} })).items).toEqual([changed]);
    await expect(
      seller.api.merchandises.update({ params, body: { stock: 9, version: 1 } }),
    ).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  });

  test("must keep the MOQ a multiple of the stored order multiple", async () => {
    const seller = await world.seller();
    const listing = await listedBy(seller, {
      breaks: [{ minQty: 10, unitPrice: "5" }],
      orderMultiple: 5,
    });
    const body = { breaks: [{ minQty: 12, unitPrice: "5" }], version: 1 };
    await expect(
      seller.api.merchandises.update({ params: { id: listing.id }, body }),
    ).rejects.toMatchObject({ issues: [{ code: "MOQ_MULTIPLE" }] });
  });

  test("or removal of another seller's listing is 404", async () => {
    const [seller, rival] = [await world.seller(), await world.seller()];
    const listing = await listedBy(seller);
    const params = { id: listing.id };
    const refused = { status: 404 };
    await expect(
      rival.api.merchandises.update({ params, body: { stock: 0, version: 1 } }),
    ).rejects.toMatchObject(refused);
    await expect(rival.api.merchandises.remove({ params })).rejects.toMatchObject(refused);
    const mine = await listedBy(rival);
    await expect(
      rival.api.merchandises.removeMany({ body: { ids: [mine.id, listing.id] } }),
    ).rejects.toMatchObject(refused);
    expect((await rival.api.merchandises.listOwn({ query: {} })).items).toHaveLength(1);
  });
});

describe("what a part shows of its offers", () => {
  test("follows every change of them, with repeated and reordered messages", async () => {
    const [one, other] = [await world.seller(), await world.seller()];
    const { product, maker } = await someProduct(world);
    const listing = await one.api.merchandises.create({ body: draftOf(product.id, { stock: 0 }) });
    const cheap = { breaks: [{ minQty: 1, unitPrice: "900" }], stock: null };
    const second = await other.api.merchandises.create({ body: draftOf(product.id, cheap) });
    await world.drain({ duplicate: true, shuffle: 1 });
    expect(await get(product.id)).toMatchObject({
      offerCount: 2,
      bestOffer: { unitPrice: "900", currency: "KRW", stock: null },
      inStock: true,
    });
    const offers = await world.api().sellerInfos.product({ query: { productId: product.id } });
    expect(offers.items.map(({ merchandise }) => merchandise.id)).toEqual([second.id, listing.id]);
    await other.api.merchandises.removeMany({ body: { ids: [second.id] } });
    await world.drain({ duplicate: true, shuffle: 2, searched: true });
    expect(await get(product.id)).toMatchObject({
      offerCount: 1,
      bestOffer: { unitPrice: "1200", stock: 0 },
      inStock: false,
    });
    const makers = await world.api().manufactors.list({ query: { searchKeyword: maker.name.ko } });
    expect(makers.items).toMatchObject([{ id: maker.id, merchandiseCount: 1 }]);
    await one.api.merchandises.remove({ params: { id: listing.id } });
    await world.drain({ duplicate: true });
    const none = await get(product.id);
    expect(none).toMatchObject({ offerCount: 0, inStock: false });
    expect(none).not.toHaveProperty("bestOffer");
  });

  test("is equal in the part and in its rows, and is written only if it changes", async () => {
    const [one, other] = [await world.seller(), await world.seller()];
    const { product } = await someProduct(world);
    await other.api.merchandises.create({
      body: draftOf(product.id, {
        breaks: [{ minQty: 2, unitPrice: "900" }],
        stock: 1,
        leadTimeDays: 1,
      }),
    });
    const { id } = await one.api.merchandises.create({
      body: draftOf(product.id, {
        breaks: [{ minQty: 2, unitPrice: "950" }],
        stock: 130,
        leadTimeDays: 4,
      }),
    });
    await world.drain();
    const best = { unitPrice: "950", currency: "KRW", moq: 2, leadTimeDays: 4, condition: "NEW" };
    const stored = (sk: string) => world.read({ pk: `product#${product.id}`, sk });
    expect(await stored("row")).toMatchObject({ bestOffer: { ...best, stock: 100 } });
    const before = await stored("product");
    expect(before).toMatchObject({ bestOffer: { ...best, stock: 100 }, inStock: true });
    const stocked = async (stock: number, version: number) => {
      await one.api.merchandises.update({ params: { id }, body: { stock, version } });
      await world.drain();
      return stored("product");
    };
    expect(await stocked(101, 1)).toEqual(before);
    expect(await stocked(99, 2)).toMatchObject({ bestOffer: { ...best, stock: 50 } });
    expect(await stocked(1, 3)).toMatchObject({
      bestOffer: { unitPrice: "900", stock: 1, leadTimeDays: 1 },
      inStock: false,
    });
  });

  test("is right after many parallel counts", async () => {
    const { product, maker } = await someProduct(world);
    const sellers = await Promise.all(Array.from({ length: 6 }, () => world.seller()));
    await Promise.all(
      sellers.map((seller) => seller.api.merchandises.create({ body: draftOf(product.id) })),
    );
    const { handlers } = await import("@bupum/functions/selling/merchandises/worker");
    const body = { productIds: [product.id] };
    await Promise.all(Array.from({ length: 8 }, () => handlers["merchandises.changed"](body)));
    await world.drain();
    expect(await get(product.id)).toMatchObject({ offerCount: 6 });
    const row = await world.read({ pk: `manufactor#${maker.id}`, sk: "manufactor" });
    expect(row).toMatchObject({ merchandiseCount: 6 });
  });
});

describe("stock", () => {
  test("is never taken below zero by parallel acceptances", async () => {
    const seller = await world.seller();
    const { id } = await listedBy(seller, { stock: 10 });
    const items = await import("@bupum/functions/selling/merchandises/items");
    const rules = await import("@bupum/functions/selling/merchandises/writes");
    const { write } = await import("@bupum/functions/kernel/table");
    const listing = await items.readMerchandise(id);
    const tries = await Promise.allSettled(
      Array.from({ length: 25 }, () => write(...rules.takeStock(listing, 1, false).writes)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "OUT_OF_STOCK", params: { available: 0 } },
    });
    expect(await items.readMerchandise(id)).toMatchObject({ stock: 0, version: 11 });
  });

  test("is set to zero by force, never below, and returned as it was taken", async () => {
    const seller = await world.seller();
    const { id } = await listedBy(seller, { stock: 3 });
    const items = await import("@bupum/functions/selling/merchandises/items");
    const rules = await import("@bupum/functions/selling/merchandises/writes");
    const { write } = await import("@bupum/functions/kernel/table");
    const forced = rules.takeStock(await items.readMerchandise(id), 5, true);
    await write(...forced.writes);
    expect(forced.taken).toBe(3);
    const emptied = await items.readMerchandise(id);
    expect(emptied).toMatchObject({ stock: 0 });
    await write(...rules.returnStock(emptied, forced.taken));
    expect(await items.readMerchandise(id)).toMatchObject({ stock: 3 });
  });

  test("that is not counted is never short", async () => {
    const seller = await world.seller();
    const { id } = await listedBy(seller, { stock: null });
    const items = await import("@bupum/functions/selling/merchandises/items");
    const rules = await import("@bupum/functions/selling/merchandises/writes");
    expect(rules.takeStock(await items.readMerchandise(id), 5, false)).toEqual({
      taken: 0,
      writes: [],
    });
  });
});
