import { expect, test } from "vitest";
import { mayBeKept, missKey } from "./rules.ts";

test.each([
  "6ES7 214-1AG40-0XB0",
  "QX1234567890",
  "센서 24V 10A",
  "BNR 32 보일러 버너",
  "7.5kW 인버터",
])("%s may be stored: it is about a part", (keyword) => expect(mayBeKept(keyword)).toBe(true));

test.each([
  "hong@example.com",
  "010-1234-5678",
  "01012345678 홍길동",
  "홍길동 010 1234 5678",
  "900101-1234567",
  "123-45-67890",
  "ㄱㄴㄷ",
  "가".repeat(61),
  " ",
])("%s is dropped", (keyword) => expect(mayBeKept(keyword)).toBe(false));

test("a search has one key in any spelling", () => {
  expect(missKey("  ＸＧＢ  Dr30 ")).toBe("xgb dr30");
});
