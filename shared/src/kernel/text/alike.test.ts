import { expect, test } from "vitest";
import { allDiffer, isAmong } from "./alike.ts";

test.each([
  ["안산 1공장", "안산  1공장"],
  ["안산 1공장", "안산\u00a01공장"],
  ["안산 1공장", "안산\u30001공장"],
  ["안산 1공장", " 안산 1공장 "],
  ["ansan-1", "ＡＮＳＡＮ－１"],
  ["창고", "창고".normalize("NFD")],
])("%j reads the same as %j", (one, other) => {
  expect(isAmong(one, [other])).toBe(true);
  expect(allDiffer([one, other])).toBe(false);
});

test.each([
  ["안산 1공장", "안산 2공장"],
  ["안산 1공장", "안산1공장"],
])("%j does not read the same as %j", (one, other) => {
  expect(isAmong(one, [other])).toBe(false);
  expect(allDiffer([one, other])).toBe(true);
});
