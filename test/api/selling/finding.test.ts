import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { between } from "../../kit/cloud/between.ts";
import { someProduct } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let guest: ReturnType<World["api"]>;
beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
});
afterAll(() => world.stop());

const offer = {
  condition: "NEW",
  currency: "KRW",
  breaks: [{ minQty: 1, unitPrice: "1200" }],
  orderMultiple: 1,
  leadTimeDays: 2,
  shippingFeePayer: "SELLER_PAYS",
  warehouseRegion: "SEOUL",
} as const;

const sellers = async (searchKeyword: string, region?: Region) => {
  const query = { searchKeyword, ...(region && { region }) };
  return (await guest.sellerInfos.search({ query })).items.map((card) => card.companyName);
};

describe("a seller", () => {
  let companyName: string;
  beforeAll(async () => {
    ({ companyName } = await world.seller({ companyName: "㈜한빛에프에이" }));
    await world.seller({ companyName: "다온자동화" });
    await world.drain({ searched: true });
  });
  test.each([
    "한빛에프에이",
    "(주)한빛에프에이",
    "주식회사 한빛에프에이",
    "에프에이",
    "한빛",
    "ㅎㅂ",
  ])("is found by %s, a part of its name", async (keyword) =>
    expect(await sellers(keyword)).toEqual([companyName]),
  );

  test("is found in its region only", async () => {
    const { items } = await guest.sellerInfos.search({ query: { searchKeyword: "한빛" } });
    const { region } = items[0]!;
    const other = region === "JEJU" ? "SEOUL" : "JEJU";
    expect(await sellers("한빛", region)).toEqual([companyName]);
    expect(await sellers("한빛", other)).toEqual([]);
  });

  test("is listed without a keyword, and not for another's name", async () => {
    expect((await sellers("")).length).toBe(2);
    expect(await sellers("없는상사")).toEqual([]);
  });
});

interface OnSale {
  productName?: string;
  manufactorName?: string;
  isInStock?: "true";
}
const onSale = async (query: OnSale) =>
  (await guest.merchandises.searchProducts({ query })).items.map(({ id }) => id);

describe("what is on sale", () => {
  test("is found by part, maker and stock, with the present price, until it is removed", async () => {
    const { api } = await world.seller();
    const { product } = await someProduct(world, "QKF-7721A");
    const body = { ...offer, breaks: [...offer.breaks], productId: product.id, stock: 3 };
    const listing = await api.merchandises.create({ body });
    await world.drain({ searched: true });
    const maker = product.manufactorName.ko;
    expect(await onSale({ productName: "qkf7721" })).toEqual([listing.id]);
    expect(await onSale({ productName: "7721a", manufactorName: maker })).toEqual([listing.id]);
    expect(await onSale({ manufactorName: maker, isInStock: "true" })).toEqual([listing.id]);
    expect(await onSale({ isInStock: "true" })).toEqual([listing.id]);
    const { version } = listing;
    await api.merchandises.update({ params: { id: listing.id }, body: { version, stock: 0 } });
    expect(await onSale({ productName: "qkf7721", isInStock: "true" })).toEqual([]);
    expect(await onSale({ productName: "qkf7721" })).toEqual([listing.id]);
    await api.merchandises.remove({ params: { id: listing.id } });
    expect(await onSale({ productName: "qkf7721" })).toEqual([]);
  });
});

const ask = (searchKeyword: string) => guest.products.search({ query: { searchKeyword } });

describe("a search in vain", () => {
  test("is counted for the admin, the most frequent first, without personal data", async () => {
    for (let at = 0; at < 5; at++) await ask("ZQX-99 커플링");
    await ask("zqx-99  커플링");
    await ask("없는 부품");
    await ask("없는 부품");
    await ask("한번만");
    await ask("010-1234-5678");
    const admin = await world.adminUser();
    const { items } = await admin.api.searchMisses.list({ query: {} });
    expect(items).toEqual([
      { keyword: "ZQX-99 커플링", count: 6 },
      { keyword: "없는 부품", count: 2 },
      { keyword: "한번만", count: 1 },
    ]);
    const before = await admin.api.searchMisses.list({ query: { on: "2026-01-01" } });
    expect(before.items).toEqual([]);
    const day = seoulDay(toInstant(new Date()));
    const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    const other = addDays(monday, day === monday ? 1 : 0);
    const row = { pk: `search-misses#${other}`, gsi1pk: `search-misses#${other}` };
    await world.put([{ ...row, sk: "가번", gsi1sk: "02#가번", keyword: "가번", count: 5 }]);
    expect(await admin.api.searchMisses.top({ query: {} })).toEqual({
      from: monday,
      to: addDays(monday, 6),
      items: [
        { keyword: "ZQX-99 커플링", count: 6 },
        { keyword: "가번", count: 5 },
        { keyword: "없는 부품", count: 2 },
        { keyword: "한번만", count: 1 },
      ],
    });
  });

  test("is answered and counted, however many search for the same at once", async () => {
    // Of two searches that move the word up the list, the one with the lower count writes last.
    let move: (() => void) | undefined;
    let isHeld = false;
    const crossed = await between(async (input, send) => {
      const isMove =
        String((input["Key"] as { pk?: string } | undefined)?.pk).startsWith("search-misses#") &&
        !String(input["UpdateExpression"]).includes("ADD");
      if (!isMove) return send();
      if (!isHeld) {
        isHeld = true;
        await new Promise<void>((done) => (move = done));
        return send();
      }
      const moved = await send();
      move?.();
      return moved;
    });
    const searchKeyword = "동시에 찾는 말";
    const calls = Array.from({ length: 20 }, () =>
      world.api().products.search({ query: { searchKeyword } }),
    );
    const replies = await Promise.allSettled(calls);
    crossed.stop();
    expect(replies.filter(({ status }) => status === "rejected")).toEqual([]);
    const admin = await world.adminUser();
    const { items } = await admin.api.searchMisses.list({ query: {} });
    expect(items[0]).toEqual({ keyword: searchKeyword, count: 20 });
  });

  test("is not counted again on its further pages, nor if only a filter left it empty", async () => {
    const admin = await world.adminUser();
    const query = { searchKeyword: "QQQ-1", inStock: "true" } as const;
    await guest.products.search({ query });
    const { items } = await admin.api.searchMisses.list({ query: {} });
    expect(items.map(({ keyword }) => keyword)).not.toContain("QQQ-1");
  });
});

const makers = async (query: Parameters<typeof guest.manufactors.list>[0]["query"]) =>
  (await guest.manufactors.list({ query })).items.map(({ name }) => name.en);

describe("a maker", () => {
  test("is listed once under each letter that one of its names begins with", async () => {
    const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
    const counts = { productCount: 1, merchandiseCount: 0, version: 1 };
    const createdAt = new Date().toISOString();
    const name = { ko: "쯔바키", en: "Zubaki", zh: "椿本" };
    const id = "mkr_01J0000000000000000000ZZZZ";
    const aliases = ["Zubakimoto", "츠바키"];
    await world.put(makerRows({ id, name, aliases, createdAt, ...counts }));
    await world.drain({ searched: true });
    for (const initial of ["z", "ㅊ"]) expect(await makers({ initial })).toEqual(["Zubaki"]);
    expect(await makers({ initial: "y" })).toEqual([]);
    expect(await makers({ searchKeyword: "bakimo" })).toEqual(["Zubaki"]);
    expect(await makers({ searchKeyword: "椿本" })).toEqual(["Zubaki"]);
  });

  test("that was removed is not found, also before the index is updated", async () => {
    const { api } = await world.adminUser();
    const { id } = await api.manufactorEntities.create({ body: { name: { en: "Vanishing Ltd" } } });
    await world.drain({ searched: true });
    expect(await makers({ searchKeyword: "anishin" })).toEqual(["Vanishing Ltd"]);
    await api.manufactorEntities.remove({ params: { id } });
    expect(await makers({ searchKeyword: "anishin" })).toEqual([]);
  });
});

const terms = async (searchKeyword: string) =>
  (await guest.products.suggest({ query: { searchKeyword } })).terms;

test("names of categories with parts are suggested for any incomplete part of them", async () => {
  const { tagRow } = await import("@bupum/functions/reference/category-tags/items");
  const at = new Date().toISOString();
  const named = [
    { ko: "근접 센서", en: "Proximity sensors", zh: "接近传感器" },
    { ko: "압력센서", en: "Pressure sensors", zh: "压力传感器" },
    { ko: "센서 없는 것", en: "Empty", zh: "空" },
  ];
  const rows = named.map((name, order) =>
    tagRow({
      id: `cat_${String(order).padStart(26, "0")}`,
      name,
      order,
      productCount: order === 2 ? 0 : 5 - order,
      memberCount: 5,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }),
  );
  await world.put(rows);
  expect(await terms("센서")).toEqual(["근접 센서", "압력센서"]);
  expect(await terms("센ㅅ")).toEqual(["근접 센서"]);
  expect(await terms("압려")).toEqual(["압력센서"]);
  expect(await terms("ㄱㅈㅅㅅ")).toEqual(["근접 센서"]);
  expect(await terms("press")).toEqual(["Pressure sensors"]);
  expect(await terms("压力")).toEqual(["压力传感器"]);
  expect(await terms("밸브")).toEqual([]);
});
