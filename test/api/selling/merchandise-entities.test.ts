import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;

async function someListing(seller: Seller, condition: "NEW" | "USED" = "NEW") {
  const { product } = await someProduct(world);
  return listed(seller, product.id, 4, { condition });
}
const idsOf = async (query: object) =>
  (await admin.api.merchandiseEntities.list({ query })).items.map(({ id }) => id);
const sorted = (ids: readonly string[]) => ids.toSorted();
const remove = (ids: Awaited<ReturnType<typeof someListing>>["id"][]) =>
  admin.api.merchandiseEntities.removeMany({ body: { ids, reason: "안전 인증이 없는 상품" } });

describe("an admin's list of listings", () => {
  test("is filtered by seller, maker, condition, state and words", async () => {
    const [seller, rival] = [await world.seller(), await world.seller()];
    const one = await someListing(seller);
    const used = await someListing(seller, "USED");
    const other = await someListing(rival);
    expect((await idsOf({})).slice(0, 3)).toEqual([other.id, used.id, one.id]);
    expect(await idsOf({ filter: `sellerId:${seller.sellerId}` })).toEqual([used.id, one.id]);
    expect(await idsOf({ filter: `sellerId:${seller.sellerId}`, sort: "createdAt:asc" })).toEqual([
      one.id,
      used.id,
    ]);
    expect(await idsOf({ filter: `sellerId:${seller.sellerId};condition:USED` })).toEqual([
      used.id,
    ]);
    expect(await idsOf({ filter: `manufactorId:${other.manufactorId}` })).toEqual([other.id]);
    expect(await idsOf({ filter: "condition:USED" })).toContain(used.id);
    expect(await idsOf({ searchKeyword: one.partNumber.toLowerCase() })).toEqual([one.id]);
    expect(await idsOf({ searchKeyword: other.manufactorName.ko })).toEqual([other.id]);
    await expect(idsOf({ filter: "state:SOLD" })).rejects.toMatchObject({
      issues: [{ path: "query.filter" }],
    });
    await expect(idsOf({ filter: "condition:SHINY" })).rejects.toMatchObject({
      issues: [{ path: "query.filter" }],
    });
  });

  test("contains hidden ones of a seller without approval, and removed ones", async () => {
    const seller = await world.seller();
    const [hidden, removed] = [await someListing(seller), await someListing(seller)];
    await seller.api.merchandises.remove({ params: { id: removed.id } });
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    const { approved: _gone, ...rest } = row!;
    await world.put([{ ...rest, status: "REJECTED" }]);
    const { followers } = await import("@bupum/functions/selling/merchandises/worker");
    await followers["seller.changed"]({ sellerId: seller.sellerId });
    expect(await idsOf({ filter: "state:HIDDEN" })).toEqual([hidden.id]);
    expect(await idsOf({})).not.toContain(hidden.id);
    expect(await idsOf({ filter: "state:REMOVED" })).toEqual([removed.id]);
    expect(await idsOf({ filter: `state:REMOVED;sellerId:${seller.sellerId}` })).toEqual([
      removed.id,
    ]);
    await world.put([row!]);
    await followers["seller.changed"]({ sellerId: seller.sellerId });
    expect(await idsOf({ filter: "state:HIDDEN" })).toEqual([]);
    expect(await idsOf({})).toContain(hidden.id);
  });

  test("of a part contains shown, hidden and removed ones of every seller", async () => {
    const [seller, rival] = [await world.seller(), await world.seller()];
    const { product } = await someProduct(world);
    const one = await listed(seller, product.id, 4, { condition: "NEW" });
    const used = await listed(rival, product.id, 4, { condition: "USED" });
    const gone = await listed(rival, product.id, 4, { condition: "NEW" });
    await someListing(seller);
    await rival.api.merchandises.remove({ params: { id: gone.id } });
    const filter = `productId:${product.id}`;
    expect(sorted(await idsOf({ filter }))).toEqual(sorted([one.id, used.id]));
    expect(await idsOf({ filter: `${filter};condition:USED` })).toEqual([used.id]);
    expect(await idsOf({ filter: `${filter};sellerId:${seller.sellerId}` })).toEqual([one.id]);
    expect(await idsOf({ filter: `${filter};state:REMOVED` })).toEqual([gone.id]);
    expect(await idsOf({ filter: `${filter};state:HIDDEN` })).toEqual([]);
    await world.drain();
    await admin.api.productEntities.update({
      params: { id: product.id },
      body: { state: "HIDDEN" },
    });
    await world.drain();
    expect(sorted(await idsOf({ filter }))).toEqual(sorted([one.id, used.id]));
    expect(sorted(await idsOf({ filter: `${filter};state:HIDDEN` }))).toEqual(
      sorted([one.id, used.id]),
    );
    expect(await idsOf({ filter: `${filter};state:ON_SALE` })).toEqual([]);
    await expect(idsOf({ filter, sort: "createdAt:asc" })).rejects.toMatchObject({
      issues: [{ path: "query.sort" }],
    });
  });
});

describe("listings that an admin removes", () => {
  test("are removed for good; the seller gets the reason, and the act is audited", async () => {
    const [seller, rival] = [await world.seller(), await world.seller()];
    const mine = [await someListing(seller), await someListing(seller)];
    const other = await someListing(rival);
    const unknown = "mch_01ARZ3NDEKTSV4RRFFQ69G5FA0";
    const ids = [...mine, other].map(({ id }) => id);
    const reply = await remove([...ids, unknown]);
    expect(reply.removed.toSorted()).toEqual(ids.toSorted());
    expect(reply.missing).toEqual([unknown]);
    expect(await remove(ids)).toEqual({ removed: [], missing: ids });
    expect((await seller.api.merchandises.listOwn({ query: {} })).items).toEqual([]);
    // The seller cannot undo an admin's decision.
    expect((await seller.api.merchandises.listOwn({ query: { isRemoved: "true" } })).items).toEqual(
      [],
    );
    await expect(
      seller.api.merchandises.restore({ body: { ids: [ids[0]!] } }),
    ).rejects.toMatchObject({ code: "RESTORE_EXPIRED" });
    const entity = await admin.api.merchandiseEntities.get({ params: { id: ids[0]! } });
    expect(entity).toMatchObject({
      state: "REMOVED",
      removedBy: "ADMIN",
      history: [{ to: "REMOVED", actorRole: "ADMIN", reason: "안전 인증이 없는 상품" }],
    });
    await world.drain({ duplicate: true });
    const notices = await seller.api.notifications.list({ query: {} });
    expect(notices.items).toMatchObject([
      { event: "MERCHANDISE_REMOVED", params: { lines: 2, reason: "안전 인증이 없는 상품" } },
    ]);
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    expect(row).toMatchObject({ merchandiseCount: 0 });
  });

  test("may be thirty of one seller at once", async () => {
    const seller = await world.seller();
    const listings = [];
    for (let index = 0; index < 30; index++)
      // One after the other: each moves the seller's counter.
      // oxlint-disable-next-line no-await-in-loop
      listings.push(await someListing(seller));
    const { removed } = await remove(listings.map(({ id }) => id));
    expect(removed).toHaveLength(30);
    expect(await idsOf({ filter: `sellerId:${seller.sellerId}` })).toEqual([]);
  });
});

describe("an admin who acts for a seller", () => {
  const draft = {
    condition: "NEW" as const,
    currency: "KRW" as const,
    breaks: [{ minQty: 1, unitPrice: "1500" }],
    stock: 7,
    leadTimeDays: 1,
    shippingFeePayer: "SELLER_PAYS" as const,
    warehouseRegion: "SEOUL" as const,
  };

  test("puts a part on sale once, as the seller could, and the act is audited", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    const { sellerId } = seller;
    const body = { ...draft, sellerId, productId: product.id };
    const [made, again] = await Promise.all([
      admin.api.merchandiseEntities.create({ body }),
      admin.api.merchandiseEntities.create({ body }),
    ]);
    expect(again).toEqual(made);
    expect(made).toMatchObject({ sellerId, sellerName: seller.companyName, state: "ON_SALE" });
    const own = await seller.api.merchandises.listOwn({ query: {} });
    expect(own.items.map(({ id }) => id)).toEqual([made.id]);
    const twice = admin.api.merchandiseEntities.create({ body: { ...body, stock: 8 } });
    await expect(twice).rejects.toMatchObject({ code: "MERCHANDISE_EXISTS" });
    const { history } = await admin.api.merchandiseEntities.get({ params: { id: made.id } });
    expect(history).toMatchObject([{ from: "NONE", to: "ON_SALE", actorRole: "ADMIN" }]);
  });

  test("needs a seller who may sell", async () => {
    const { product } = await someProduct(world);
    const sellerId = `sel_${(await world.member()).id.slice(4)}` as const;
    const body = { ...draft, sellerId, productId: product.id };
    await expect(admin.api.merchandiseEntities.create({ body })).rejects.toMatchObject({
      issues: [{ path: "body.sellerId", code: "SELLER_NOT_AVAILABLE" }],
    });
  });

  test("changes a listing over the version that was read; a removed one stays removed", async () => {
    const seller = await world.seller();
    const listing = await someListing(seller);
    const params = { id: listing.id };
    const change = (body: { stock: number; version?: number }) =>
      admin.api.merchandiseEntities.update({ params, body });
    expect(await change({ stock: 1, version: 1 })).toMatchObject({ stock: 1, version: 2 });
    await expect(change({ stock: 2, version: 1 })).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
    });
    const { history } = await admin.api.merchandiseEntities.get({ params });
    expect(history).toMatchObject([{ to: "ON_SALE", actorRole: "ADMIN" }]);
    await remove([listing.id]);
    await expect(change({ stock: 3 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
