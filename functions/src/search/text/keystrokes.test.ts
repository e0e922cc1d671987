import { expect, test } from "vitest";
import { keysOf, rangeOf } from "./keystrokes.ts";

const typing: [typed: string, whole: string][] = [
  ["ㅅ", "센서"],
  ["세", "센서"],
  ["센", "센서"],
  ["센ㅅ", "센서"],
  ["센서", "센서"],
  ["고", "광센서"],
  ["과", "광센서"],
  ["미쓰빗", "미쓰비시"],
  ["압력 세", "압력센서"],
  ["om", "omron"],
  ["西门", "西门子"],
];

test.each(typing)(
  "%s is a prefix of %s in key strokes, and is in the range that is read",
  (typed, whole) => {
    expect(keysOf(whole).startsWith(keysOf(typed))).toBe(true);
    const [low, high] = rangeOf(typed);
    expect(low <= whole && whole <= high).toBe(true);
  },
);

test.each([
  ["센", "선반"],
  ["온", "압력"],
  ["릴ㄹ", "릴테이프"],
])("%s is no prefix of %s", (typed, whole) =>
  expect(keysOf(whole).startsWith(keysOf(typed))).toBe(false),
);
