import { entryOf } from "@bupum/functions/search/catalogue/entry";
import type { Place } from "@bupum/functions/search/catalogue/page";
import { search } from "@bupum/functions/search/catalogue/search";
import { overlayOf, View } from "@bupum/functions/search/catalogue/view";
import { engine } from "@bupum/functions/search/catalogue/engine";
import type { Entry } from "@bupum/functions/search/catalogue/entry";
import type { StoredMaker } from "@bupum/functions/catalogue/manufactors/items";
import { makerEntry, productEntry } from "@bupum/functions/indexing/snapshots/entries";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "../../kit/ids.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { unsaid } from "../../kit/goods.ts";

const at = new Date().toISOString();

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
/** Fields of a row that no search reads. */
const unread = {
  pk: "",
  sk: "",
  state: "SHOWN" as const,
  normalized: "",
  listingCount: 0,
  offersVersion: 0,
};

const numbers = new Map<string, string>();
const products = new Map<string, Entry>();
const makers = new Map<string, Entry>();
const viewOf = (entries: ReadonlyMap<string, Entry>) =>
  new View(engine.empty(), overlayOf(entries));

function parts(...given: Given[]): void {
  for (const one of given) {
    const product = productOf(one);
    numbers.set(product.id, one.number);
    products.set(product.id, productEntry({ ...product, ...unread }, {})!);
  }
}
const ask = (keyword: string, rest: Partial<Parameters<typeof search>[1]> = {}) =>
  search({ view: viewOf(products), makers: viewOf(makers) }, { keyword, limit: 30, ...rest });
const numbersOf = (ids: readonly string[]) => ids.map((id) => numbers.get(id)!);
const idsOf = ({ hits }: ReturnType<typeof search>) => hits.map(({ id }) => id);
const found = (keyword: string, choices: Record<string, string[]> = {}) =>
  numbersOf(idsOf(ask(keyword, { filters: { choices, ranges: {} } })));

/** All pages, one after the other. */
function walked(keyword: string, limit: number): string[] {
  const seen: string[] = [];
  let after: Place | undefined;
  do {
    const page = ask(keyword, { limit, after });
    seen.push(...idsOf(page));
    after = page.next;
  } while (after);
  return numbersOf(seen);
}

describe("a part", () => {
  beforeAll(() => {
    parts(
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
  ])("is found by %s", (_what, keyword) => expect(found(keyword)).toEqual(["6ES7 214-1AG40-0XB0"]));

  test.each([
    ["another spelling of the term", "세라믹 콘덴서"],
    ["a word cut short", "적층세라"],
    ["words written together", "적층세라믹커패시터"],
    ["initials", "ㅈㅊ"],
    ["maker and word", "무라타 capacitor"],
    ["beginning of the number and a word", "GRM18 ceramic"],
    ["beginning of an English word", "무라타 capac"],
    ["maker and the number with its signs", "murata GRM-188/R71"],
  ])("is found by %s", (_what, keyword) => expect(found(keyword)).toEqual(["GRM188R71"]));

  test.each(["ㅡㄱ-ㅓ2ㄴ", "tjqh"])("is found in the wrong keyboard layout: %s", (keyword) => {
    expect(found(keyword)).toEqual(["MR-J2S-40A"]);
    expect(ask(keyword).readAs).toBeDefined();
  });

  test("precedes those whose number only begins with it", () =>
    expect(found("e3zt61")).toEqual(["E3Z-T61", "E3Z-T61A"]));

  test("is found by the words of a label: number, maker and word in any order", () => {
    for (const label of ["SIEMENS 6ES7 214-1AG40-0XB0", "6ES7214-1AG40-0XB0 CPU siemens"])
      expect(found(label), label).toEqual(["6ES7 214-1AG40-0XB0"]);
  });

  test("is found by a maker of one syllable and a word", () => {
    parts({ number: "MCR18EZ", maker: "ROHM", ko: "칩저항", en: "Chip resistor" });
    parts({ number: "CR-1", maker: "Other", ko: "크롬 칩저항", en: "Chip resistor" });
    expect(found("롬 칩저항")).toEqual(["MCR18EZ"]);
  });

  test("is found only if all words match", () => {
    expect(found("sensor 24v")).toEqual(["E3Z-T61"]);
    expect(found("센서 12v 옴론")).toEqual(["E3Z-T61A"]);
    const { leftOut } = ask("센서 99v");
    expect(leftOut).toEqual(["99v"]);
  });

  test("is filtered by maker and by what is in stock", () => {
    expect(found("센서", { inStock: ["true"] })).toEqual(["E3Z-T61A"]);
    expect(found("e3z", { inStock: ["true"] })).toEqual(["E3Z-T61A"]);
    const manufactor = [makerIds.get("Murata")!];
    expect(found("e3z", { manufactor })).toEqual([]);
    expect(found("grm", { manufactor })).toEqual(["GRM188R71"]);
  });

  test.each(["E3Z-T6I", "E3Z-TT61", "E3Z-T16", "3EZ-T61"])(
    "is never returned for %s: it is suggested instead",
    (keyword) => {
      const answer = ask(keyword);
      expect(answer.hits).toEqual([]);
      expect(numbersOf(answer.didYouMean)).toContain("E3Z-T61");
    },
  );

  test.each(["---", "가", "%", "없는부품"])("is not found by %j", (keyword) => {
    const answer = ask(keyword);
    expect(answer.hits).toEqual([]);
  });
});

describe("a keyword that is a maker's name", () => {
  beforeAll(() => {
    parts(
      { number: "PF2A710", maker: "SMC Corporation", en: "Flow switch" },
      { number: "SMC", maker: "Littelfuse" },
      ...Array.from({ length: 40 }, (_, place) => ({
        number: `SMCJ${place}A`,
        maker: "Littelfuse",
        en: "TVS diode",
      })),
    );
  });

  test("finds its parts before numbers that only begin with it, page after page", () => {
    const seen = walked("smc", 10);
    expect(seen.slice(0, 2)).toEqual(["SMC", "PF2A710"]);
    expect(seen).toHaveLength(42);
    expect(new Set(seen).size).toBe(42);
  });

  test("may be a name that only the maker's own row has", () => {
    parts(
      { number: "KQ2H06", maker: "Quick Joint" },
      { number: "QJTUBE", maker: "Other" },
      { number: "QJ-22", maker: "Other" },
    );
    const id = makerIds.get("Quick Joint")!;
    const name = { ko: "퀵조인트", en: "Quick Joint", zh: "快接" };
    const maker = {
      id,
      name,
      aliases: ["QJT"],
      merchandiseCount: 0,
      createdAt: at,
      state: "SHOWN",
    };
    makers.set(id, makerEntry(maker as unknown as StoredMaker)!);
    expect(found("QJT")[0]).toBe("KQ2H06");
    expect(found("퀵조인트")).toEqual(["KQ2H06"]);
  });
});

const textOf = (body: string) => {
  const subject = {
    numbers: [],
    label: "",
    makers: [],
    owners: [],
    korean: ["인버터 초기화 방법"],
    texts: [],
    body,
  };
  const filed = { stand: 0, choices: { board: ["NOTICE"] }, figures: {} };
  return viewOf(new Map([["txt_1", entryOf("txt_1", subject, filed)]]));
};

test("running text is found by its words in any script, up to a length", () => {
  const words = Array.from({ length: 430 }, (_, place) => `word${place}x`).join(" ");
  const view = textOf(`전원을 끄고 10분 뒤에 FR-D700 파라미터 CLR1을 세팅합니다. 变频器 ${words}`);
  const total = (keyword: string, choices = {}) =>
    search({ view }, { keyword, limit: 30, filters: { choices, ranges: {} } }).total;
  for (const keyword of ["초기화", "파라미터 세팅", "fr d700", "变频器", "word7x", "인버터 CLR1"])
    expect(total(keyword), keyword).toBe(1);
  expect(total("파라미터", { board: ["NOTICE"] })).toBe(1);
  expect(total("파라미터", { board: ["FAQ"] })).toBe(0);
  expect(total("word429x")).toBe(0);
});

test("pages of every tier follow each other without a gap or a repeat", () => {
  const many = Array.from({ length: 64 }, (_, place) => ({
    number: place % 3 === 0 ? `PGX${place}` : place % 3 === 1 ? `A${place}-PGX` : `B-${place}`,
    ko: "쪽 나눔 PGX",
    en: "pgx",
  }));
  parts(...many);
  const seen = walked("PGX", 10);
  expect(seen).toHaveLength(64);
  expect(new Set(seen).size).toBe(64);
});
