import { describe, expect, test } from "vitest";
import { quantitiesIn, quantityAsked } from "./quantities.ts";

const nothing = new Set<string>();
const waysOf = (text: string, ...context: string[]) => quantityAsked(text, new Set(context))?.ways;

/** What is asked for, and the first token that it is looked for by. */
const same: [token: string, ...written: string[]][] = [
  ["dc24v", "DC24V", "24VDC", "24V DC", "DC 24V", "24Vdc", "직류24V", "ＤＣ２４Ｖ", "24 V DC"],
  ["ac220v", "AC220V", "220VAC", "220V AC", "교류220V", "AC 220 V", "ac220볼트"],
  ["2.2kw", "2.2kW", "2.2KW", "2.2킬로", "3HP", "3마력", "2.2㎾", "2200W"],
  ["750w", "0.75kW", "750W", "1HP", "1마력"],
  ["pipe15", '1/2"', "1/2인치", "DN15", "4부", '½"', "PT1/2", "Rc 1/2"],
  ["pipe20", '3/4"', "3/4인치", "DN20", "6부"],
  ["pipe40", '1 1/2"', '1-1/2"', "DN40"],
  ["phi40", "φ40", "Φ40", "Ø40", "⌀40", "파이40", "40파이", "φ 40", "40φ"],
  ["4mm", "4mm", "4㎜", "4 mm", "4미리", "4밀리"],
  ["1024ppr", "1024P/R", "1024PPR", "1024펄스", "1024 pulse"],
  ["3p", "3P", "3극", "3 pole"],
  ["3ph", "3상", "3ph", "3 phase", "3相"],
  ["5port", "5포트", "5 port", "5-port", "5通"],
  ["10kohm", "10kΩ", "10KΩ", "10k ohm", "10킬로옴", "10000Ω"],
  ["10megohm", "10MΩ", "10메가옴"],
  ["10mohm", "10mΩ"],
  ["100nf", "0.1uF", "0.1µF", "0.1μF", "100nF", "0.1마이크로", "0.1㎌"],
  ["10uf", "10uF", "10µF", "10 uF", "１０ｕＦ"],
  ["100degc", "100℃", "100°C", "100도", "100 deg C"],
  ["-25degc", "-25℃", "-25 °C"],
  ["2.5mm2", "2.5mm²", "2.5SQ", "2.5스퀘어", "2,5㎟"],
  ["1500rpm", "1,500rpm", "1500회전", "1500 r/min"],
  ["48mhz", "48MHz", "48mhz", "48000kHz"],
  ["48x48", "48x48", "48 x 48", "48×48", "48*48mm"],
];

describe("what is asked for is one quantity, however it is written", () => {
  test.each(same.flatMap(([token, ...all]) => all.map((text) => [text, token] as const)))(
    "%s is %s",
    (text, token) => expect(waysOf(text)?.[0]).toEqual([token]),
  );
});

test.each([
  ["다기능 타이머 AC100-240/DC100-125V", "ac220v~ dc125v~"],
  ["DIN레일 파워서플라이 CP-E 24V 10A", "24v 10a"],
  ["로터리 엔코더 φ40 1000P/R DC 12-24V", "phi40 1000ppr dc12v~ dc24v~"],
  ["무접점릴레이(SSR) 10A AC240V DC5-24V", "10a ac240v 240v dc5v~ dc24v~"],
  ["-40°C ~ 125°C", "-40degc 125degc"],
  ["10 to 40 °C", "10degc 40degc"],
  ["10 µF 50V X7R", "10uf 50v"],
  ["2 m cable", "2m"],
  ["DI 8 x 24V 10µs", "24v 10us"],
  ["기어헤드 □60 1/120", "1/120"],
])("%s is found by %s", (text, tokens) =>
  expect(quantitiesIn(text, nothing)).toEqual(expect.arrayContaining(tokens.split(" "))),
);

describe("what is no quantity, or another one, is not taken for it", () => {
  test.each([
    ["FDN8601-125C", "25degc"],
    ["-125°C", "-25degc"],
    ["124V", "24v"],
    ["0.24 kV", "24v"],
    ["E3Z-T61", "61"],
    ["기어헤드 1/120", "1/12"],
    ["1/16W", "1/16"],
    ["100 mF", "100nf"],
  ])("%s is not found by %s", (text, token) =>
    expect(quantitiesIn(text, nothing)).not.toContain(token),
  );
  test.each(["6205", "E3Z", "M18", "A4988", "10도어", "릴레이", "38.3k", "103"])(
    "%s alone is a word",
    (text) => expect(waysOf(text)).toBeUndefined(),
  );
});

describe("codes are values where it is said what they are on", () => {
  test.each([
    ["104", "capacitor", [["104"], ["100nf"]]],
    ["103", "chip-resistor", [["103"], ["10kohm"]]],
    ["10K", "resistor", [["10kohm"]]],
    ["4k7", "resistor", [["4.7kohm"]]],
    ["15A", "ball-valve", [["15a"], ["pipe15"]]],
    ["1/4", "solenoid-valve", [["pipe8"]]],
  ])("%s of a %s", (text, key, ways) => expect(waysOf(text, key)).toEqual(ways));
  test("and D24 is what it is called, or its supply", () =>
    expect(waysOf("D24")).toEqual([["d24"], ["dc24v"], ["dc24v~"]]));
});

const isCertain = (text: string) => quantityAsked(text, nothing)?.isCertain;
test("only what is written as no number is, is never looked for in one", () => {
  for (const text of ["25℃", "10 uF", "10µF", "3극", "φ40"])
    expect(isCertain(text), text).toBe(true);
  for (const text of ["24V", "10uF", "2M", "30A"]) expect(isCertain(text), text).toBe(false);
});
