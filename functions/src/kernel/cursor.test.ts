import { Problem } from "@bupum/shared/kernel/problem";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openCursor, sealCursor } from "./cursor.ts";

beforeAll(() => {
  vi.stubEnv("CURSOR_KEY", "0123456789abcdef0123456789abcdef");
  vi.stubEnv("TABLE_NAME", "table");
  vi.stubEnv("TOKEN_PUBLIC_KEY", "key");
});
afterAll(() => vi.unstubAllEnvs());

const place = { pk: "list#1", sk: "007" };
const refusal = (list: string, cursor: string) => {
  try {
    return openCursor(list, cursor);
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test("a cursor continues the list that it was sealed for, and no other (D0-13)", () => {
  const cursor = sealCursor("orders of sel_1", place);
  expect(openCursor("orders of sel_1", cursor)).toEqual(place);
  for (const other of ["orders of sel_2", "orders of sel_1 ", ""])
    expect(refusal(other, cursor)).toBe("CURSOR_INVALID");
});

test("a cursor that was changed, cut or invented is refused (D0-13)", () => {
  const bytes = Buffer.from(sealCursor("list", place), "base64url");
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(refusal("list", changed.toString("base64url"))).toBe("CURSOR_INVALID");
  }
  for (const length of [0, 1, 12, 28, bytes.length - 1])
    expect(refusal("list", bytes.subarray(0, length).toString("base64url"))).toBe("CURSOR_INVALID");
  expect(refusal("list", JSON.stringify(place))).toBe("CURSOR_INVALID");
});

test("two cursors of one place differ, and disclose nothing of it (D0-13)", () => {
  const cursor = sealCursor("list", place);
  expect(sealCursor("list", place)).not.toBe(cursor);
  expect(Buffer.from(cursor, "base64url").toString()).not.toContain("list#1");
});
