import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let kernel: typeof import("@bupum/functions/kernel/table");
let searchNow: typeof import("@bupum/functions/search/snapshots/result-page").searchNow;
beforeAll(async () => {
  world = await startWorld();
  kernel = await import("@bupum/functions/kernel/table");
  ({ searchNow } = await import("@bupum/functions/search/snapshots/result-page"));
});
afterAll(() => world.stop());

async function found(keyword: string, choices: Record<string, string[]> = {}): Promise<string[]> {
  await world.drain({ searched: true });
  const filters = { choices, ranges: {} };
  const { hits } = await searchNow({ collection: "merchandises", keyword, filters, limit: 30 });
  return hits.map(({ id }) => id);
}

async function someListing() {
  const seller = await world.seller();
  const { product, maker } = await someProduct(world);
  const listing: Merchandise = await listed(seller, product.id, 5);
  return { seller, product, maker, listing };
}

test("a listing is found by its number, its product, its maker and its seller", async () => {
  const { seller, product, maker, listing } = await someListing();
  for (const keyword of [
    product.partNumber,
    product.partNumber.slice(1, 8),
    `${product.name.ko} ${seller.companyName}`,
    `${maker.name.ko} ${product.partNumber.slice(0, 7)}`,
  ])
    expect(await found(keyword), keyword).toContain(listing.id);
  expect(await found(seller.companyName)).toContain(listing.id);
  const own = { seller: seller.sellerId, product: product.id, manufactor: maker.id };
  for (const [name, id] of Object.entries(own))
    expect(await found(product.partNumber, { [name]: [id] }), name).toEqual([listing.id]);
  expect(await found(product.partNumber, { seller: ["sel_none"] })).toEqual([]);
});

test("a listing is in stock until its last piece is gone, and where stock is not counted", async () => {
  const { seller, product, listing } = await someListing();
  let { version } = listing;
  const change = async (body: object) => {
    ({ version } = await seller.api.merchandises.update({
      params: { id: listing.id },
      body: { ...body, version },
    }));
  };
  await change({ stock: 0 });
  expect(await found(product.partNumber, { inStock: ["true"] })).toEqual([]);
  expect(await found(product.partNumber)).toEqual([listing.id]);
  await change({ stock: null });
  expect(await found(product.partNumber, { inStock: ["true"] })).toEqual([listing.id]);
});

test("a listing that was removed, or whose seller was, is not found", async () => {
  const { seller, product, listing } = await someListing();
  const { merchandises } = seller.api;
  const row = (await kernel.read({ pk: `merchandise#${listing.id}`, sk: "merchandise" }))!;
  await world.put([{ ...row, isHidden: true }]);
  expect(await found(product.partNumber)).toEqual([]);
  await world.put([row]);
  expect(await found(product.partNumber)).toEqual([listing.id]);
  await merchandises.remove({ params: { id: listing.id } });
  expect(await found(product.partNumber)).toEqual([]);
});
