import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hangulOf, initialsOf, latinOf, otherLayouts } from "./hangul.ts";
import { makerKeys } from "./maker-aliases.ts";
import { isOneEditApart } from "./edits.ts";
import { collect, noChanges } from "../index/postings.ts";
import { matches, parse } from "../query/parse.ts";
import { canonical } from "./terms.ts";
import { haystackOf, latinWords, pairsOf, type Subject, type Token, tokensOf } from "./tokens.ts";

const part = (change: Partial<Subject> = {}): Subject => ({
  numbers: ["6ES7 214-1AG40"],
  label: "Siemens",
  makers: ["Siemens AG"],
  owners: ["mkr_1"],
  korean: ["PLC 본체", "적층 세라믹 커패시터"],
  texts: ["PLC CPU 1214C, DC24V ±20 %", "Siemens AG"],
  flags: [],
  row: {},
  ...change,
});

/** Doubled consonants, and the two vowels that share a key. */
const needsShift = /[\u1101\u1104\u1108\u110a\u110d\u1164\u1168\u11a9\u11bb]/;

describe("text", () => {
  test("is split into words that keep inner dots and per cent signs", () =>
    expect(latinWords("17.5mm ±20% FPC커넥터, (v1.2).")).toEqual(["17.5mm", "20%", "fpc", "v1.2"]));

  test("in Korean is split into pairs, also next to Latin letters", () =>
    expect(pairsOf("fpc커넥터")).toEqual(["c커", "커넥", "넥터"]));

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
  const hay = haystackOf(part());
  const finds = (keyword: string) => parse(keyword).wanted.every((one) => matches(hay, one));

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

  test("needs only pairs that its document has", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("적층", "세라믹", "감지기", "FPC", "콘덴서", "코일"), {
          minLength: 1,
          maxLength: 4,
        }),
        (words) => {
          const tokens = new Set(tokensOf(part({ korean: [words.join("")] }), "prd_1"));
          for (const { ways, kind } of parse(words.join("")).wanted)
            if (kind !== "word")
              expect(ways.filter((way) => way.every((term) => tokens.has(`W${term}`)))).not.toEqual(
                [],
              );
        },
      ),
    ));
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

/** The index after changes: rows by name, and the ords of each set. */
function applied(before: Map<string, string>, changes: ReturnType<typeof noChanges>) {
  const after = new Map(before);
  for (const [name, item] of changes.puts) after.set(name, JSON.stringify(item));
  for (const name of changes.drops.keys()) after.delete(name);
  for (const [name, mark] of changes.marks) {
    const ords = new Set((after.get(name) ?? "").split(",").filter(Boolean));
    for (const ord of mark.out) ords.delete(String(ord));
    for (const ord of mark.in) ords.add(String(ord));
    if (ords.size > 0) after.set(name, [...ords].toSorted().join(","));
    else after.delete(name);
  }
  return after;
}
const change = (gone: Token[], come: Token[]) => {
  const into = noChanges();
  const [before, after] = [new Set(gone), new Set(come)];
  collect(into, "pr", 7, {
    gone: gone.filter((token) => !after.has(token)),
    come: come.filter((token) => !before.has(token)),
  });
  return into;
};

describe("the change of a part", () => {
  const subjects = fc
    .record({
      numbers: fc.array(fc.constantFrom("E3Z-T61", "E3ZT61A", "61-E3Z", "AB"), { minLength: 1 }),
      label: fc.constantFrom("Omron", "OMRON"),
      korean: fc.array(fc.constantFrom("근접 센서", "포토센서", "감지기"), { maxLength: 2 }),
      texts: fc.array(fc.constantFrom("proximity", "sensor 24V", "24V"), { maxLength: 3 }),
    })
    .map((one) => tokensOf(part(one), "prd_1"));

  test("leaves the index as if the part had been written that way at first", () =>
    fc.assert(
      fc.property(subjects, subjects, (old, fresh) => {
        const whole = applied(new Map(), change([], fresh));
        const changed = applied(applied(new Map(), change([], old)), change(old, fresh));
        expect(changed).toEqual(whole);
        expect(applied(changed, change(old, fresh))).toEqual(whole);
        expect(applied(changed, change(fresh, [])).size).toBe(0);
      }),
    ));

  test("of its price alone writes no posting", () => {
    const tokens = tokensOf(part(), "prd_1");
    expect(tokensOf(part({ row: { price: 2 } }), "prd_1")).toEqual(tokens);
  });
});
