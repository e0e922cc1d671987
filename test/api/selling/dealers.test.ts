import type { dealerDraft } from "@bupum/shared/selling/dealers/admin-contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { someProduct } from "../../kit/goods.ts";
import { unknownUlid } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Draft = z.input<typeof dealerDraft>;
const someMaker = async () => (await someProduct(world)).maker.id;
let made = 0;
async function draftOf(more: Partial<Draft> = {}): Promise<Draft> {
  made += 1;
  return {
    name: { ko: `대리점 ${made}`, en: `Dealer ${made}`, zh: `代理商 ${made}` },
    region: "BUSAN",
    manufactorIds: more.manufactorIds ?? [await someMaker()],
    tel: "051-123-4567",
    website: "https://dealer.example",
    address: { zip: "48058", address: "부산광역시 해운대구 센텀중앙로 1" },
    ...more,
  };
}
const create = async (more: Partial<Draft> = {}) =>
  admin.api.dealerEntities.create({ body: await draftOf(more) });
const listed = (query = {}) => world.api().dealers.list({ query });
const regionCount = async (region: string, query = {}) =>
  (await listed(query)).regions.find((one) => one.region === region)?.count;

describe("a dealer that an admin adds", () => {
  test("is listed by name, by region and by each of its makers, and has a page of its own", async () => {
    const makers = [await someMaker(), await someMaker()];
    const before = await regionCount("ULSAN");
    const dealer = await create({ region: "ULSAN", manufactorIds: makers });
    await world.drain({ duplicate: true });
    for (const query of [
      {},
      { region: "ULSAN" },
      { manufactorId: makers[1] },
      { manufactorId: makers[0], region: "ULSAN" },
    ])
      expect((await listed(query)).items.map(({ id }) => id)).toContain(dealer.id);
    expect((await listed({ manufactorId: makers[0], region: "SEOUL" })).items).toEqual([]);
    expect(await regionCount("ULSAN")).toBe(Number(before) + 1);
    expect(await regionCount("ULSAN", { manufactorId: makers[0] })).toBe(1);
    expect((await listed({ manufactorId: makers[0] })).total).toBe(1);
    const page = await world.api().dealers.get({ params: { id: dealer.id } });
    expect(page).toMatchObject({
      manufactors: makers.map((id) => ({ id })),
      contacts: [{ kind: "TEL_NUMBER", number: "+82511234567" }],
      website: "https://dealer.example",
    });
    expect(page).not.toHaveProperty("version");
  });

  test("moves through all lists with each change, and its counts with it", async () => {
    const [old, now] = [await someMaker(), await someMaker()];
    const dealer = await create({ region: "JEJU", manufactorIds: [old] });
    const params = { id: dealer.id };
    const changed = await admin.api.dealerEntities.update({
      params,
      body: { region: "GANGWON", manufactorIds: [now], tel: null, fax: "033-111-2222", version: 1 },
    });
    await world.drain({ duplicate: true, shuffle: 3 });
    expect(changed).toMatchObject({ region: "GANGWON", fax: "+82331112222", version: 2 });
    expect(changed).not.toHaveProperty("tel");
    expect((await listed({ manufactorId: old })).items).toEqual([]);
    expect(await regionCount("JEJU", { manufactorId: old })).toBe(0);
    expect((await listed({ manufactorId: now, region: "GANGWON" })).items).toHaveLength(1);
    expect((await listed({ region: "JEJU" })).items.map(({ id }) => id)).not.toContain(dealer.id);
    expect(await regionCount("JEJU")).toBe(0);
    await expect(
      admin.api.dealerEntities.update({ params, body: { region: "SEOUL", version: 1 } }),
    ).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  });

  test("that is hidden or removed is not found; admins see hidden ones", async () => {
    const dealer = await create({ region: "SEJOONG" });
    const params = { id: dealer.id };
    await admin.api.dealerEntities.update({ params, body: { state: "HIDDEN", version: 1 } });
    await expect(world.api().dealers.get({ params })).rejects.toMatchObject({ status: 404 });
    expect(await regionCount("SEJOONG")).toBe(0);
    const hidden = await admin.api.dealerEntities.list({ query: { filter: "state:HIDDEN" } });
    expect(hidden.items.map(({ id }) => id)).toEqual([dealer.id]);
    await admin.api.dealerEntities.remove({ params });
    await expect(admin.api.dealerEntities.get({ params })).rejects.toMatchObject({ status: 404 });
    await expect(admin.api.dealerEntities.remove({ params })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("of an unknown maker or with an invalid website is refused by field", async () => {
    await expect(create({ manufactorIds: [`mkr_${unknownUlid}`] })).rejects.toMatchObject({
      issues: [{ path: "body.manufactorIds.0", code: "MANUFACTOR_UNKNOWN" }],
    });
    const gone = await admin.api.manufactorEntities.create({
      body: { name: { ko: "사라질 제조사" } },
    });
    await admin.api.manufactorEntities.remove({ params: { id: gone.id } });
    await expect(create({ manufactorIds: [gone.id] })).rejects.toMatchObject({
      issues: [{ path: "body.manufactorIds.0", code: "MANUFACTOR_UNKNOWN" }],
    });
    await expect(create({ website: "javascript:alert(1)" })).rejects.toMatchObject({
      issues: [{ path: "body.website" }],
    });
  });

  test("leaves an audit event with each transition", async () => {
    const dealer = await create();
    await admin.api.dealerEntities.remove({ params: { id: dealer.id } });
    const { queryAll } = await import("@bupum/functions/kernel/list");
    const events = await queryAll({ pk: `audit#dealer#${dealer.id}`, newestFirst: false });
    expect(events).toMatchObject([
      { from: "NONE", to: "SHOWN", via: "ADMIN" },
      { from: "SHOWN", to: "DELETED", via: "ADMIN" },
    ]);
  });
});

describe("the admins' list", () => {
  test("is sorted and filtered, and pages by cursor", async () => {
    const manufactorId = await someMaker();
    const names = ["가나", "다라", "마바"];
    for (const name of names)
      await create({
        name: { ko: `표${name}`, en: name, zh: name },
        manufactorIds: [manufactorId],
        region: "GWANGJU",
      });
    const filter = `manufactorId:${manufactorId};region:GWANGJU`;
    const list = async (sort: "name:asc" | "name:desc" | "createdAt:asc") =>
      (await admin.api.dealerEntities.list({ query: { sort, filter } })).items.map(
        ({ name }) => name.en,
      );
    expect(await list("name:asc")).toEqual(names);
    expect(await list("name:desc")).toEqual(names.toReversed());
    expect(await list("createdAt:asc")).toEqual(names);
    const named = await admin.api.dealerEntities.list({ query: { filter: "name:표다라" } });
    expect(named.items).toHaveLength(1);
    await expect(
      admin.api.dealerEntities.list({ query: { filter: "region:MARS" } }),
    ).rejects.toMatchObject({ issues: [{ path: "query.filter" }] });
  });
});

async function stating(manufactorIds: string[]) {
  const seller = await world.seller();
  const row = (await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" }))!;
  const approved = { ...(row["approved"] as object), manufactorIds, region: "DAEGU" };
  await world.put([{ ...row, approved }]);
  return { seller, row, approved, id: `dlr_${seller.sellerId.slice(4)}` as const };
}
const follow = async (sellerId: `sel_${string}`) => {
  const { followers } = await import("@bupum/functions/selling/dealers/worker");
  await followers["seller.changed"]({ sellerId });
  await world.drain({ duplicate: true });
};

describe("a seller that states makers", () => {
  test("has a dealer while its approved copy names makers, also with repeated messages", async () => {
    const maker = await someMaker();
    const { seller, row, approved, id } = await stating([maker]);
    await follow(seller.sellerId);
    await follow(seller.sellerId);
    expect((await listed({ manufactorId: maker })).items).toMatchObject([
      { id, name: { ko: seller.companyName }, region: "DAEGU", sellerId: seller.sellerId },
    ]);
    const entity = await admin.api.dealerEntities.get({ params: { id } });
    expect(entity.version).toBe(1);
    await world.put([{ ...row, approved: { ...approved, region: "INCHEON" } }]);
    await follow(seller.sellerId);
    expect(await regionCount("INCHEON", { manufactorId: maker })).toBe(1);
    expect(await regionCount("DAEGU", { manufactorId: maker })).toBe(0);
    await world.put([{ ...row, approved: { ...approved, manufactorIds: [] } }]);
    await follow(seller.sellerId);
    expect((await listed({ manufactorId: maker })).items).toEqual([]);
    await world.put([{ ...row, approved }]);
    await follow(seller.sellerId);
    expect((await listed({ manufactorId: maker })).items).toHaveLength(1);
  });

  test("and repeats a maker has it once", async () => {
    const [maker, other] = [await someMaker(), await someMaker()];
    const { seller, id } = await stating([maker, other, maker]);
    await follow(seller.sellerId);
    const { manufactorIds, version } = await admin.api.dealerEntities.get({ params: { id } });
    expect(manufactorIds).toEqual([maker, other]);
    await follow(seller.sellerId);
    expect((await listed({ manufactorId: maker })).items).toMatchObject([{ manufactorCount: 2 }]);
    expect((await admin.api.dealerEntities.get({ params: { id } })).version).toBe(version);
  });

  test("shows only visible numbers, and no e-mail address", async () => {
    const { seller, row, approved, id } = await stating([await someMaker()]);
    const phone = { number: "+821099998888", visible: false };
    await world.put([{ ...row, approved: { ...approved, phone } }]);
    await follow(seller.sellerId);
    const page = JSON.stringify(await world.api().dealers.get({ params: { id } }));
    expect(page).not.toContain("1099998888");
    expect(page).not.toContain("@example.com");
  });

  test("is changed by the seller only; an admin may hide it", async () => {
    const { seller, id } = await stating([await someMaker()]);
    await follow(seller.sellerId);
    const params = { id };
    const refused = { code: "DEALER_OF_SELLER" };
    await expect(
      admin.api.dealerEntities.update({ params, body: { region: "SEOUL", version: 1 } }),
    ).rejects.toMatchObject(refused);
    await expect(admin.api.dealerEntities.remove({ params })).rejects.toMatchObject(refused);
    await admin.api.dealerEntities.update({ params, body: { state: "HIDDEN", version: 1 } });
    await follow(seller.sellerId);
    await expect(world.api().dealers.get({ params })).rejects.toMatchObject({ status: 404 });
  });

  test("gets a dealer with the approval of an admin", async () => {
    const maker = await someMaker();
    const { seller, row, approved } = await stating([]);
    await world.put([
      { ...row, status: "PENDING", draft: { ...approved, manufactorIds: [maker] } },
    ]);
    await admin.api.sellerInfo.decide({ body: { sellerId: seller.sellerId, status: "APPROVED" } });
    await world.drain({ duplicate: true, shuffle: 5 });
    expect((await listed({ manufactorId: maker })).items).toHaveLength(1);
  });
});

test("counts are right after many dealers of one maker were added at once", async () => {
  const maker = await someMaker();
  await Promise.all(
    Array.from({ length: 8 }, () => create({ manufactorIds: [maker], region: "JEOLLA" })),
  );
  await world.drain({ duplicate: true, shuffle: 9 });
  expect(await regionCount("JEOLLA", { manufactorId: maker })).toBe(8);
});
