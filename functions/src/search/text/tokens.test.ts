import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hangulOf, initialsOf, latinOf, otherLayouts } from "./hangul.ts";
import { makerKeys } from "./maker-aliases.ts";
import { isOneEditApart } from "./edits.ts";
import { build } from "../catalogue/build.ts";
import { open } from "../catalogue/catalogue.ts";
import { entryOf } from "../catalogue/entry.ts";
import { parse } from "../catalogue/parse.ts";
import { search } from "../catalogue/search.ts";
import { overlayOf, View } from "../catalogue/view.ts";
import { canonical } from "./terms.ts";
import { latinWords, type Subject } from "./tokens.ts";

const part = (change: Partial<Subject> = {}): Subject => ({
  numbers: ["6ES7 214-1AG40"],
  label: "Siemens",
  makers: ["Siemens AG"],
  owners: ["mkr_1"],
  korean: ["PLC 본체", "적층 세라믹 커패시터"],
  texts: ["PLC CPU 1214C, DC24V ±20 %", "Siemens AG"],
  ...change,
});

/** Doubled consonants, and the two vowels that share a key. */
const needsShift = /[\u1101\u1104\u1108\u110a\u110d\u1164\u1168\u11a9\u11bb]/;

describe("text", () => {
  test("is split into words that keep inner dots and per cent signs", () =>
    expect(latinWords("17.5mm ±20% FPC커넥터, (v1.2).")).toEqual(["17.5mm", "20%", "fpc", "v1.2"]));

  test("finds every spelling of a term by every other", () => {
    expect(canonical("적층세라믹캐패시터")).toBe("적층세라믹콘덴서");
    expect(canonical("온습도감지기")).toBe(canonical("온습도센서"));
  });

  test("is converted to one spelling, and stays the same when converted again", () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."감지기센서콘덴코일전선온조"), maxLength: 12 }),
        (text) => {
          expect(canonical(canonical(text))).toBe(canonical(text));
        },
      ),
    ));

  test("has a maker's names in three scripts and by its first words", () =>
    expect(makerKeys(["TE Connectivity"])).toEqual(
      expect.arrayContaining(["te", "teconnectivity", "티이커넥티비티", "泰科"]),
    ));

  test("a maker is found by its former name", () =>
    expect(makerKeys(["LS ELECTRIC"])).toEqual(expect.arrayContaining(["ls산전", "lsis", "ls"])));
});

describe("a keyboard in the wrong layout", () => {
  test("is read as the pressed keys", () => {
    expect(latinOf("ㅡㄱ-ㅓ2ㄴ")).toBe("mr-j2s");
    expect(hangulOf("rmswjqtpstj")).toBe("근접센서");
    expect(otherLayouts("e3z-t61")).toEqual([]);
  });

  test("loses no syllable in both directions", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 8 }), (codes) => {
        const text = String.fromCharCode(...codes);
        // The keys of doubled consonants need the shift key, which latinOf does not keep.
        fc.pre(!needsShift.test(text.normalize("NFD")));
        expect(hangulOf(latinOf(text))).toBe(text);
      }),
    ));
  test("converts initials to their words", () =>
    expect(initialsOf("근접 센서 A")).toBe("ㄱㅈㅅㅅ"));
});

describe("a query", () => {
  const none = { stand: 2, choices: {}, figures: {} };
  const view = new View(open(build([entryOf("prd_1", part(), none)])), overlayOf(new Map()));
  const finds = (keyword: string) => {
    const { total, leftOut } = search({ view }, { keyword, limit: 1 });
    return total === 1 && leftOut.length === 0;
  };

  test.each([
    "적층세라믹콘덴서",
    "적층 세라믹 콘덴서",
    "세라믹커패",
    "plc cpu",
    "지멘스 본체",
    "西门子",
    "ㅈㅊㅅㄹㅁ",
  ])("%s matches its part", (keyword) => expect(finds(keyword)).toBe(true));

  test.each(["전해콘덴서", "plc gpu", "옴론 본체"])("%s does not match another", (keyword) =>
    expect(finds(keyword)).toBe(false),
  );

  test("is one number, with any separators", () =>
    expect(parse("６ＥＳ７ 214-1ag40").whole).toBe("6es72141ag40"));
});

describe("a near miss", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abc123"), minLength: 1, maxLength: 12 });
  test("is one edit apart, in either direction, and never equal", () =>
    fc.assert(
      fc.property(letters, letters, (left, right) => {
        expect(isOneEditApart(left, right)).toBe(isOneEditApart(right, left));
        if (left === right) expect(isOneEditApart(left, right)).toBe(false);
      }),
    ));

  test("is found for each kind of edit", () =>
    fc.assert(
      fc.property(letters, fc.nat(11), (text, place) => {
        const at = place % text.length;
        for (const slip of [
          text.slice(0, at) + text.slice(at + 1),
          `${text.slice(0, at)}x${text.slice(at)}`,
          `${text.slice(0, at)}x${text.slice(at + 1)}`,
        ])
          expect(isOneEditApart(text, slip)).toBe(true);
      }),
    ));
});
