import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { codeOf, contact, lineOf, listed, quoteFor, shipTo } from "../../kit/group.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

// Many rivals for one row: most of the time is spent on retries.
vi.setConfig({ testTimeout: 240_000 });

let world: World;
beforeAll(async () => {
  // Transactions that collide are what this is about.
  world = await startWorld({ table: "dynamodb" });
});
afterAll(() => world.stop());

const { buyers, ordersEach } = sized({ buyers: 3, ordersEach: 10 }, { buyers: 8, ordersEach: 25 });
const orders = buyers * ordersEach;
const pieces = orders / 2;

test("parallel acceptances with half of the stock sell exactly the stock, and late messages change nothing", async () => {
  const seller = await world.seller();
  const { product } = await someProduct(world);
  const listing = await listed(seller, product.id, pieces);
  const orderIds = (await Promise.all(Array.from({ length: buyers }, oneBuyer))).flat();
  expect(orderIds).toHaveLength(orders);

  const codes = await Promise.all(orderIds.map((id) => decided(id)));
  expect(codes.filter((code) => code === "no problem")).toHaveLength(pieces);
  expect(codes.filter((code) => code === "OUT_OF_STOCK")).toHaveLength(pieces);

  const { items } = await seller.api.merchandises.listOwn({ query: {} });
  expect(items[0]!.stock).toBe(0);
  const counts = await seller.api.productEstimateOrders.sellerCounts({ query: {} });
  expect(counts).toMatchObject({ total: orders, CONFIRMED: pieces, PENDING: pieces });

  await world.drain({ duplicate: true, shuffle: 20_261_121 });
  await world.drain({ duplicate: true, shuffle: 1 });
  expect((await seller.api.merchandises.listOwn({ query: {} })).items[0]!.stock).toBe(0);
  expect(await seller.api.productEstimateOrders.sellerCounts({ query: {} })).toEqual(counts);
  const sold = await world.read({ pk: `product#${product.id}`, sk: "product" });
  expect(sold).toMatchObject({ inStock: false, offerCount: 1 });

  async function oneBuyer() {
    const buyer = await world.member();
    const made = await buyer.api.estimateGroups.create({
      body: {
        lines: Array.from({ length: ordersEach }, () => ({
          merchandiseId: listing.id,
          quantity: 1,
        })),
        contact,
      },
    });
    const { handlers } = await import("@bupum/functions/deal/estimate-groups/worker");
    await handlers["estimates.created"]({ groupId: made.id });
    const ids = Array.from({ length: ordersEach }, (_, index) =>
      lineOf(made.estimateIds[0]!, index + 1),
    );
    const given = await seller.api.productEstimateResponses.create({
      body: { items: ids.map((id) => quoteFor(id)) },
    });
    const placed = await buyer.api.productEstimateOrders.create({
      body: {
        items: given.map(({ id, productEstimateId }) => ({
          productEstimateId,
          responseId: id!,
          quantity: 1,
        })),
        shipTo,
      },
    });
    return placed.orderIds;
  }

  /** Repeats a call that was refused with BUSY, which says that nothing was done. */
  async function decided(id: `ord_${string}`): Promise<string> {
    for (let attempt = 0; attempt < 40; attempt++) {
      const code = await codeOf(
        seller.api.productEstimateOrders.accept({ params: { id }, body: {} }),
      );
      if (code !== "BUSY") return code;
    }
    return "BUSY";
  }
});
