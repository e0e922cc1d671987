import { expect, test } from "vitest";
import { type AddedWord, parsedWith } from "./added-words.ts";
import { engine } from "./engine.ts";
import { entryOf } from "./entry.ts";
import { search } from "./search.ts";
import { View } from "./view.ts";

const product = (id: string, number: string, name: string, maker: string) =>
  entryOf(
    id,
    {
      numbers: [number],
      label: maker,
      makers: [maker],
      owners: [],
      kinds: [[name], [name]],
      korean: [name],
      texts: [name, maker],
    },
    { stand: 0, choices: {}, figures: {} },
  );
const catalogue = engine.open(
  engine.build([
    product("prd_1", "ABS-33", "배선용차단기 30A", "LS ELECTRIC"),
    product("prd_2", "ABS-34", "배선용차단기 40A", "LS ELECTRIC"),
    product("prd_3", "ZB-7", "즉결단자 DC24V", "WAGO"),
    product("prd_4", "ZQ-22", "휘도계", "KONICA"),
  ]),
);
const view = new View(catalogue, engine.overlay(new Map()));
const found = (keyword: string, words: AddedWord[] = []) => {
  const { hits, total, isInVain } = search({ view }, { keyword, words, limit: 10 });
  expect(total).toBe(hits.length);
  return isInVain ? [] : hits.map(({ id }) => id).toSorted();
};

test("a word that admins added finds what its other spellings find (S9-1)", () => {
  const words = [{ spellings: ["두꺼비집", "배선용차단기"] }];
  expect(found("두꺼비집")).toEqual([]);
  expect(found("두꺼비집", words)).toEqual(["prd_1", "prd_2"]);
  expect(found("두꺼비집을 30A", words)).toEqual(["prd_1"]);
  expect(found("배선용차단기", words)).toEqual(["prd_1", "prd_2"]);
});

test("a phrase of several words is one spelling, also where the catalogue alone knows the word", () => {
  const words = [{ spellings: ["꽂음 단자", "즉결단자"] }];
  expect(found("꽂음단자 24VDC", words)).toEqual(["prd_3"]);
  expect(found("WAGO 꽂음 단자", words)).toEqual(["prd_3"]);
});

test("a maker's spelling and a number's stand for them (S9-1)", () => {
  expect(found("엘에수 차단기", [{ spellings: ["엘에수", "LS ELECTRIC"] }])).toEqual([
    "prd_1",
    "prd_2",
  ]);
  expect(found("삼삼이", [{ spellings: ["삼삼이", "ABS-33"] }])).toEqual(["prd_1"]);
});

test("an entry changes nothing for a keyword without its spellings", () =>
  expect(parsedWith("휘도계 24VDC", [{ spellings: ["두꺼비집", "차단기"] }])).toEqual(
    parsedWith("휘도계 24VDC"),
  ));

test("a keyword of many entries is looked up by as many words as any other", () => {
  const added = Array.from({ length: 20 }, (_, at) => ({ spellings: [`갑${at}`, `을${at}`] }));
  const typed = added.map(({ spellings }, at) => `${spellings[0]} 병${at}`).join(" ");
  expect(parsedWith(typed, added).wanted).toHaveLength(8);
});
