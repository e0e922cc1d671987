import { makeDemoChats } from "@bupum/infra/local/market/demo-chats";
import { makeDemoOrders } from "@bupum/infra/local/market/demo-orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { zero } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("The demo market has requests, orders and chats in each state, and a second start adds none", async () => {
  const buyers = [await world.member(), await world.member(), await world.member()] as const;
  const sellers = [
    await world.seller(),
    await world.seller(),
    await world.seller(),
    await world.seller(),
  ] as const;
  for (const _ of [1, 2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop
    const { product } = await someProduct(world);
    // oxlint-disable-next-line no-await-in-loop
    await listed(sellers[0], product.id, 500);
  }
  const people = {
    buyers: [buyers[0].api, buyers[1].api, buyers[2].api] as const,
    sellers: [sellers[0].api, sellers[1].api, sellers[2].api, sellers[3].api] as const,
    wait: () => world.drain(),
  };
  await makeDemoOrders(people);
  await world.drain({ searched: true });
  const counts = () =>
    Promise.all(buyers.map(({ api }) => api.productEstimateOrders.counts({ query: {} })));
  const made = await counts();
  expect(made).toEqual([
    { ...zero, total: 4, PENDING: 1, CONFIRMED: 1, COMPLETED: 1, REJECTED: 1 },
    { ...zero, total: 3, CONFIRMED: 2, COMPLETED: 1 },
    { ...zero, total: 0 },
  ]);
  const groups = await Promise.all(
    buyers.map(async ({ api }) =>
      (await api.estimateGroups.list({ query: {} })).items.map(({ status }) => status).toSorted(),
    ),
  );
  expect(groups[0]).toHaveLength(5);
  expect(groups[1]).toContain("CANCELLED");
  expect(groups[2]).toEqual(["PENDING"]);
  const claims = await sellers[0].api.claims.listOfSeller({ query: {} });
  expect(claims.items.map(({ status }) => status)).toEqual(["ESCALATED", "PENDING"]);
  await makeDemoOrders(people);
  expect(await counts()).toEqual(made);
  await makeDemoChats(people);
  await makeDemoChats(people);
  const rooms = await Promise.all(buyers.map(({ api }) => api.chats.list({ query: {} })));
  expect(rooms.map(({ items }) => items.map(({ unread }) => unread))).toEqual([[2], [0], [1]]);
  const { uuid } = rooms[2]!.items[0]!;
  const seen = await sellers[0].api.chats.messages({ params: { uuid }, query: {} });
  expect(JSON.stringify(seen.items)).not.toContain("2345");
});
