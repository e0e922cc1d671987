import { expect, test } from "vitest";
import { heardMaker, nearest } from "./near-makers.ts";

const known = [
  heardMaker("mkr_01KB0000000000000000000001", ["미쓰비시전기", "mitsubishielectric", "三菱电机"]),
  heardMaker("mkr_01KB0000000000000000000002", ["지멘스", "siemens", "西门子"]),
  heardMaker("mkr_01KB0000000000000000000003", ["오므론", "omron", "欧姆龙"]),
  heardMaker("mkr_01KB0000000000000000000004", ["ls일렉트릭", "lselectric"]),
];

test.each([
  ["미스비시", 1],
  ["미쯔비시", 1],
  ["MITSUBSHI", 1],
  ["지맨스", 2],
  ["Siemens AG", 2],
  ["오므롬", 3],
  ["LS산전", 4],
])("the nearest maker to %s is the one that is meant (D8-19)", (written, place) => {
  expect(nearest(written, known)[0]?.at(-1)).toBe(String(place));
});

test.each(["두루미정밀", "한국단자", "X"])("no maker is near %s", (written) => {
  expect(nearest(written, known)).toEqual([]);
});
