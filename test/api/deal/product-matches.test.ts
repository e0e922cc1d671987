import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makerOf, productOf } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let guest: ReturnType<World["api"]>;

const omron = { ko: "오므론", en: "Omron", zh: "欧姆龙" };
const nsk = { ko: "NSK", en: "NSK", zh: "NSK" };
const skf = { ko: "SKF", en: "SKF", zh: "SKF" };

const named = (name: string) => ({ ko: name, en: name, zh: name });

const part = (partNumber: string, name: typeof omron, rest: Partial<Product> = {}) =>
  productOf({ id: `mkr_${ulid()}`, name }, partNumber, rest);

beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  const stored = { ...makerOf("오므론", "Omron"), aliases: ["OEI"] };
  await world.put(makerRows(stored));
  await world.put(
    [
      part("MY2N-GS DC24", omron, { aliases: ["MY2NGS-24"], oldNumbers: ["MY2N DC24"] }),
      part("6205-2Z", nsk),
      part("6205-2Z", skf),
      productOf(stored, "E3Z-D61 2M"),
      part("E3Z-D61 5M", omron),
      part("FR-D720-1.5K", omron),
      part("MAX232CPE+", omron),
      ...["Weidmüller", "Phoenix Mecano"].map((name) => part("1608510000", named(name))),
      ...["Murata", "TDK"].map((name) => part("GRM188R61A106ME69D", named(name))),
      ...["Phoenix Contact", "Phoenix Mecano"].map((name) => part("3044102", named(name))),
    ].flatMap((one) => productRows(one)),
  );
  await world.drain({ searched: true });
});
afterAll(() => world.stop());

async function matched(...rows: { partNumber: string; manufactorName?: string }[]) {
  const { items } = await guest.products.match({ body: { rows } });
  return items.map(({ match, parts }) => [
    match,
    ...parts.map((one) => `${one.manufactorName.ko} ${one.partNumber}`).toSorted(),
  ]);
}

describe("a row of a pasted list", () => {
  test("is the part with that number, in any spelling", async () =>
    expect(
      await matched({ partNumber: "my2n gs/dc24" }, { partNumber: "ＭＹ２Ｎ-GSDC24" }),
    ).toEqual(Array.from({ length: 2 }, () => ["EXACT", "오므론 MY2N-GS DC24"])));

  test("is the part that has the number as another spelling or a former number", async () =>
    expect(await matched({ partNumber: "MY2NGS24" }, { partNumber: "MY2N-DC24" })).toEqual(
      Array.from({ length: 2 }, () => ["ALIAS", "오므론 MY2N-GS DC24"]),
    ));

  test("is ambiguous if several makers have the number, unless one is named", async () => {
    expect(await matched({ partNumber: "6205-2Z" })).toEqual([
      ["AMBIGUOUS", "NSK 6205-2Z", "SKF 6205-2Z"],
    ]);
    expect(await matched({ partNumber: "6205 2z", manufactorName: "skf" })).toEqual([
      ["EXACT", "SKF 6205-2Z"],
    ]);
  });

  test("is of the maker whose own row has the name, in an alias of its own", async () =>
    expect(
      await matched(
        { partNumber: "E3Z-D61 2M", manufactorName: "OEI" },
        { partNumber: "6205-2Z", manufactorName: "OEI" },
        { partNumber: "E3Z-D61 2M", manufactorName: "OEI Corp." },
      ),
    ).toEqual([
      ["EXACT", "오므론 E3Z-D61 2M"],
      ["AMBIGUOUS", "NSK 6205-2Z", "SKF 6205-2Z"],
      ["EXACT", "오므론 E3Z-D61 2M"],
    ]));

  test("is ambiguous if the named maker has no such number", async () =>
    expect(await matched({ partNumber: "E3Z-D61 2M", manufactorName: "Siemens" })).toEqual([
      ["AMBIGUOUS", "오므론 E3Z-D61 2M"],
    ]));

  test("is ambiguous if numbers only begin with it, or differ by a decimal point", async () =>
    expect(
      await matched(
        { partNumber: "E3Z-D61", manufactorName: "옴론" },
        { partNumber: "FR-D720-15K" },
      ),
    ).toEqual([
      ["AMBIGUOUS", "오므론 E3Z-D61 2M", "오므론 E3Z-D61 5M"],
      ["AMBIGUOUS", "오므론 FR-D720-1.5K"],
    ]));

  test("names its maker with or without marks, and with what companies are called beside it", async () => {
    const rows = [
      ["1608510000", "Weidmuller", "Weidmüller"],
      ["1608510000", "WEIDMUELLER", "Weidmüller"],
      ["1608510000", "Weidmüller Interface GmbH & Co. KG", "Weidmüller"],
      ["GRM188R61A106ME69D", "Murata Electronics", "Murata"],
      ["3044102", "Phoenix Contact GmbH", "Phoenix Contact"],
      ["MY2N-GS DC24", "OMRON Corporation", "오므론"],
      ["MY2N-GS DC24", "㈜오므론", "오므론"],
    ];
    expect(
      await matched(
        ...rows.map(([partNumber = "", manufactorName = ""]) => ({ partNumber, manufactorName })),
      ),
    ).toEqual(rows.map(([number, , maker]) => ["EXACT", `${maker} ${number}`]));
  });

  test("is ambiguous if it differs by a plus, which means another part (D19-1)", async () =>
    expect(await matched({ partNumber: "MAX232CPE" })).toEqual([
      ["AMBIGUOUS", "오므론 MAX232CPE+"],
    ]));

  test("is NONE without a similar number, and rows keep their order", async () =>
    expect(
      await matched({ partNumber: "---" }, { partNumber: "E3Z-D61 5M" }, { partNumber: "없는 것" }),
    ).toEqual([["NONE"], ["EXACT", "오므론 E3Z-D61 5M"], ["NONE"]]));
});

test("Each row states the reason of its match", async () => {
  const rows = [
    { partNumber: "my2n gs/dc24" },
    { partNumber: "MY2NGS24" },
    { partNumber: "FR-D720-15K" },
    { partNumber: "E3Z-D61 2M", manufactorName: "Siemens" },
    { partNumber: "6205-2Z" },
    { partNumber: "E3Z-D61" },
    { partNumber: "없는품번-1" },
  ];
  const { items } = await guest.products.match({ body: { rows } });
  expect(items.map(({ reason }) => reason)).toEqual([
    "SAME_NUMBER",
    "OTHER_NUMBER",
    "OTHER_POINT",
    "OTHER_MAKER",
    "SEVERAL_PARTS",
    "LONGER_NUMBERS",
    "NO_SUCH_NUMBER",
  ]);
});
