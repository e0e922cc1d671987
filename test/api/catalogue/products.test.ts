import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productOf, someBest } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let guest: ReturnType<World["api"]>;
const at = new Date().toISOString();

interface MakerNames {
  ko: string;
  en: string;
  zh: string;
  aliases: string[];
  country: string;
}
async function makerWith(given: MakerNames, partNumbers: string[], merchandiseCount = 0) {
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const { aliases, country, ...name } = given;
  const id = `mkr_${ulid()}` as const;
  const productCount = partNumbers.length;
  const counts = { productCount, merchandiseCount };
  await world.put(makerRows({ id, name, aliases, country, ...counts, version: 1, createdAt: at }));
  const ids: `prd_${string}`[] = [];
  for (const partNumber of partNumbers) {
    const productId = `prd_${ulid()}` as const;
    ids.push(productId);
    await world.put(productRows(productOf({ id, name }, partNumber, { id: productId })));
  }
  return { id, ids };
}

let omron: Awaited<ReturnType<typeof makerWith>>;
let ls: Awaited<ReturnType<typeof makerWith>>;
beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  const many = Array.from({ length: 35 }, (_, index) => `XGB-DR${String(index).padStart(2, "0")}`);
  omron = await makerWith(
    { ko: "오므론", en: "Omron", zh: "欧姆龙", aliases: ["옴론"], country: "JP" },
    ["E2E-X5ME1", "E2E-X10D1-N", "H3Y-2"],
    3,
  );
  ls = await makerWith(
    { ko: "LS일렉트릭", en: "LS ELECTRIC", zh: "LS产电", aliases: ["LS산전", "LS"], country: "KR" },
    [...many, "E2E-COPY"],
  );
  await world.drain({ searched: true });
});
afterAll(() => world.stop());

const search = async (query: Parameters<typeof guest.products.search>[0]["query"]) =>
  (await guest.products.search({ query })).items.map(({ partNumber }) => partNumber);

describe("a part", () => {
  test.each(["E2E-X", "e2ex", "e2e x", "Ｅ２Ｅ－Ｘ"])("is found by %s", async (searchKeyword) =>
    expect(await search({ searchKeyword })).toEqual(["E2E-X5ME1", "E2E-X10D1-N"]),
  );

  test("is found by any piece of its number", async () =>
    expect(await search({ searchKeyword: "x10d1" })).toEqual(["E2E-X10D1-N"]));

  test.each(["오므론", "옴론", "欧姆龙", "omron", "OMRON"])(
    "is found by its maker's name %s",
    async (searchKeyword) =>
      expect((await search({ searchKeyword })).toSorted()).toEqual([
        "E2E-X10D1-N",
        "E2E-X5ME1",
        "H3Y-2",
      ]),
  );

  test.each(["오므론 E2E", "E2E 옴론", "omron e2e"])(
    "is found by maker and the beginning of its number: %s",
    async (searchKeyword) =>
      expect((await search({ searchKeyword })).toSorted()).toEqual(["E2E-X10D1-N", "E2E-X5ME1"]),
  );

  test("is found within one maker, from the first character on", async () => {
    expect(await search({ manufactorId: ls.id, searchKeyword: "e" })).toEqual(["E2E-COPY"]);
    expect(await search({ manufactorId: ls.id, searchKeyword: "e2e" })).toEqual(["E2E-COPY"]);
    expect(await search({ searchKeyword: "LS산전 E2E" })).toEqual(["E2E-COPY"]);
  });

  test.each(["E2", "없는제조사", "ZZZZZZ", "---"])(
    "is not found by %j, and the reply is an empty page",
    async (searchKeyword) => expect(await search({ searchKeyword })).toEqual([]),
  );

  test("is listed without a keyword, the newest first", async () => {
    const numbers = await search({ searchKeyword: "", itemsPerPage: 10 });
    expect(numbers).toHaveLength(10);
    expect(numbers[0]).toBe("E2E-COPY");
  });

  test("is listed by one call beside the poll for changes, and hidden ones are left out", async () => {
    const { productRows } = await import("@bupum/functions/catalogue/products/items");
    const { spent } = await import("@bupum/functions/kernel/table");
    const maker = { id: omron.id, name: { ko: "오므론", en: "Omron", zh: "欧姆龙" } };
    await world.put(productRows({ ...productOf(maker, "HIDDEN-1"), state: "HIDDEN" }));
    const { items } = await guest.products.search({ query: { itemsPerPage: 30 } });
    expect(spent.calls).toBe(2);
    expect(spent.readUnits).toBeLessThan(6);
    expect(items).toHaveLength(30);
    expect(items.map(({ partNumber }) => partNumber)).not.toContain("HIDDEN-1");
  });

  test("written by older code is moved into the present lists, once", async () => {
    const { placeProducts } = await import("@bupum/functions/indexing/placement");
    const { productKey, rowKey, productLockKey } =
      await import("@bupum/functions/catalogue/products/items");
    const [id] = ls.ids as [`prd_${string}`];
    const at = [rowKey(id), productLockKey(ls.id, "XGB-DR00")] as const;
    const [row, lock] = [await world.read(at[0]), await world.read(at[1])];
    const { categoryTagIds: _, manufactorId: __, ...former } = lock!;
    const key = "xgbdr00";
    await world.put([
      { ...row!, gsi1pk: "products#pn#xgb", gsi1sk: `${key}#${id}` },
      { ...former, gsi2pk: "products#all", gsi2sk: `${former["changedAt"] as string}#${id}` },
    ]);
    expect(await placeProducts()).toBe(1);
    expect([await world.read(at[0]), await world.read(at[1])]).toEqual([row, lock]);
    expect(await placeProducts()).toBe(0);
    expect((await world.read(productKey(id)))?.["version"]).toBe(1);
  });

  test("written when its number had another key has its lock moved, once (D19-1)", async () => {
    const { placeProducts } = await import("@bupum/functions/indexing/placement");
    const { productLockKey, productRows } =
      await import("@bupum/functions/catalogue/products/items");
    const maker = { id: omron.id, name: { ko: "오므론", en: "Omron", zh: "欧姆龙" } };
    const former = productLockKey(omron.id, "BV-12");
    const { pk } = productLockKey(omron.id, "BV-1/2");
    const rows = productRows({ ...productOf(maker, "BV-1/2"), state: "HIDDEN" });
    await world.put(rows.map((row) => (row.pk === pk ? { ...row, ...former } : row)));
    expect(await placeProducts()).toBe(1);
    expect(await world.read(former)).toBeUndefined();
    expect(await world.read({ ...former, pk })).toMatchObject({ sk: "lock" });
    expect(await placeProducts()).toBe(0);
  });

  test("with one typo in its number is suggested, and never among the results", async () => {
    const found = await guest.products.search({ query: { searchKeyword: "E2E-X5NE1" } });
    expect(found.items).toEqual([]);
    expect(found.didYouMean?.map(({ partNumber }) => partNumber)).toEqual(["E2E-X5ME1"]);
  });

  test("typed in the other keyboard layout is found, and the reply says how it was read", async () => {
    const query = { searchKeyword: "ㅌㅎㅠ", itemsPerPage: 10 } as const;
    const first = await guest.products.search({ query });
    expect(first).toMatchObject({ readAs: "xgb" });
    const cursor = first.nextCursor ?? "";
    const next = await guest.products.search({ query: { ...query, cursor, page: 2 } });
    const plain = await guest.products.search({ query: { searchKeyword: "xgb" } });
    expect([...first.items, ...next.items]).toEqual(plain.items.slice(0, 20));
  });

  test("is returned with all of its data; an unknown one is 404", async () => {
    const [id] = omron.ids;
    expect(await guest.products.get({ params: { id: id! } })).toMatchObject({
      id,
      manufactorName: { ko: "오므론" },
    });
    const none = guest.products.get({ params: { id: `prd_${ulid()}` } });
    await expect(none).rejects.toMatchObject({ status: 404 });
  });
});

test("can be filtered by stock; price and stock are current", async () => {
  const { readProduct } = await import("@bupum/functions/catalogue/products/items");
  const { setRollUp } = await import("@bupum/functions/selling/merchandises/writes");
  const { write } = await import("@bupum/functions/kernel/table");
  const [id] = omron.ids;
  const counted = {
    offerCount: 1,
    listingCount: 1,
    inStock: true,
    bestOffer: someBest,
    conditions: [someBest.condition],
    regions: ["SEOUL" as const],
  };
  await write(...(await setRollUp((await readProduct(id!))!, counted)));
  const byNumber = await guest.products.search({ query: { searchKeyword: "E2E-X5" } });
  expect(byNumber.items).toMatchObject([{ id, inStock: true, bestOffer: someBest }]);
  await world.drain({ searched: true });
  const found = { partNumber: "E2E-X5ME1" };
  for (const searchKeyword of ["오므론", "e2e", ""])
    for (const manufactorId of [omron.id, undefined]) {
      const query = { searchKeyword, inStock: "true", ...(manufactorId && { manufactorId }) };
      const { items } = await guest.products.search({ query: query as { inStock: "true" } });
      expect(items).toMatchObject([found]);
    }
});

test.each([{ searchKeyword: "XGB" }, { searchKeyword: "LS" }, { searchKeyword: "LS일렉" }, {}])(
  "pages of %j follow each other without a gap, by cursor and by number",
  async (query) => {
    const first = await guest.products.search({ query: { ...query, itemsPerPage: 30 } });
    const cursor = first.nextCursor ?? "";
    const next = await guest.products.search({ query: { ...query, itemsPerPage: 30, cursor } });
    const second = await guest.products.search({ query: { ...query, itemsPerPage: 30, page: 2 } });
    expect(next.items).toEqual(second.items);
    const ids = [...first.items, ...next.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(35);
    const other = guest.products.search({ query: { searchKeyword: "오므론", cursor } });
    await expect(other).rejects.toMatchObject({ code: "CURSOR_INVALID" });
  },
);

test("pages of a search open up to the fifth by number, and any depth by cursor", async () => {
  const query = { searchKeyword: "XGB", itemsPerPage: 10 } as const;
  expect((await guest.products.search({ query: { ...query, page: 5 } })).items).toEqual([]);
  const deep = guest.products.search({ query: { ...query, page: 6 } });
  await expect(deep).rejects.toMatchObject({
    code: "SEARCH_PAGE_TOO_DEEP",
    body: { message: expect.stringContaining("nextCursor"), params: { deepest: 5 } },
  });
});

test("all ids are listed in ascending order, once each", async () => {
  const { ids, nextAfterId } = await guest.products.ids({ query: {} });
  expect(ids).toEqual([...omron.ids, ...ls.ids].toSorted());
  expect(nextAfterId).toBeUndefined();
  const rest = await guest.products.ids({ query: { afterId: ids[3]! } });
  expect(rest.ids).toEqual(ids.slice(4));
});

const names = async (query: Parameters<typeof guest.manufactors.list>[0]["query"]) =>
  (await guest.manufactors.list({ query })).items.map(({ name }) => name.en);

describe("a maker", () => {
  test.each(["LS", "ls산", "LS产", "ls electric"])("is listed once for %s", async (searchKeyword) =>
    expect(await names({ searchKeyword })).toEqual(["LS ELECTRIC"]),
  );

  test("is sorted by name, number of parts and age, and filtered", async () => {
    expect(await names({})).toEqual(["LS ELECTRIC", "Omron"]);
    expect(await names({ sort: "name:desc" })).toEqual(["Omron", "LS ELECTRIC"]);
    expect(await names({ sort: "productCount:desc" })).toEqual(["LS ELECTRIC", "Omron"]);
    expect(await names({ sort: "createdAt:desc" })).toEqual(["LS ELECTRIC", "Omron"]);
    expect(await names({ filter: "country:JP" })).toEqual(["Omron"]);
    expect(await names({ haveMerchandise: "true" })).toEqual(["Omron"]);
  });
});

test("a page of 30 costs little more than its 30 documents and rows", async () => {
  const { spent } = await import("@bupum/functions/kernel/table");
  await guest.products.search({ query: { searchKeyword: "XGB" } });
  expect(spent.readUnits).toBeLessThanOrEqual(30 * (0.5 + 0.5) + 3);
  await guest.products.search({ query: { searchKeyword: "XGB-DR07" } });
  expect(spent.readUnits).toBeLessThanOrEqual(3);
});

const suggest = async (searchKeyword: string) =>
  guest.products.suggest({ query: { searchKeyword } });

describe("while somebody types", () => {
  test("parts are suggested by the beginning of their number, with their maker", async () => {
    const { parts } = await suggest("e2e-x");
    expect(parts).toEqual([
      { id: omron.ids[1], partNumber: "E2E-X10D1-N", manufactorName: "Omron" },
      { id: omron.ids[0], partNumber: "E2E-X5ME1", manufactorName: "Omron" },
    ]);
  });

  test.each(["오", "오므", "오믈", "오므ㄹ", "옴로", "欧姆", "omr", "OMRON", "ㅇㅁㄹ"])(
    "a maker is suggested for %s",
    async (typed) => {
      const { manufactors } = await suggest(typed);
      expect(manufactors.map(({ name }) => name.en)).toEqual(["Omron"]);
    },
  );

  test("suggestions are few, and none for an empty text", async () => {
    const { parts, manufactors, terms } = await suggest("xgb");
    expect(parts.length + manufactors.length + terms.length).toBe(8);
    expect(await suggest("?")).toEqual({ parts: [], manufactors: [], terms: [] });
  });

  test("no part's document is read", async () => {
    const { spent } = await import("@bupum/functions/kernel/table");
    await suggest("xgb-dr");
    expect(spent.readUnits).toBeLessThanOrEqual(3);
  });
});
