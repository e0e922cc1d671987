import { afterAll, beforeAll, expect, test } from "vitest";
import { countShards } from "@bupum/shared/deal/product-estimate-orders/rules";
import { someProduct } from "../../kit/goods.ts";
import { contact, lineOf, listed, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const buyers = 50;
const quantity = 10;

/** One seller whom many buyers asked for one part and who quoted each of them. */
async function rush() {
  const seller = await world.seller();
  const { product } = await someProduct(world);
  const { id: merchandiseId } = await listed(seller, product.id, 10_000);
  const asking = Array.from({ length: buyers }, async () => {
    const buyer = await world.member();
    const lines = [{ merchandiseId, quantity }];
    const { estimateIds } = await buyer.api.estimateGroups.create({ body: { lines, contact } });
    return { buyer, line: lineOf(estimateIds[0]!) };
  });
  const asked = await Promise.all(asking);
  await world.drain();
  const given = asked.map(({ line }) =>
    seller.api.productEstimateResponses.create({ body: { items: [quoteFor(line)] } }),
  );
  const quotes = (await Promise.all(given)).flat();
  await world.drain();
  const orders = asked.map(({ buyer, line }, at) => ({
    buyer,
    item: { productEstimateId: line, responseId: quotes[at]!.id!, quantity },
  }));
  return { seller, orders };
}

test("fifty buyers order from one seller at once: none is refused, and the counts are right", async () => {
  const { seller, orders } = await rush();
  const { api } = seller;
  const placed = await Promise.all(
    orders.map(({ buyer, item }) =>
      buyer.api.productEstimateOrders.create({ body: { items: [item], shipTo } }),
    ),
  );
  expect(await api.productEstimateOrders.sellerCounts({ query: {} })).toMatchObject({
    total: buyers,
    PENDING: buyers,
  });
  const ids = placed.map(({ orderIds }) => orderIds[0]!);
  await Promise.all([
    ...ids.slice(0, 10).map((id) => api.productEstimateOrders.accept({ params: { id }, body: {} })),
    ...ids
      .slice(10, 25)
      .map((id) =>
        api.productEstimateOrders.reject({ params: { id }, body: { reason: "OUT_OF_STOCK" } }),
      ),
  ]);
  expect(await api.productEstimateOrders.sellerCounts({ query: {} })).toMatchObject({
    total: buyers,
    PENDING: buyers - 25,
    CONFIRMED: 10,
    REJECTED: 15,
  });
  const { buyer } = orders[0]!;
  expect(await buyer.api.productEstimateOrders.counts({ query: {} })).toMatchObject({
    total: 1,
    CONFIRMED: 1,
  });
  // The counts are spread over the shards, and none is negative.
  const keys = Array.from({ length: countShards }, (_, shard) => ({
    pk: `order-counts#${seller.sellerId}`,
    sk: shard === 0 ? "counts" : `counts#${shard}`,
  }));
  const rows = (await Promise.all(keys.map((key) => world.read(key)))).filter(Boolean);
  expect(rows.length).toBeGreaterThan(countShards / 2);
  for (const row of rows) expect(row!["PENDING"]).toBeGreaterThanOrEqual(0);
});
