import { expect, test } from "vitest";
import { beginsWith } from "./rules.ts";

test("a text that begins with its summary is recognised", () => {
  const text = "부산 창고를 엽니다.\n\n연휴에도 당일 출고합니다.";
  expect(beginsWith(text, "부산 창고를  엽니다.")).toBe(true);
  expect(beginsWith(text, "부산 창고를 엽니다. 연휴에도…")).toBe(true);
  expect(beginsWith(text, "창고가 문을 엽니다.")).toBe(false);
});
