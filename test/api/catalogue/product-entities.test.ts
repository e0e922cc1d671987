import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
let guest: ReturnType<World["api"]>;
let manufactorId: `mkr_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
  guest = world.api();
  const maker = await admin.manufactorEntities.create({
    body: { name: { ko: `시험제조${nextNumber()}` }, country: "KR" },
  });
  manufactorId = maker.id;
});
afterAll(() => world.stop());

const newPart = (more: object = {}) =>
  admin.productEntities.create({
    body: {
      partNumber: `ZX-${nextNumber()}.5`,
      manufactorId,
      name: { ko: "근접센서", en: "Proximity sensor" },
      ...more,
    },
  });
const partsOf = async (id = manufactorId) =>
  (await guest.products.search({ query: { manufactorId: id, itemsPerPage: 100 } })).items;
const makerCounts = async () => {
  const { productCount, partCount } = await admin.manufactorEntities.get({
    params: { id: manufactorId },
  });
  return { productCount, partCount };
};

describe("a new part", () => {
  test("is shown with all its data, and counted everywhere", async () => {
    const before = await makerCounts();
    const { count } = await guest.products.count();
    const part = await newPart({
      description: { ko: "설명", en: "Text", zh: "说明" },
      specifications: [{ name: { ko: "검출거리" }, value: "5 mm" }],
      safetyMarks: ["KC"],
      country: "KR",
      aliases: ["ZX5"],
    });
    const read = await guest.products.get({ params: { id: part.id } });
    expect(read).toMatchObject({
      name: { ko: "근접센서", en: "Proximity sensor", zh: "근접센서" },
      specifications: [{ name: { en: "검출거리" }, value: "5 mm" }],
      country: "KR",
    });
    expect(read).not.toHaveProperty("state");
    expect(await guest.products.count()).toEqual({ count: count + 1 });
    expect(await makerCounts()).toEqual({
      productCount: before.productCount + 1,
      partCount: before.partCount + 1,
    });
    expect((await partsOf()).map(({ id }) => id)).toContain(part.id);
  });

  test("takes a number of its maker once, regardless of punctuation", async () => {
    const part = await newPart();
    const again = newPart({ partNumber: part.partNumber.replace("-", " ") });
    await expect(again).rejects.toMatchObject({
      code: "PRODUCT_EXISTS",
      body: { params: { productId: part.id } },
    });
  });

  test("that is hidden is visible to admins only, and nobody can list it", async () => {
    const before = await guest.products.count();
    const part = await newPart({ state: "HIDDEN" });
    await expect(guest.products.get({ params: { id: part.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await partsOf()).map(({ id }) => id)).not.toContain(part.id);
    expect((await guest.products.ids({ query: {} })).ids).not.toContain(part.id);
    expect(await guest.products.count()).toEqual(before);
    const seller = await world.seller();
    await expect(listed(seller, part.id, 1)).rejects.toMatchObject({
      issues: [{ code: "PRODUCT_UNKNOWN" }],
    });
  });

  test("becomes visible when an admin publishes it, and invisible when it is hidden", async () => {
    const part = await newPart({ state: "HIDDEN" });
    const params = { id: part.id };
    const shown = await admin.productEntities.update({
      params,
      body: { state: "SHOWN", version: 1 },
    });
    expect((await partsOf()).map(({ id }) => id)).toContain(part.id);
    expect((await guest.products.ids({ query: {} })).ids).toContain(part.id);
    await world.drain({ searched: true });
    const query = { searchKeyword: part.partNumber };
    const found = async () => (await guest.products.search({ query })).items.map(({ id }) => id);
    expect(await found()).toContain(part.id);
    await admin.productEntities.update({
      params,
      body: { state: "HIDDEN", version: shown.version },
    });
    expect((await partsOf()).map(({ id }) => id)).not.toContain(part.id);
    // Immediately, before the index was updated.
    expect(await found()).not.toContain(part.id);
    await world.drain({ searched: true });
    await admin.productEntities.update({ params, body: { state: "SHOWN", version: 3 } });
    await admin.productEntities.update({ params, body: { state: "HIDDEN", version: 4 } });
    await admin.productEntities.update({ params, body: { state: "SHOWN", version: 5 } });
    await world.drain({ searched: true });
    expect(await found()).toContain(part.id);
    await admin.productEntities.update({ params, body: { state: "HIDDEN", version: 6 } });
    expect(await found()).not.toContain(part.id);
    expect(await admin.productEntities.get({ params })).toMatchObject({ version: 7 });
  });

  test("needs a maker that is shown, and one that exists", async () => {
    const hidden = await admin.manufactorEntities.create({
      body: { name: { en: `Hidden ${nextNumber()}` }, state: "HIDDEN" },
    });
    await expect(newPart({ manufactorId: hidden.id })).rejects.toMatchObject({
      issues: [{ code: "MANUFACTOR_HIDDEN" }],
    });
    await expect(newPart({ manufactorId: `mkr_${ulid()}` })).rejects.toMatchObject({
      issues: [{ code: "MANUFACTOR_UNKNOWN" }],
    });
  });
});

describe("a changed part", () => {
  test("is refused if somebody else changed it first", async () => {
    const part = await newPart();
    const params = { id: part.id };
    await admin.productEntities.update({ params, body: { unit: "M", version: 1 } });
    await expect(
      admin.productEntities.update({ params, body: { unit: "SET", version: 1 } }),
    ).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  });

  test("updates its listings: names, and visibility", async () => {
    const part = await newPart();
    const seller = await world.seller();
    const listing = await listed(seller, part.id, 5);
    await world.drain();
    const params = { id: part.id };
    const partNumber = `ZW-${nextNumber()}`;
    await admin.productEntities.update({
      params,
      body: { partNumber, name: { ko: "새 이름" }, version: 1 },
    });
    await world.drain({ duplicate: true, searched: true });
    const own = () => seller.api.merchandises.listOwn({ query: {} });
    expect((await own()).items[0]).toMatchObject({ partNumber, productName: { ko: "새 이름" } });
    const onSale = async () =>
      (await guest.merchandises.list({ query: { searchKeyword: partNumber } })).items.map(
        ({ id }) => id,
      );
    expect(await onSale()).toEqual([listing.id]);
    await admin.productEntities.update({ params, body: { state: "HIDDEN", version: 2 } });
    await world.drain({ searched: true });
    expect(await onSale()).toEqual([]);
    expect((await own()).items).toHaveLength(1);
    await admin.productEntities.update({ params, body: { state: "SHOWN", version: 3 } });
    await world.drain({ searched: true });
    expect(await onSale()).toEqual([listing.id]);
    expect(await guest.products.get({ params })).toMatchObject({ offerCount: 1, inStock: true });
  });
});

describe("alternates", () => {
  test("are shown at both parts, each from its side, and are removed from both", async () => {
    const [old, next] = [await newPart(), await newPart()];
    await admin.productEntities.update({
      params: { id: next.id },
      body: { alternates: [{ id: old.id, relation: "REPLACES" }], version: 1 },
    });
    const relations = async (id: typeof old.id) =>
      (await guest.products.get({ params: { id } })).alternates.map((one) => [
        one.id,
        one.relation,
      ]);
    expect(await relations(next.id)).toEqual([[old.id, "REPLACES"]]);
    expect(await relations(old.id)).toEqual([[next.id, "REPLACED_BY"]]);
    await admin.productEntities.update({
      params: { id: old.id },
      body: { alternates: [], version: 2 },
    });
    expect(await relations(next.id)).toEqual([]);
  });

  test("that are hidden are shown to admins only", async () => {
    const hidden = await newPart({ state: "HIDDEN" });
    const part = await newPart({ alternates: [{ id: hidden.id, relation: "EQUIVALENT" }] });
    expect(part.alternates).toHaveLength(1);
    expect((await guest.products.get({ params: { id: part.id } })).alternates).toEqual([]);
  });

  test("cannot be the part itself or an unknown one", async () => {
    const part = await newPart();
    for (const id of [part.id, `prd_${ulid()}` as const])
      await expect(
        admin.productEntities.update({
          params: { id: part.id },
          body: { alternates: [{ id, relation: "EQUIVALENT" }], version: 1 },
        }),
      ).rejects.toMatchObject({ issues: [{ code: "PRODUCT_UNKNOWN" }] });
  });
});

describe("the admins' list of parts", () => {
  test("finds by state, maker, category, number and name, and walks by cursor", async () => {
    const tag = await admin.categoryTagEntities.create({ body: { name: { ko: "목록 시험" } } });
    const own = await admin.manufactorEntities.create({
      body: { name: { en: `M ${nextNumber()}` } },
    });
    const stem = `LST${nextNumber()}`;
    const made: string[] = [];
    for (let index = 0; index < 12; index++) {
      const state = index % 3 === 0 ? "HIDDEN" : "SHOWN";
      const partNumber = `${stem}-${String(index).padStart(2, "0")}`;
      const name = { ko: index === 5 ? "특이한물건" : "물건" };
      const more = { manufactorId: own.id, partNumber, state, name, categoryTagIds: [tag.id] };
      made.push((await newPart(more)).id);
    }
    const list = async (query: Parameters<typeof admin.productEntities.list>[0]["query"]) =>
      admin.productEntities.list({ query: { itemsPerPage: 10, ...query } });
    const maker = `manufactorId:${own.id}` as const;
    const first = await list({ filter: maker, sort: "partNumber:asc" });
    const next = await list({
      filter: maker,
      sort: "partNumber:asc",
      cursor: first.nextCursor ?? "",
    });
    expect([...first.items, ...next.items].map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect((await list({ filter: `${maker};state:HIDDEN` })).items).toHaveLength(4);
    expect((await list({ filter: `categoryTagId:${tag.id};state:SHOWN` })).items).toHaveLength(8);
    expect((await list({ searchKeyword: `${stem}-0` })).items).toHaveLength(10);
    expect((await list({ searchKeyword: "특이한", filter: maker })).items).toHaveLength(1);
    expect((await list({ searchKeyword: "특이한" })).items).toHaveLength(1);
    expect((await list({})).items[0]).toMatchObject({ id: made.at(-1), state: "SHOWN" });
    expect((await list({ filter: "state:HIDDEN" })).items[0]).toMatchObject({ id: made[9] });
    await expect(list({ filter: "state:OTHER" })).rejects.toMatchObject({ status: 400 });
  });
});

describe("a deleted part", () => {
  test("leaves every list, frees its number, and has no relations", async () => {
    const other = await newPart();
    const part = await newPart({ alternates: [{ id: other.id, relation: "EQUIVALENT" }] });
    const before = await makerCounts();
    await admin.productEntities.remove({ params: { id: part.id } });
    await expect(guest.products.get({ params: { id: part.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await makerCounts()).toEqual({
      productCount: before.productCount - 1,
      partCount: before.partCount - 1,
    });
    expect((await guest.products.get({ params: { id: other.id } })).alternates).toEqual([]);
    await newPart({ partNumber: part.partNumber, unit: "M" });
  });

  test("must have no listing; otherwise the refusal says how many", async () => {
    const part = await newPart();
    await listed(await world.seller(), part.id, 1);
    await expect(admin.productEntities.remove({ params: { id: part.id } })).rejects.toMatchObject({
      code: "PRODUCT_HAS_LISTINGS",
      body: { params: { count: 1 } },
    });
  });
});
