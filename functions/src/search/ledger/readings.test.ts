import { expect, test } from "vitest";
import { initialsIn } from "../text/initials.ts";
import { withoutParticle } from "../text/particles.ts";
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
])("%s that finds nothing may mean %j", (keyword, readings) =>
  expect(readingsOf(keyword)).toEqual(readings),
);

test.each([
  ["센서를", "센서"],
  ["인버터에서는", "인버터"],
  ["PLC와", "PLC"],
  ["속도", "속도"],
  ["베어링", "베어링"],
])("%s is looked for as %s", (word, noun) => expect(withoutParticle(word)).toBe(noun));

test("words of a title are found by their initials, each and with the one behind it", () => {
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
