import { describe, expect, test } from "vitest";
import { concepts, conceptsIn, headsIn } from "./concepts.ts";
import { type Term, termsOf } from "./query-terms.ts";
import { slipReadings } from "./slips.ts";

const shown = (term: Term): string => {
  switch (term.kind) {
    case "concept":
      return `=${term.key}`;
    case "quantity":
      return term.ways[0]!.join("+");
    case "maker":
      return `@${term.name}`;
    default:
      return term.text;
  }
};
const read = (keyword: string) => termsOf(keyword).map(shown).join(" ");

test.each([
  ["릴레이 20EA", ["릴레이"]],
  ["칩저항 5000ea 1REEL", ["칩저항"]],
  ["sensor with cable", ["sensor", "cable"]],
])("%s asks for no number of pieces and no words between others", (keyword, typed) =>
  expect(termsOf(keyword).map((term) => term.typed)).toEqual(typed),
);
test("pieces alone are what is asked for", () =>
  expect(termsOf("20EA").map((term) => term.typed)).toEqual(["20EA"]));

describe("what is typed is cut into what it speaks of", () => {
  test.each([
    ["NFB 30A", "=molded-case-breaker 30a"],
    ["마그네트", "=contactor"],
    ["마그네트 스위치", "=contactor"],
    ["SMPS 24V", "=power-supply 24v"],
    ["근접 스위치 M18", "=proximity-sensor M18"],
    ["proximity switch", "=proximity-sensor"],
    ["接近开关 24V", "=proximity-sensor 24v"],
    ["24V DC 릴레이", "dc24v =relay"],
    ["24V릴레이", "24v =relay"],
    ["5포트솔밸브", "5port =solenoid-valve"],
    ["미츠비시 PLC", "@미쓰비시 =plc"],
    ["AB PLC", "@로크웰 =plc"],
    ["오므론근접센서", "오므론 =proximity-sensor"],
    ["photo switch omron", "=photo-sensor omron"],
    ["LM 가이드 25", "=linear-guide 25"],
    ["센서를 24V용", "=sensor 24v"],
    ["relay를", "=relay"],
    ["근접센서 a접점", "=proximity-sensor =is-normally-open"],
    ["반시계방향 펌프", "=is-counterclockwise =pump"],
    ["단상 인버터 0.75", "=is-single-phase =inverter 0.75"],
    ["Allen Bradley 1756", "AllenBradley 1756"],
    ["ControlLogix", "1756"],
    ["모듈을", "모듈"],
    ["XBC-DR32H/DC24V", "XBC-DR32H dc24v"],
    ["XBC-DR32H(신품)", "XBC-DR32H 신품"],
    ["XPS-BCE-24V", "XPS-BCE-24V"],
    ["AC220V/DC24V", "ac220v dc24v"],
    ["E3Z-T61,PR12-4DN2, XBC-DR32H", "E3Z-T61 PR12-4DN2 XBC-DR32H"],
    ["콘덴서 104", "=capacitor 104"],
    ['밸브 1 1/2"', "=valve pipe40"],
    ["100 deg C 써모커플", "100degc =thermocouple"],
    ["수정 진동자", "=crystal"],
    ["딥 스위치", "=dip-switch"],
    ["뷁 스위치", "뷁스위치"],
    ["푸시버튼 비상정지", "=pushbutton =emergency-stop"],
    ["ㅇㅁㄹ 센서", "ㅇㅁㄹ =sensor"],
  ])("%s", (keyword, terms) => expect(read(keyword)).toBe(terms));

  test("and each says what it was typed as", () =>
    expect(termsOf("근접 스위치 24V DC 중고").map(({ typed }) => typed)).toEqual([
      "근접 스위치",
      "24V DC",
      "중고",
    ]));
});

describe("a text speaks of", () => {
  test.each([
    ["무접점릴레이(SSR)", ["solid-state-relay", "relay"]],
    ["DIN레일 파워서플라이", ["power-supply", "din-rail"]],
    ["Multilayer ceramic capacitors", ["ceramic-capacitor", "capacitor"]],
    ["압력 트랜스미터", ["pressure-sensor"]],
    ["小型时间继电器", ["timer"]],
    ["백금측온저항체 PT100", ["rtd"]],
    ["Cosine generator", []],
  ])("%s: %j", (text, keys) => expect(conceptsIn([text]).toSorted()).toEqual(keys.toSorted()));
});

describe("a name is the name of", () => {
  test.each([
    ["Relay sockets", ["relay-socket"]],
    ["릴레이 소켓", ["relay-socket"]],
    ["Motor drivers", []],
    ["누름버튼·표시등", ["pushbutton", "pilot-lamp"]],
    ["무접점릴레이(SSR)", ["solid-state-relay", "relay"]],
    ["XGB 블록형 PLC", ["plc"]],
  ])("%s: %j", (name, keys) => expect(headsIn([name]).toSorted()).toEqual(keys.toSorted()));
});

test("a text that turns the other way round does not turn clockwise", () =>
  expect(conceptsIn(["오일펌프 반시계방향"]).filter((key) => key.startsWith("is-"))).toEqual([
    "is-counterclockwise",
  ]));

test("a word with a slip beside right ones is read as what the dictionary has", () => {
  expect(slipReadings("릴레ㅣ")).toEqual([]);
  expect(slipReadings("무라타 콘댄서")).toEqual(["무라타 콘덴서"]);
  expect(slipReadings("omron sensr")).toEqual(["omron sensor"]);
  expect(slipReadings("E3Z-T6I")).toEqual([]);
});

test("no spelling means two things", () => {
  const of = new Map<string, string>();
  for (const { key, spellings, typed } of concepts)
    for (const word of [...spellings, ...typed]) {
      expect(of.get(word) ?? key, word).toBe(key);
      of.set(word, key);
    }
});
