import { expect, test } from "vitest";
import { countText } from "./waiting.tsx";

test("more than ninety-nine that wait are shown as 99+, since no more than a hundred are counted", () => {
  expect([1, 99, 100].map(countText)).toEqual(["1", "99", "99+"]);
});
