import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

/** `count` listings of as many parts, the newest first as in the seller's list. */
async function shop(count: number) {
  const seller = await world.seller();
  const listings: Merchandise[] = [];
  for (let index = 0; index < count; index++) {
    const { product } = await someProduct(world);
    listings.unshift(await listed(seller, product.id, 3));
  }
  return { seller, listings };
}

/** Hides the part of a listing, and updates the listing. */
async function hidePartOf({ productId }: Merchandise) {
  const { version } = await admin.productEntities.get({ params: { id: productId } });
  const body = { state: "HIDDEN" as const, version };
  await admin.productEntities.update({ params: { id: productId }, body });
  await world.drain();
}

describe("what a seller took off sale", () => {
  test("can be paged while time passes", async () => {
    const { seller, listings } = await shop(13);
    const ids = listings.map(({ id }) => id);
    await seller.api.merchandises.removeMany({ body: { ids } });
    const old = ids.pop()!;
    const row = await world.read({ pk: `merchandise#${old}`, sk: "merchandise" });
    // A minute too old, though perhaps of the same day.
    const deletedAt = new Date(Date.now() - 86_400_000 - 60_000).toISOString();
    await world.put([{ ...row, deletedAt, gsi1sk: `${deletedAt}#${old}` }]);
    const query = { isRemoved: "true", itemsPerPage: 10 } as const;
    const first = await seller.api.merchandises.listOwn({ query });
    expect(first.items).toHaveLength(10);
    const rest = { ...query, cursor: first.nextCursor! };
    const second = await seller.api.merchandises.listOwn({ query: rest });
    const found = [...first.items, ...second.items].map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });
});

test("a seller's list is narrowed to counts that are older than 30 days (D21-2)", async () => {
  const { seller, listings } = await shop(3);
  const [old, uncounted] = listings.map(({ id }) => id);
  const stockCheckedAt = new Date(Date.now() - 40 * 86_400_000).toISOString();
  for (const id of [old!, uncounted!])
    await seller.api.merchandises.update({
      params: { id },
      body: { version: 1, stock: id === uncounted ? null : 3, stockCheckedAt },
    });
  const narrowed = await seller.api.merchandises.listOwn({ query: { isOldStock: "true" } });
  expect(narrowed.items.map(({ id }) => id)).toEqual([old]);
});

describe("a listing whose part is hidden", () => {
  test("leaves no gap in its seller's public list", async () => {
    const { seller, listings } = await shop(13);
    const [hidden] = listings.splice(1, 1);
    await hidePartOf(hidden!);
    const query = { userId: seller.id, itemsPerPage: 10 } as const;
    const first = await world.api().merchandises.list({ query });
    const ids = listings.map(({ id }) => id);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    const rest = { ...query, cursor: first.nextCursor! };
    const { items } = await world.api().merchandises.list({ query: rest });
    expect(items.map(({ id }) => id)).toEqual(ids.slice(10));
  });

  test("is marked as hidden for an admin, in each list and in its history", async () => {
    const { seller, listings } = await shop(2);
    const [hidden, shown] = listings as [Merchandise, Merchandise];
    await hidePartOf(hidden);
    const { sellerId } = seller;
    const idsOf = async (filter: string) =>
      (await admin.merchandiseEntities.list({ query: { filter } })).items.map(({ id }) => id);
    expect(await idsOf(`sellerId:${sellerId};state:HIDDEN`)).toEqual([hidden.id]);
    expect(await idsOf(`sellerId:${sellerId};state:ON_SALE`)).toEqual([shown.id]);
    expect(await idsOf("state:HIDDEN")).toContain(hidden.id);
    const params = { id: hidden.id };
    expect(await admin.merchandiseEntities.get({ params })).toMatchObject({ state: "HIDDEN" });
    const body = { ids: [hidden.id], reason: "안전 인증이 없는 상품" };
    await admin.merchandiseEntities.removeMany({ body });
    expect(await admin.merchandiseEntities.get({ params })).toMatchObject({
      state: "REMOVED",
      history: [{ from: "HIDDEN", to: "REMOVED" }],
    });
  });

  test("is marked as hidden in its seller's history", async () => {
    const { seller, listings } = await shop(1);
    const [{ id }] = listings as [Merchandise];
    await hidePartOf(listings[0]!);
    await seller.api.merchandises.remove({ params: { id } });
    await seller.api.merchandises.restore({ body: { ids: [id] } });
    const { state, history } = await admin.merchandiseEntities.get({ params: { id } });
    expect(state).toBe("HIDDEN");
    expect(history).toMatchObject([
      { from: "REMOVED", to: "HIDDEN" },
      { from: "HIDDEN", to: "REMOVED" },
    ]);
  });
});
