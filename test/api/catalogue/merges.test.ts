import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mortal } from "../../kit/cloud/mortal.ts";
import { nextNumber } from "../../kit/people.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let guest: ReturnType<World["api"]>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  guest = world.api();
});
afterAll(() => world.stop());

const newMaker = () =>
  admin.manufactorEntities.create({ body: { name: { ko: `합치는제조${nextNumber()}` } } });
const newPart = (manufactorId: `mkr_${string}`, more: object = {}) =>
  admin.productEntities.create({
    body: { partNumber: `MG-${nextNumber()}`, manufactorId, name: { ko: "릴레이" }, ...more },
  });
const get = (id: `prd_${string}`) => guest.products.get({ params: { id } });
const mergeInto = (id: `prd_${string}`, intoId: `prd_${string}`, version = 1) =>
  admin.productEntities.merge({ params: { id }, body: { intoId, version } });

/** Two parts: three sellers list the first, one of them and a fourth the second. */
async function twins() {
  const maker = await newMaker();
  const [from, into] = [await newPart(maker.id), await newPart(maker.id)];
  const sellers = await Promise.all([1, 2, 3, 4].map(() => world.seller()));
  const [one, two, both, four] = sellers as [(typeof sellers)[0], ...typeof sellers];
  for (const seller of [one, two!, both!]) await listed(seller, from.id, 10);
  const kept = await listed(both!, into.id, 5);
  await listed(four!, into.id, 1);
  await world.drain();
  return { maker, from, into, both: both!, kept };
}
const coded = (code: string) => ({ code });
const stockOf = async (id: `prd_${string}`) =>
  (await guest.sellerInfos.product({ query: { productId: id, itemsPerPage: 100 } })).items.length;

describe("a merged part", () => {
  test("leads to the other one by its id and numbers; listings move and no stock is lost", async () => {
    const { maker, from, into, both, kept } = await twins();
    const other = await newPart(maker.id, {
      alternates: [{ id: from.id, relation: "REPLACES" }],
    });
    const merged = await mergeInto(from.id, into.id, 2);
    expect(merged).toMatchObject({ state: "MERGED", mergedInto: into.id });
    await world.drain({ duplicate: true });
    const read = await get(from.id);
    expect(read).toMatchObject({ id: into.id, offerCount: 4, inStock: true });
    expect(read.aliases).toContain(from.partNumber);
    expect(read.alternates).toMatchObject([{ id: other.id, relation: "REPLACED_BY" }]);
    expect((await get(other.id)).alternates).toMatchObject([{ id: into.id }]);
    expect(await stockOf(into.id)).toBe(4);
    const own = await both.api.merchandises.listOwn({ query: {} });
    expect(own.items).toMatchObject([{ id: kept.id, stock: 15, productId: into.id }]);
    expect(await admin.productEntities.get({ params: { id: from.id } })).toMatchObject({
      movedListings: 2,
      joinedListings: 1,
      mergeDoneAt: expect.any(String),
    });
    expect((await guest.products.ids({ query: {} })).ids).not.toContain(from.id);
    const again = newPart(maker.id, { partNumber: from.partNumber, unit: "M" });
    await expect(again).rejects.toMatchObject({
      code: "PRODUCT_EXISTS",
      body: { params: { productId: into.id } },
    });
    expect(await admin.manufactorEntities.get({ params: { id: maker.id } })).toMatchObject({
      productCount: 2,
      partCount: 2,
      merchandiseCount: 4,
    });
    await expect(mergeInto(from.id, into.id, 2)).resolves.toMatchObject({ mergedInto: into.id });
  });

  test("that is merged again leads to the last one in one step", async () => {
    const maker = await newMaker();
    const parts = [await newPart(maker.id), await newPart(maker.id), await newPart(maker.id)];
    const [first, second, third] = parts as [(typeof parts)[0], ...typeof parts];
    await mergeInto(first.id, second!.id);
    await mergeInto(second!.id, third!.id, 2);
    expect((await get(first.id)).id).toBe(third!.id);
    await world.drain();
    expect(await admin.productEntities.get({ params: { id: first.id } })).toMatchObject({
      mergedInto: third!.id,
    });
    expect((await get(first.id)).aliases.toSorted()).toEqual(
      [first.partNumber, second!.partNumber].toSorted(),
    );
  });

  test("cannot be merged into itself, into a deleted one, or over a concurrent change", async () => {
    const maker = await newMaker();
    const [one, two] = [await newPart(maker.id), await newPart(maker.id)];
    await expect(mergeInto(one.id, one.id)).rejects.toMatchObject(coded("MERGE_NOT_POSSIBLE"));
    await expect(mergeInto(one.id, two.id, 7)).rejects.toMatchObject(coded("VERSION_CONFLICT"));
    await admin.productEntities.remove({ params: { id: two.id } });
    await expect(mergeInto(one.id, two.id)).rejects.toMatchObject(coded("MERGE_NOT_POSSIBLE"));
  });

  test("whose worker is killed at any step loses and duplicates nothing", async () => {
    const reaper = await mortal(world);
    const { walks } = await import("@bupum/functions/selling/merchandises/worker");
    const { from, into, both, kept } = await twins();
    await mergeInto(from.id, into.id);
    const move = () => walks["product.merged"]({ productId: from.id });
    let deaths = 0;
    for (let at = 0; at < 60; at += 3) {
      reaper.arm(at);
      const isDead = await move().then(
        () => false,
        () => true,
      );
      reaper.revive();
      if (!isDead) break;
      deaths += 1;
    }
    reaper.stop();
    expect(deaths).toBeGreaterThan(2);
    await move();
    await world.drain();
    const own = await both.api.merchandises.listOwn({ query: {} });
    expect(own.items).toMatchObject([{ id: kept.id, stock: 15 }]);
    expect(await get(from.id)).toMatchObject({ id: into.id, offerCount: 4 });
    expect(await admin.productEntities.get({ params: { id: from.id } })).toMatchObject({
      movedListings: 2,
      joinedListings: 1,
    });
  });
});

describe("a maker", () => {
  test("that is renamed copies its name to parts and listings, each counted once", async () => {
    const { maker, from, both } = await twins();
    const name = { ko: `새이름${nextNumber()}`, en: `Renamed ${nextNumber()}` };
    await admin.manufactorEntities.update({
      params: { id: maker.id },
      body: { name, version: maker.version },
    });
    await world.drain({ duplicate: true });
    expect(await get(from.id)).toMatchObject({ manufactorName: name });
    const own = await both.api.merchandises.listOwn({ query: {} });
    for (const listing of own.items) expect(listing.manufactorName).toMatchObject(name);
    expect(await admin.manufactorEntities.get({ params: { id: maker.id } })).toMatchObject({
      followedParts: 2,
      followedAt: expect.any(String),
    });
  });

  test("that is merged transfers its names and parts; parts with the same number become one", async () => {
    const [from, into] = [await newMaker(), await newMaker()];
    const number = `TWIN-${nextNumber()}`;
    const moved = await newPart(from.id);
    const twin = await newPart(from.id, { partNumber: number });
    const stays = await newPart(into.id, { partNumber: number });
    const hidden = await newPart(from.id, { state: "HIDDEN" });
    await listed(await world.seller(), twin.id, 3);
    await world.drain();
    await admin.manufactorEntities.merge({
      params: { id: from.id },
      body: { intoId: into.id, version: 1 },
    });
    await world.drain({ duplicate: true });
    expect((await guest.manufactors.get({ params: { id: from.id } })).id).toBe(into.id);
    expect((await guest.manufactors.get({ params: { id: into.id } })).aliases).toContain(
      from.name.ko,
    );
    expect(await get(moved.id)).toMatchObject({ id: moved.id, manufactorId: into.id });
    expect(await get(twin.id)).toMatchObject({ id: stays.id, offerCount: 1 });
    expect(await admin.productEntities.get({ params: { id: hidden.id } })).toMatchObject({
      manufactorId: into.id,
      state: "HIDDEN",
    });
    const counts = { productCount: 2, partCount: 3, merchandiseCount: 1 };
    expect(await admin.manufactorEntities.get({ params: { id: into.id } })).toMatchObject(counts);
    expect(await admin.manufactorEntities.get({ params: { id: from.id } })).toMatchObject({
      state: "MERGED",
      partCount: 0,
      productCount: 0,
      followedParts: 3,
      followedAt: expect.any(String),
    });
    const merged = await admin.manufactorEntities.list({ query: { filter: "state:MERGED" } });
    expect(merged.items.map(({ id }) => id)).toContain(from.id);
  });
});
