import { expect, test } from "vitest";
import { countText } from "./waiting.tsx";

test("above ninety-nine the count is shown as 99+, since only a hundred are counted", () => {
  expect([1, 99, 100].map(countText)).toEqual(["1", "99", "99+"]);
});
