import { expect, test } from "vitest";
import { initialsIn } from "../text/initials.ts";
import { nounOf, withoutParticle } from "../text/particles.ts";
import { readingsOf } from "./readings.ts";

test.each([
  ["tpstj", ["센서"]],
  ["plc tpstj", ["plc 센서"]],
  ["tpstj ryghks", ["센서 교환"]],
  ["tpstjfmf", ["센서를", "센서"]],
  ["ㅡㄱ-ㅓ2ㄴ 센서", ["mr-j2s 센서", "mr-j2s tpstj"]],
  ["센서를 교체", ["tpstjfmf rycp", "센서 교체"]],
  ["mr-j2s", []],
  ["inverter", []],
])("%s without results may mean %j", (keyword, readings) =>
  expect(readingsOf(keyword)).toEqual(readings),
);

test.each([
  ["센서를", "센서", "센서"],
  ["모듈을", "모듈", "모듈"],
  ["센서을", "센서을", "센서을"],
  ["인버터에서는", "인버터", "인버터"],
  ["PLC로", "PLC", "PLC"],
  ["가속도", "가속도", "가속"],
  ["엔코더로", "엔코더로", "엔코더"],
  ["견적단가", "견적단가", "견적단가"],
  ["속도", "속도", "속도"],
  ["베어링", "베어링", "베어링"],
])("%s is looked up as %s, and if that finds nothing as %s", (word, noun, bare) =>
  expect([nounOf(word), withoutParticle(word)]).toEqual([noun, bare]),
);

test("words of a title are found by their initials, each and with the next one", () => {
  expect(initialsIn(["서보 모터를 교체 순서", "PLC"])).toEqual([
    "ㅅㅂ",
    "ㅅㅂㅁㅌㄹ",
    "ㅁㅌㄹ",
    "ㅁㅌㄱㅊ",
    "ㄱㅊ",
    "ㄱㅊㅅㅅ",
    "ㅅㅅ",
  ]);
});
