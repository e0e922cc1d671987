import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { contact, lineOf, listed, quoted, quoteFor } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
  const at = new Date().toISOString();
  await keep({ on: at.slice(0, 10), source: "test", rates: { USD: 1_400, CNY: 200 } }, at);
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type ProductId = Id<"prd">;
const memoryOf = (of: Pick<Member, "api">, productId: ProductId) =>
  of.api.priceMemories.get({ params: { productId } });
const lastOf = async (of: Pick<Member, "api">, ...productIds: ProductId[]) =>
  (await of.api.priceMemories.last({ query: { productIds: productIds.join(",") } })).items;
const fallenOf = async (of: Pick<Member, "api">) => (await of.api.priceMemories.fallen({})).items;
const pricesOf = (some: readonly PastPrice[]) => some.map(({ unitPrice }) => unitPrice);

/** An order that its seller accepted. */
async function bought(quote: object = {}) {
  const deal = await quoted(world, { quote });
  const { orderIds } = await order(deal);
  await world.drain();
  await accept(deal, orderIds[0]!);
  await world.drain();
  return { ...deal, orderId: orderIds[0]! };
}

/** The same buyer asks the same seller for the same part again, and orders it. */
async function buyAgain(deal: Awaited<ReturnType<typeof bought>>, quote: object) {
  const { buyer, seller, listing } = deal;
  const made = await buyer.api.estimateGroups.create({
    // With a title: the same words within moments are a repeat of the same request.
    body: {
      title: JSON.stringify(quote),
      lines: [{ merchandiseId: listing.id, quantity: 10 }],
      contact,
    },
  });
  await world.drain();
  const productEstimateId = lineOf(made.estimateIds[0]!);
  const [given] = await seller.api.productEstimateResponses.create({
    body: { items: [quoteFor(productEstimateId, quote)] },
  });
  await world.drain();
  const items = [{ productEstimateId, responseId: given!.id!, quantity: 10 }];
  const { orderIds } = await order({ ...deal, items });
  await world.drain();
  await accept(deal, orderIds[0]!);
  await world.drain();
}

describe("the memory of a part's prices", () => {
  test("has an order once its seller accepted it, as it was ordered (D32-1)", async () => {
    const deal = await quoted(world, { quote: { unitPrice: "12400", vatMode: "INCLUDED" } });
    const { buyer, seller, product, groupId, ids } = deal;
    const { orderIds } = await order(deal);
    await world.drain();
    expect(await memoryOf(buyer, product.id)).toEqual({
      productId: product.id,
      paid: [],
      quoted: [],
    });
    await accept(deal, orderIds[0]!);
    await world.drain({ duplicate: true });
    const paid = {
      lineId: ids[0],
      groupId,
      orderId: orderIds[0],
      sellerId: seller.sellerId,
      sellerName: seller.companyName,
      quantity: 10,
      unit: "EA",
      unitPrice: "12400",
      currency: "KRW",
      vatMode: "INCLUDED",
      condition: "NEW",
    };
    const memory = await memoryOf(buyer, product.id);
    expect(memory).toMatchObject({ paid: [paid], quoted: [] });
    expect(memory.paid[0]!.at <= new Date().toISOString()).toBe(true);
    expect(await lastOf(buyer, product.id)).toMatchObject([
      { productId: product.id, prices: [paid] },
    ]);
  });

  test("marks an order that was cancelled afterwards, and the last price passes it over (D32-2)", async () => {
    const deal = await bought({ unitPrice: "900" });
    const { buyer, seller, product, orderId } = deal;
    const cancel = (by: Pick<Member, "api">) =>
      by.api.productEstimateOrders.cancel({
        params: { id: orderId },
        body: { reason: "NOT_NEEDED" },
      });
    await cancel(buyer);
    await world.drain();
    expect((await memoryOf(buyer, product.id)).paid[0]!.isCancelled).toBeUndefined();
    await cancel(seller);
    await world.drain({ duplicate: true });
    expect(await memoryOf(buyer, product.id)).toMatchObject({
      paid: [{ orderId, isCancelled: true }],
      quoted: [],
    });
    expect(await lastOf(buyer, product.id)).toEqual([]);
  });

  test("has the quotes that a request ended without, and none of an open one (D32-1)", async () => {
    const { buyer, product, groupId, ids } = await quoted(world, {
      quote: { unitPrice: "700", moq: 25, orderMultiple: 5 },
    });
    expect((await memoryOf(buyer, product.id)).quoted).toEqual([]);
    await buyer.api.estimateGroups.close({ params: { id: groupId } });
    await world.drain({ duplicate: true });
    expect(await memoryOf(buyer, product.id)).toMatchObject({
      paid: [],
      quoted: [{ lineId: ids[0], groupId, quantity: 25, unitPrice: "700" }],
    });
    expect(await lastOf(buyer, product.id)).toMatchObject([{ prices: [{ unitPrice: "700" }] }]);
  });

  test("of a substitute is that of the part that was bought (D32-3)", async () => {
    const { product: other } = await someProduct(world);
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { product } = await someProduct(world);
    await listed(seller, product.id, 10);
    const made = await buyer.api.estimateGroups.create({
      body: {
        lines: [{ productId: product.id, quantity: 2, allowAlternative: true }],
        sellerIds: [seller.sellerId],
        contact,
      },
    });
    await world.drain();
    const productEstimateId = lineOf(made.estimateIds[0]!);
    const alternative = {
      productId: other.id,
      partNumber: other.partNumber,
      manufactorName: other.manufactorName.ko,
      reason: "단종",
    };
    const [given] = await seller.api.productEstimateResponses.create({
      body: { items: [quoteFor(productEstimateId, { alternative })] },
    });
    await world.drain();
    const { orderIds } = await buyer.api.productEstimateOrders.create({
      body: {
        items: [
          { productEstimateId, responseId: given!.id!, quantity: 2, acceptAlternative: true },
        ],
        shipTo: {
          name: "박수령",
          phone: "010-9876-5432",
          zip: "04524",
          address: "서울특별시 중구 세종대로 110",
          region: "SEOUL",
        },
      },
    });
    await world.drain();
    await seller.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
    await world.drain();
    expect((await memoryOf(buyer, product.id)).paid).toEqual([]);
    expect((await memoryOf(buyer, other.id)).paid).toMatchObject([{ orderId: orderIds[0] }]);
  });

  test("is its buyer's alone: neither the seller nor another buyer reads it (D32-1)", async () => {
    const { seller, product } = await bought();
    const stranger = await world.member();
    for (const other of [seller, stranger]) {
      expect(await memoryOf(other, product.id)).toMatchObject({ paid: [], quoted: [] });
      expect(await lastOf(other, product.id)).toEqual([]);
    }
  });

  test("goes when its buyer leaves, and when an admin deletes the order (D32-1)", async () => {
    const { buyer, product, orderId } = await bought();
    await buyer.api.productEstimateOrders.complete({ params: { id: orderId } });
    await world.drain();
    const admin = await world.adminUser();
    await admin.api.productEstimateOrderEntities.remove({ params: { id: orderId } });
    await world.drain();
    expect((await memoryOf(buyer, product.id)).paid).toEqual([]);
    const { forgetPrices } = await import("@bupum/functions/deal/price-memories/items");
    const another = await bought();
    await forgetPrices(another.buyer.id);
    await forgetPrices(another.buyer.id);
    expect(await lastOf(another.buyer, another.product.id)).toEqual([]);
  });
});

describe("prices that fell", () => {
  test("are told of a part that was bought twice and is on sale for less (D32-6)", async () => {
    const deal = await bought({ unitPrice: "2000" });
    const { buyer, seller, product } = deal;
    expect(await fallenOf(buyer)).toEqual([]);
    await buyAgain(deal, { unitPrice: "1320", vatMode: "INCLUDED" });
    // The listing costs 1,200 won, what was paid last was 1,200 won without VAT.
    expect(await fallenOf(buyer)).toEqual([]);
    await buyAgain(deal, { unitPrice: "2", currency: "USD" });
    const [fallen, ...others] = await fallenOf(buyer);
    expect(fallen).toMatchObject({
      part: { id: product.id },
      last: { unitPrice: "2", currency: "USD" },
      percent: -57.1,
      isApproximate: true,
    });
    expect(others).toEqual([]);
    expect(pricesOf((await memoryOf(buyer, product.id)).paid)).toEqual(["2", "1320", "2000"]);
    expect(await fallenOf(seller)).toEqual([]);
  });
});
