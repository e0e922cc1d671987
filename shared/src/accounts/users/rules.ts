import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";

/** The version of the texts that `consents` name; raised with every change of one of them. */
export const consentVersion = "2026-11-01";

const reserved = new Set(["admin", "administrator", "root", "system", "bupum", "support", "null"]);

/** Login name: 4-20 characters, starts with a letter, not reserved (D20-1). */
export const userId = z.string().check(
  z.regex(/^[a-z][a-z0-9_-]{3,19}$/, { error: "USER_ID" }),
  rule((text) => !reserved.has(text), { error: "USER_ID_RESERVED" }),
);

/** 8 or more characters of three kinds, or 10 or more of two (D20-2). */
export function isStrongPassword(text: string): boolean {
  const kinds = [/[a-z]/i, /\d/, /[^a-z\d\s]/i].filter((kind) => kind.test(text)).length;
  return (text.length >= 8 && kinds === 3) || (text.length >= 10 && kinds >= 2);
}

export const password = z
  .string()
  .check(z.maxLength(200), rule(isStrongPassword, { error: "PASSWORD" }));
