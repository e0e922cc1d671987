import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoCatalogue, startDemoCatalogue } from "../../kit/demo-catalogue.ts";
import { keptAside, typed } from "./shop-floor.ts";

let market: DemoCatalogue;
beforeAll(async () => {
  market = await startDemoCatalogue();
}, 180_000);
afterAll(() => market.world.stop());
const ask = (searchKeyword: string) => market.ask(searchKeyword);

test.each(typed)("%s finds what a maintenance engineer means by it", async (query, ...must) =>
  expect(await market.isMet(query, must)).toBe(true),
);

test("of the queries kept aside, as many are met as docs/search.md says", async () => {
  const missed: string[] = [];
  for (const [query, ...must] of keptAside)
    if (!(await market.isMet(query, must))) missed.push(query);
  // M4 is no M4F: a number is never lengthened.
  expect(missed).toEqual(["마이컴 Cortex-M4"]);
}, 60_000);

const numbersFor = async (keyword: string) => numbersOf((await ask(keyword)).items);
const numbersOf = (rows: readonly ProductRow[]) => rows.map(({ partNumber }) => partNumber);

describe("where all words find nothing", () => {
  test.each([
    ["중고 릴레이", ["중고"]],
    ["E3Z-T61 2M 포토센서 수광부", ["수광부"]],
    ["PR12-4DN2 3M 중고", ["3M", "중고"]],
    ["XBC-DR32H(신품)", ["신품"]],
    ["FX3U-32MT/ES-A", ["A"]],
    ["PLC XBC-DN32H/LS", ["LS"]],
    ["중고인버터3마력", ["중고"]],
  ])("%s is found without what nothing has, and says so", async (keyword, leftOut) => {
    const page = await ask(keyword);
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.leftOut).toEqual(leftOut);
  });

  test("several numbers pasted at once find each", async () => {
    const wanted = ["LC1D12BD", "PR12-4DN2", "XBC-DR32H"];
    for (const between of [" ", ", ", ",", " / ", "; "]) {
      const { items, leftOut } = await ask(wanted.join(between));
      expect(new Set(numbersOf(items)), between).toEqual(new Set(wanted));
      expect(leftOut).toBeUndefined();
    }
  });
  test("one of several pasted numbers that nobody has is named", async () => {
    const { items, leftOut } = await ask("LC1D12BD PR12-4DN2 QQ99-ZZ1");
    expect(new Set(numbersOf(items))).toEqual(new Set(["LC1D12BD", "PR12-4DN2"]));
    expect(leftOut).toEqual(["QQ99-ZZ1"]);
  });

  test("pages of what is left follow each other without a gap or a repeat", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await market.guest.products.search({
        query: { searchKeyword: "중고 릴레이 소켓", itemsPerPage: 10, ...(cursor && { cursor }) },
      });
      seen.push(...numbersOf(page.items));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(numbersOf((await ask("릴레이 소켓")).items).length);
  });

  test("what alone tells nothing is not enough", async () => {
    expect((await ask("없는물건 2M")).items).toEqual([]);
  });
});

describe("a quantity", () => {
  test("with a sign is in no part number", async () => {
    for (const keyword of ["25℃", "25 °C", "100도"]) {
      const { items } = await ask(keyword);
      expect(
        items.filter(({ id }) => !/°C|℃|°F/.test(market.said.get(id)!)),
        keyword,
      ).toEqual([]);
    }
  });
  test("is found in every writing of it", async () => {
    const same = [
      [
        "릴레이 DC24V",
        "24VDC 릴레이",
        "릴레이 24V DC",
        "relay dc 24 v",
        "릴레이 직류24V",
        "릴레이 ＤＣ２４Ｖ",
      ],
      ["10uF", "10µF", "10μF", "10 uF", "10㎌", "１０ｕＦ"],
      ["인버터 2.2kW", "인버터 2.2 KW", "인버터 3HP", "인버터 3마력", "인버터 2.2킬로"],
      ["엔코더 φ40", "엔코더 Φ40", "엔코더 Ø40", "엔코더 ⌀40", "엔코더 40파이", "엔코더 파이40"],
    ];
    for (const [first, ...others] of same) {
      const wanted = await numbersFor(first!);
      expect(wanted.length, first).toBeGreaterThan(0);
      for (const other of others) expect(await numbersFor(other), other).toEqual(wanted);
    }
  });
});

test("a relay stands before a controller that has relays", async () => {
  const { items } = await ask("릴레이");
  expect(items.slice(0, 5).map(({ category }) => category?.ko)).toEqual(
    Array.from({ length: 5 }, () => expect.stringMatching(/릴레이|계전기/)),
  );
});
