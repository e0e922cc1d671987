import { expect, test } from "vitest";
import { unitsIn } from "./order-units.ts";

test.each([
  ["EA", "EA", 1],
  ["개", "EA", 1],
  ["ｐｃｓ", "EA", 1],
  ["미터", "M", 1],
  ["박스", "BOX", 1],
  ["다스", "EA", 12],
  ["BOX(10EA)", "EA", 10],
  ["박스(20개)", "EA", 20],
  ["박스 50개입", "EA", 50],
  ["100개입", "EA", 100],
  ["롤(100m)", "M", 100],
  ["박스", "EA", undefined],
  ["롤", "M", undefined],
  ["BOX(10EA)", "M", undefined],
  ["0개입", "EA", undefined],
] as const)("%s of what is sold by %s is %s (D3-31)", (asked, own, count) => {
  expect(unitsIn(asked, own)).toBe(count);
});
