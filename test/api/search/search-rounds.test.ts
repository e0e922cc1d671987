import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makerOf, productOf, someBest } from "../../kit/goods.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let guest: ReturnType<World["api"]>;
let counting: ReturnType<typeof countRounds>;

const offers = { offerCount: 1, bestOffer: someBest, inStock: true };

beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const { tagRow } = await import("@bupum/functions/reference/category-tags/items");
  const { client } = await import("@bupum/functions/kernel/table");
  const at = new Date().toISOString();
  const name = { ko: "세라믹 콘덴서", en: "Ceramic capacitors", zh: "陶瓷电容" };
  const tag = {
    id: `cat_${ulid()}` as const,
    name,
    order: 1,
    productCount: 45,
    memberCount: 45,
    version: 1,
  };
  const murata = makerOf("무라타", "Murata");
  const category = { ko: "세라믹 콘덴서", en: "Ceramic capacitor", zh: "陶瓷电容" };
  const parts = Array.from({ length: 45 }, (_, place) =>
    productOf(murata, `GRM${100 + place}R71`, {
      name: {
        ko: `콘덴서 ${place}uF`,
        en: `Capacitor ${place}uF microcontroller harmonic`,
        zh: "电容",
      },
      category,
      ...offers,
    }),
  );
  await world.put([
    ...makerRows(murata),
    tagRow({ ...tag, createdAt: at, updatedAt: at }),
    ...parts.flatMap((part) => productRows(part)),
  ]);
  await world.drain({ searched: true });
  counting = countRounds(client);
});
afterAll(async () => {
  counting.stop();
  await world.stop();
});

async function asked(searchKeyword: string, rest: { inStock?: "true" } = {}) {
  counting.reset();
  const page = await guest.products.search({ query: { searchKeyword, ...rest } });
  return { page, ...counting.cost };
}

const shapes: [what: string, keyword: string][] = [
  ["a number", "GRM100R71"],
  ["a number with a slip", "GRM100R7I"],
  ["a beginning of many numbers", "GRM1"],
  ["a piece of many numbers", "R71"],
  ["a maker", "무라타"],
  ["a maker with a slip", "muratta"],
  ["initials of a maker and a word", "ㅁㄹㅌ 콘덴서"],
  ["Korean words", "세라믹 콘덴서"],
  ["Korean words and a number", "콘덴서 GRM100"],
  ["words cut short", "capac micro"],
  ["a maker, a word and a specification", "murata capacitor 7uF"],
  ["words that nobody has", "nobody hasthis word"],
  ["the other keyboard layout", "zhsepstj"],
  ["many words", "murata ceramic capacitor 세라믹 콘덴서 grm100r71 7uf microcontroller"],
];

describe.each(shapes)("%s", (_what, keyword) => {
  test("is answered, with price and stock, after four rounds at most", async () => {
    const { page, rounds, units } = await asked(keyword);
    expect(rounds).toBeLessThanOrEqual(4);
    expect(units).toBeLessThanOrEqual(60);
    for (const item of page.items) expect(item).toMatchObject(offers);
  });
  test("is answered after four rounds if only parts in stock are requested", async () => {
    const { rounds } = await asked(keyword, { inStock: "true" });
    expect(rounds).toBeLessThanOrEqual(4);
  });
});

test("a page of 30 is read by one row for each part, and in two rounds", async () => {
  const { page, rounds, units } = await asked("GRM1");
  expect(page.items).toHaveLength(30);
  expect(rounds).toBe(2);
  expect(units).toBeLessThanOrEqual(30 * 0.5 + 4);
});

test("a roll-up that came before its document shows once the index has processed it", async () => {
  const { productKey } = await import("@bupum/functions/catalogue/products/items");
  const { indexBatch } = await import("@bupum/functions/indexing/index/batch");
  const { indexed } = await import("@bupum/functions/indexing/index/sources");
  const { write } = await import("@bupum/functions/kernel/table");
  const [part] = (await asked("GRM144R71")).page.items;
  const bestOffer = { ...someBest, unitPrice: "777" };
  // As a count leaves it that found no document yet.
  await write({ change: productKey(part!.id), set: { bestOffer, offersVersion: 9 } });
  const { source, flags } = indexed.pr;
  await indexBatch("pr", [part!.id], source, { flags });
  expect((await asked("GRM144R71")).page.items).toMatchObject([{ id: part!.id, bestOffer }]);
});

test("a number is found by four calls", async () => {
  const { page, calls } = await asked("GRM100R71");
  expect(page.items[0]?.partNumber).toBe("GRM100R71");
  expect(calls).toBeLessThanOrEqual(4);
});

describe("a word of the dictionary with one slip is found, and it is said how it was read", () => {
  test.each([
    ["capacitr", "capacitor"],
    ["microcontroler", "microcontroller"],
    ["micorcontroller", "microcontroller"],
    ["콘댄서", "콘덴서"],
    ["콘덴쎠", "콘덴서"],
    ["murata capacitr", "murata capacitor"],
  ])("%s", async (keyword, meant) => {
    const { page } = await asked(keyword);
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.readAs).toBe(meant);
    expect(page.leftOut).toBeUndefined();
  });
  test("and a spelling that the dictionary has is read without a word", async () => {
    const { page } = await asked("콘덴사");
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.readAs).toBeUndefined();
  });
});

describe("a word of the index with one slip is suggested, and nothing is found for it unasked", () => {
  test.each([
    ["harmonicc", "harmonic"],
    ["murata harmonicc", "murata harmonic"],
  ])("%s", async (keyword, meant) => {
    const { page } = await asked(keyword);
    expect(page.nearKeywords).toContain(meant);
    expect(page.leftOut ?? ["harmonicc"]).toEqual(["harmonicc"]);
    const { page: found } = await asked(meant);
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.nearKeywords).toBeUndefined();
  });

  test("but not for a word with two typos", async () => {
    const { page } = await asked("capcitr");
    expect(page.nearKeywords ?? []).toEqual([]);
  });
});
