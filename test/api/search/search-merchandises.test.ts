import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let kernel: typeof import("@bupum/functions/kernel/table");
let search: typeof import("@bupum/functions/search/query/query").search;
let told: (id: string) => Promise<number>;
beforeAll(async () => {
  world = await startWorld();
  kernel = await import("@bupum/functions/kernel/table");
  ({ search } = await import("@bupum/functions/search/query/query"));
  const { indexBatch } = await import("@bupum/functions/indexing/index/batch");
  const { indexed } = await import("@bupum/functions/indexing/index/sources");
  const { indexMessage } = await import("@bupum/functions/search/rules");
  told = async (id) => {
    const message = indexMessage(`merchandise#${id}`, "merchandise");
    if (!message) throw new Error("A change of a listing is not told to the index.");
    kernel.resetSpent();
    const { source, flags } = indexed[message.entity];
    await indexBatch(message.entity, [message.id], source, { flags });
    return kernel.spent.writeUnits;
  };
});
afterAll(() => world.stop());

const found = async (
  keyword: string,
  rest: { owners?: string[]; flags?: string[] } = {},
): Promise<string[]> => {
  const { hits } = await search({ entity: "mc", keyword, limit: 30, ...rest });
  return hits.map(({ document }) => document.id);
};

async function someListing() {
  const seller = await world.seller();
  const { product, maker } = await someProduct(world);
  const listing: Merchandise = await listed(seller, product.id, 5);
  await told(listing.id);
  return { seller, product, maker, listing };
}

test("a listing is found by its number, its part, its maker and its seller", async () => {
  const { seller, product, maker, listing } = await someListing();
  for (const keyword of [
    product.partNumber,
    product.partNumber.slice(1, 8),
    `${product.name.ko} ${seller.companyName}`,
    `${maker.name.ko} ${product.partNumber.slice(0, 7)}`,
  ])
    expect(await found(keyword), keyword).toContain(listing.id);
  expect(await found(seller.companyName)).toContain(listing.id);
  for (const owner of [seller.sellerId, product.id, maker.id])
    expect(await found(product.partNumber, { owners: [owner] }), owner).toEqual([listing.id]);
  expect(await found(product.partNumber, { owners: ["sel_none"] })).toEqual([]);
});

test("a listing's price change costs the index nothing, its last piece one unit", async () => {
  const { seller, product, listing } = await someListing();
  let { version } = listing;
  const change = async (body: object) => {
    ({ version } = await seller.api.merchandises.update({
      params: { id: listing.id },
      body: { ...body, version },
    }));
    return told(listing.id);
  };
  expect(await change({ breaks: [{ minQty: 1, unitPrice: "77" }], leadTimeDays: 9 })).toBe(0);
  expect(await change({ stock: 4 })).toBe(0);
  expect(await change({ stock: 0 })).toBe(1);
  expect(await found(product.partNumber, { flags: ["inStock"] })).toEqual([]);
  expect(await found(product.partNumber)).toEqual([listing.id]);
  expect(await change({ stock: null })).toBe(1);
  expect(await found(product.partNumber, { flags: ["inStock"] })).toEqual([listing.id]);
});

test("a listing that was removed, or whose seller was, is not found", async () => {
  const { seller, product, listing } = await someListing();
  const { merchandises } = seller.api;
  const row = (await kernel.read({ pk: `merchandise#${listing.id}`, sk: "merchandise" }))!;
  await world.put([{ ...row, isHidden: true }]);
  await told(listing.id);
  expect(await found(product.partNumber)).toEqual([]);
  await world.put([row]);
  await told(listing.id);
  expect(await found(product.partNumber)).toEqual([listing.id]);
  await merchandises.remove({ params: { id: listing.id } });
  await told(listing.id);
  expect(await found(product.partNumber)).toEqual([]);
});

test("listings are rebuilt and checked like parts", async () => {
  const { product, listing } = await someListing();
  const { rebuild, repair } = await import("@bupum/functions/indexing/rebuild");
  const { o } = (await kernel.read({ pk: `O#mc#${listing.id}`, sk: "S" })) as unknown as {
    o: number;
  };
  await kernel.write({ drop: { pk: `D#mc#${o}`, sk: "S" } });
  expect(await repair("mc")).toEqual([listing.id]);
  await rebuild("mc");
  expect(await found(product.partNumber)).toEqual([listing.id]);
});
