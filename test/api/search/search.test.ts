import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someBest, unsaid } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Kernel = typeof import("@bupum/functions/kernel/table");
type Query = typeof import("@bupum/functions/search/query/query");
type Indexing = typeof import("@bupum/functions/indexing/index/batch");
type Sources = typeof import("@bupum/functions/indexing/index/sources");
type Products = typeof import("@bupum/functions/catalogue/products/items");
type Manufactors = typeof import("@bupum/functions/catalogue/manufactors/items");
type Subject = import("@bupum/functions/search/text/tokens").Subject;

let world: World;
let kernel: Kernel;
let search: Query["search"];
let indexBatch: Indexing["indexBatch"];
let sources: Sources;
let products: Products;
let manufactors: Manufactors;
const at = new Date().toISOString();

beforeAll(async () => {
  world = await startWorld();
  kernel = await import("@bupum/functions/kernel/table");
  ({ search } = await import("@bupum/functions/search/query/query"));
  ({ indexBatch } = await import("@bupum/functions/indexing/index/batch"));
  sources = await import("@bupum/functions/indexing/index/sources");
  products = await import("@bupum/functions/catalogue/products/items");
  manufactors = await import("@bupum/functions/catalogue/manufactors/items");
});
afterAll(() => world.stop());

interface Given {
  number: string;
  maker?: string;
  ko?: string;
  en?: string;
  aliases?: string[];
  inStock?: boolean;
}
const makerIds = new Map<string, Product["manufactorId"]>();

function productOf(given: Given, id: Product["id"] = `prd_${ulid()}`): Product {
  const { number, maker = "Siemens AG", ko = "PLC 본체", en = "PLC CPU" } = given;
  const manufactorId = makerIds.get(maker) ?? (`mkr_${ulid()}` as const);
  makerIds.set(maker, manufactorId);
  return {
    id,
    partNumber: number,
    name: { ko, en, zh: en },
    manufactorId,
    manufactorName: { ko: maker, en: maker, zh: maker },
    unit: "EA",
    offerCount: 0,
    inStock: given.inStock ?? false,
    specifications: [],
    safetyMarks: [],
    aliases: given.aliases ?? [],
    ...unsaid,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
const put = (product: Product) => world.put(products.productRows(product));
const indexed = (ids: readonly string[]) => {
  const { source, flags } = sources.indexed.pr;
  return indexBatch("pr", ids, source, { flags });
};
async function parts(...given: Given[]): Promise<Product[]> {
  const made = given.map((one) => productOf(one));
  for (const product of made) await put(product);
  await indexed(made.map(({ id }) => id));
  return made;
}
const ask = (keyword: string, rest: Partial<Parameters<typeof search>[0]> = {}) =>
  search({ entity: "pr", keyword, limit: 30, ...rest });
const numbersOf = (documents: { p: string }[]) =>
  documents.map(({ p }) => (JSON.parse(p) as Product).partNumber);
const found = async (keyword: string, rest = {}) =>
  numbersOf((await ask(keyword, rest)).hits.map(({ document }) => document));

describe("a part", () => {
  beforeAll(async () => {
    await parts(
      { number: "6ES7 214-1AG40-0XB0", aliases: ["6ES7 214-1AE30"] },
      {
        number: "MR-J2S-40A",
        maker: "Mitsubishi Electric",
        ko: "서보 드라이브",
        en: "Servo amplifier",
      },
      { number: "E3Z-T61", maker: "Omron", ko: "근접 센서", en: "Photoelectric sensor 24V" },
      {
        number: "E3Z-T61A",
        maker: "Omron",
        ko: "포토 센서",
        en: "Photoelectric sensor 12V",
        inStock: true,
      },
      {
        number: "GRM188R71",
        maker: "Murata",
        ko: "적층 세라믹 커패시터",
        en: "Ceramic capacitor 0603",
      },
    );
  });

  test.each([
    ["the number as printed", "6ES7 214-1AG40-0XB0"],
    ["the number in small letters without signs", "6es72141ag400xb0"],
    ["full-width letters", "６ＥＳ７２１４"],
    ["something within the number", "1AG40"],
    ["an old number", "6es7214-1ae30"],
    ["the Korean name of the maker", "지멘스"],
    ["the Chinese name of the maker", "西门子"],
  ])("is found by %s", async (_what, keyword) =>
    expect(await found(keyword)).toEqual(["6ES7 214-1AG40-0XB0"]),
  );

  test.each([
    ["another spelling of the term", "세라믹 콘덴서"],
    ["a word cut short", "적층세라"],
    ["words written together", "적층세라믹커패시터"],
    ["initials", "ㅈㅊ"],
    ["maker and word", "무라타 capacitor"],
    ["beginning of the number and a word", "GRM18 ceramic"],
    ["beginning of an English word", "무라타 capac"],
    ["maker and the number with its signs", "murata GRM-188/R71"],
  ])("is found by %s", async (_what, keyword) =>
    expect(await found(keyword)).toEqual(["GRM188R71"]),
  );

  test.each(["ㅡㄱ-ㅓ2ㄴ", "tjqh"])(
    "is found in the wrong keyboard layout: %s",
    async (keyword) => {
      expect(await found(keyword)).toEqual(["MR-J2S-40A"]);
      expect((await ask(keyword)).readAs).toBeDefined();
    },
  );

  test("precedes those whose number only begins with it", async () =>
    expect(await found("e3zt61")).toEqual(["E3Z-T61", "E3Z-T61A"]));

  test("is found by the words of a label: number, maker and word in any order", async () => {
    for (const label of ["SIEMENS 6ES7 214-1AG40-0XB0", "6ES7214-1AG40-0XB0 CPU siemens"])
      expect(await found(label), label).toEqual(["6ES7 214-1AG40-0XB0"]);
  });

  test("is found by a maker of one syllable and a word", async () => {
    await parts({ number: "MCR18EZ", maker: "ROHM", ko: "칩저항", en: "Chip resistor" });
    await parts({ number: "CR-1", maker: "Other", ko: "크롬 칩저항", en: "Chip resistor" });
    expect(await found("롬 칩저항")).toEqual(["MCR18EZ"]);
  });

  test("is found only if all words match", async () => {
    expect(await found("sensor 24v")).toEqual(["E3Z-T61"]);
    expect(await found("센서 12v 옴론")).toEqual(["E3Z-T61A"]);
    const { leftOut } = await ask("센서 99v");
    expect(leftOut).toEqual(["99v"]);
  });

  test("is filtered by maker and by what is in stock", async () => {
    expect(await found("센서", { flags: ["inStock"] })).toEqual(["E3Z-T61A"]);
    expect(await found("e3z", { flags: ["inStock"] })).toEqual(["E3Z-T61A"]);
    const owners = [makerIds.get("Murata")!];
    expect(await found("e3z", { owners })).toEqual([]);
    expect(await found("grm", { owners })).toEqual(["GRM188R71"]);
  });

  test.each(["E3Z-T6I", "E3Z-TT61", "E3Z-T16", "3EZ-T61"])(
    "is never returned for %s: it is suggested instead",
    async (keyword) => {
      const answer = await ask(keyword);
      expect(answer.hits).toEqual([]);
      expect(numbersOf(answer.didYouMean)).toContain("E3Z-T61");
    },
  );

  test.each(["", "   ", "---", "가", "%", "없는부품"])("is not found by %j", async (keyword) => {
    const answer = await ask(keyword);
    expect(answer.hits).toEqual([]);
  });

  test("costs the index nothing when its price changes, and one unit when its stock comes or goes", async () => {
    const [product] = await parts({ number: "PRICE-1" });
    const { spent } = kernel;
    const changed = async (change: Partial<Product>) => {
      await world.put([products.productRows({ ...product!, ...change })[0]!]);
      kernel.resetSpent();
      await indexed([product!.id]);
      return spent.writeUnits;
    };
    expect(await changed({ bestOffer: someBest, offerCount: 1 })).toBe(0);
    expect(await changed({ inStock: true })).toBe(1);
    expect(await found("price1", { flags: ["inStock"] })).toEqual(["PRICE-1"]);
    expect(await changed({ inStock: true })).toBe(0);
    expect(await changed({ inStock: false })).toBe(1);
    expect(await found("price1", { flags: ["inStock"] })).toEqual([]);
  });
});

describe("a keyword that is a maker's name", () => {
  beforeAll(async () => {
    await parts(
      { number: "PF2A710", maker: "SMC Corporation", en: "Flow switch" },
      { number: "SMC", maker: "Littelfuse" },
      ...Array.from({ length: 40 }, (_, place) => ({
        number: `SMCJ${place}A`,
        maker: "Littelfuse",
        en: "TVS diode",
      })),
    );
  });

  test("finds its parts before numbers that only begin with it, page after page", async () => {
    const answer = await ask("smc", { limit: 10 });
    const first = numbersOf(answer.hits.map(({ document }) => document));
    expect(first.slice(0, 2)).toEqual(["SMC", "PF2A710"]);
    const seen = [...first];
    let from = answer.next;
    while (from) {
      const next = await ask("smc", { limit: 10, from });
      seen.push(...numbersOf(next.hits.map(({ document }) => document)));
      from = next.next;
    }
    expect(seen).toHaveLength(42);
    expect(new Set(seen).size).toBe(42);
  });

  test("may be a name that only the maker's own row has", async () => {
    await parts(
      { number: "KQ2H06", maker: "Quick Joint" },
      { number: "QJTUBE", maker: "Other" },
      { number: "QJ-22", maker: "Other" },
    );
    const id = makerIds.get("Quick Joint")!;
    const name = { ko: "퀵조인트", en: "Quick Joint", zh: "快接" };
    const row = { id, name, aliases: ["QJT"], merchandiseCount: 0, createdAt: at, state: "SHOWN" };
    await world.put([{ ...manufactors.makerKey(id), ...row }]);
    await indexBatch("mk", [id], sources.indexed.mk.source, { flags: ["haveMerchandise"] });
    expect((await found("QJT"))[0]).toBe("KQ2H06");
    expect(await found("퀵조인트")).toEqual(["KQ2H06"]);
  });
});

const textOf = (body: string): Subject => ({
  numbers: [],
  label: "",
  makers: [],
  owners: ["board_NOTICE"],
  korean: ["인버터 초기화 방법"],
  texts: [],
  body,
  flags: [],
  row: { title: "인버터 초기화 방법" },
});
const ids = async (keyword: string, owners: string[] = []) => {
  const { hits } = await search({ entity: "sl", keyword, owners, limit: 30 });
  return hits.map(({ document }) => document.id);
};

test("running text is found by its words in any script, up to its share of the index", async () => {
  const id = `txt_${ulid()}`;
  const words = Array.from({ length: 430 }, (_, place) => `word${place}x`).join(" ");
  const put = (body: string) => indexBatch("sl", [id], async () => [textOf(body)], { flags: [] });
  await put(`전원을 끄고 10분 뒤에 FR-D700 파라미터 CLR1을 세팅합니다. 变频器 ${words}`);
  for (const keyword of ["초기화", "파라미터 세팅", "fr d700", "变频器", "word7x", "인버터 CLR1"])
    expect(await ids(keyword), keyword).toEqual([id]);
  expect(await ids("파라미터", ["board_NOTICE"])).toEqual([id]);
  expect(await ids("파라미터", ["board_FAQ"])).toEqual([]);
  expect(await ids("word429x")).toEqual([]);
  await put("다른 글");
  expect(await ids("파라미터")).toEqual([]);
}, 180_000);

test("pages of every tier follow each other without a gap or a repeat", async () => {
  const many = Array.from({ length: 64 }, (_, place) => ({
    number: place % 3 === 0 ? `PGX${place}` : place % 3 === 1 ? `A${place}-PGX` : `B-${place}`,
    ko: "쪽 나눔 PGX",
    en: "pgx",
  }));
  await parts(...many);
  const seen: string[] = [];
  let from: Parameters<typeof search>[0]["from"];
  for (let round = 0; round < 20; round++) {
    const answer = await ask("PGX", { limit: 10, from });
    seen.push(...numbersOf(answer.hits.map(({ document }) => document)));
    from = answer.next;
    if (!from) break;
  }
  expect(seen).toHaveLength(64);
  expect(new Set(seen).size).toBe(64);
});
