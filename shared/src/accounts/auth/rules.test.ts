import { expect, test } from "vitest";
import { lockSeconds } from "./rules.ts";

test("a place waits 1, 2, 4 … 30 minutes from the fifth wrong password for a name on", () => {
  const minutes = Array.from({ length: 12 }, (_, index) => lockSeconds(index) / 60);
  expect(minutes).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30]);
  expect(lockSeconds(10_000)).toBe(1_800);
});
