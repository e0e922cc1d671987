import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { randomOf } from "../../kit/random.ts";
import { expectCounts } from "../../kit/stock-counts.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Api = Awaited<ReturnType<World["seller"]>>["api"];
const daysAgo = (days: number) =>
  `${addDays(seoulDay(new Date().toISOString()), -days)}T00:00:00.000Z`;
const ownOf = async (api: Api, query: object = {}): Promise<Merchandise[]> =>
  (await api.merchandises.listOwn({ query: { itemsPerPage: 100, ...query } })).items;
/** States the count again, as of so many days ago. */
const recount = (api: Api, { id, stock, version }: Merchandise, days: number) =>
  api.merchandises.update({
    params: { id },
    body: { stock: stock ?? 3, version, stockCheckedAt: daysAgo(days) },
  });
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const productOf = (id: Merchandise["productId"]) =>
  admin.api.productEntities.get({ params: { id } });

describe("the index of a seller's counts (D38-5)", () => {
  test("says what the listings say, after any writes", async () => {
    const applicants = applicantsOf(world, codesOf(world), admin);
    const { api, info } = await applicants.approved();
    const seller = { api } as Awaited<ReturnType<World["seller"]>>;
    const random = randomOf(20_261_201);
    const drawn = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)]!;
    const add = async () => listed(seller, (await someProduct(world)).product.id, drawn([null, 4]));
    for (let index = 0; index < 4; index++) await add();
    const one = async () => drawn(await ownOf(api));
    const acts: (() => Promise<unknown>)[] = [
      add,
      async () => recount(api, await one(), drawn([1, 40, 200])),
      async () => {
        const { id, version } = await one();
        await api.merchandises.update({ params: { id }, body: { version, stock: null } });
      },
      async () => {
        const items = (await ownOf(api)).map(({ id, version }) => ({ id, version, stock: 9 }));
        await api.merchandises.updateMany({ body: { items } });
      },
      async () => {
        const { id } = await one();
        await api.merchandises.removeMany({ body: { ids: [id] } });
        if (random() < 0.5) await api.merchandises.restore({ body: { ids: [id] } });
      },
      async () => {
        const { productId: id } = await one();
        const { version, state } = await productOf(id);
        const other = state === "HIDDEN" ? "SHOWN" : "HIDDEN";
        await admin.api.productEntities.update({ params: { id }, body: { version, state: other } });
      },
      async () => {
        const { productId: id } = await one();
        const { version } = await productOf(id);
        const { product } = await someProduct(world);
        if (random() < 0.5) await listed(seller, product.id, 2);
        await admin.api.productEntities.merge({
          params: { id },
          body: { version, intoId: product.id },
        });
      },
    ];
    for (let index = 0; index < 20; index++) {
      if ((await ownOf(api)).length === 0) await add();
      await drawn(acts)();
      await world.drain();
      await expectCounts(info.id);
    }
    for (const status of ["REJECTED", "APPROVED"] as const) {
      await applicants.decide(info.id, status, "거래 약속을 여러 번 어겼습니다.");
      await world.drain();
      expect(await expectCounts(info.id)).toBeGreaterThan(0);
    }
  });

  test("gets listings from before by a maintenance call (D26-1)", async () => {
    const seller = await world.seller();
    const { product } = await someProduct(world);
    await listed(seller, product.id, 3);
    const key = { pk: `product#${product.id}`, sk: `offer#${seller.sellerId}#NEW` };
    const { gsi2pk: _pk, gsi2sk: _sk, ...lock } = (await world.read(key))!;
    await world.put([lock]);
    await expect(expectCounts(seller.sellerId)).rejects.toThrow("equal");
    await admin.api.maintenance.listCounts();
    await world.drain({ duplicate: true });
    expect(await expectCounts(seller.sellerId)).toBe(1);
  });
});

test("home and list have the oldest counts in front, however many listings are older (D38-5)", async () => {
  const seller = await world.seller();
  const listings: Merchandise[] = [];
  for (let index = 0; index < 12; index++)
    listings.push(await listed(seller, (await someProduct(world)).product.id, 3));
  // The last two on sale, and one whose day is not over, are the only ones that were not confirmed.
  await recount(seller.api, listings[11]!, 40);
  await recount(seller.api, listings[10]!, 90);
  await recount(seller.api, listings[9]!, 29);
  const query = { isOldStock: "true", itemsPerPage: 10 } as const;
  const old = [listings[10]!.id, listings[11]!.id];
  expect(idsOf(await ownOf(seller.api, query))).toEqual(old);
  const { sell } = await seller.api.homes.me({ query: {} });
  expect([idsOf(sell!.oldStocks), sell!.moreOldStocks]).toEqual([old, false]);
  for (const listing of listings.slice(0, 10)) {
    const [{ version }] = (await ownOf(seller.api)).filter(({ id }) => id === listing.id) as [
      Merchandise,
    ];
    await recount(seller.api, { ...listing, version }, 60);
  }
  const first = await seller.api.merchandises.listOwn({ query });
  const second = await seller.api.merchandises.listOwn({
    query: { ...query, cursor: first.nextCursor! },
  });
  expect([first.items.length, first.items[0]!.id]).toEqual([10, old[0]]);
  expect(second.items.at(-1)!.id).toBe(old[1]);
  expect(new Set(idsOf([...first.items, ...second.items])).size).toBe(12);
  const { oldestCounts } = await import("@bupum/functions/selling/merchandises/counts");
  const oldest = async (most: number) => {
    const { items, more } = await oldestCounts(seller.sellerId, most, toInstant(new Date()));
    return [items.length, more];
  };
  expect([await oldest(11), await oldest(12)]).toEqual([
    [11, true],
    [12, false],
  ]);
  const named = { ...query, searchType: "PRODUCT", searchKeyword: listings[3]!.partNumber };
  expect(idsOf(await ownOf(seller.api, named))).toEqual([listings[3]!.id]);
  expect(await ownOf(seller.api, { ...query, endDate: "2026-01-01" })).toEqual([]);
});

test("the maintenance call takes up a listing from before whose price changes meanwhile", async () => {
  const seller = await world.seller();
  const { product } = await someProduct(world);
  const { id, version } = await listed(seller, product.id, 3);
  const key = { pk: `product#${product.id}`, sk: `offer#${seller.sellerId}#NEW` };
  const { gsi2pk: _pk, gsi2sk: _sk, ...lock } = (await world.read(key))!;
  await world.put([lock]);
  const { countMissed } = await import("@bupum/functions/selling/merchandises/counts");
  const { readMerchandise } = await import("@bupum/functions/selling/merchandises/items");
  const { write } = await import("@bupum/functions/kernel/table");
  const read = (await readMerchandise(id))!;
  await seller.api.merchandises.update({ params: { id }, body: { version, leadTimeDays: 9 } });
  await write(...countMissed(read));
  expect(await expectCounts(seller.sellerId)).toBe(1);
});

test("a restored listing is not among the removed ones any more, also while its part is hidden", async () => {
  const seller = await world.seller();
  const { product } = await someProduct(world);
  const { id } = await listed(seller, product.id, 3);
  await seller.api.merchandises.removeMany({ body: { ids: [id] } });
  const { version } = await productOf(product.id);
  const body = { version, state: "HIDDEN" } as const;
  await admin.api.productEntities.update({ params: { id: product.id }, body });
  await world.drain();
  await seller.api.merchandises.restore({ body: { ids: [id] } });
  const row = await world.read({ pk: `merchandise#${id}`, sk: "merchandise" });
  expect(row).not.toHaveProperty("gsi2pk");
  await expectCounts(seller.sellerId);
});
