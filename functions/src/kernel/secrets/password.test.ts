import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, isNobodysPassword, isOutdated, isPassword } from "./password.ts";

const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

test("a hash matches its own password and no other", async () => {
  const hash = await hashPassword("두루미-2026!");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword("두루미-2026!", hash)).toBe(true);
  expect(await isPassword("두루미-2026", hash)).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

test("the same password never has the same hash twice", async () => {
  expect(await hashPassword("same-2026!")).not.toBe(await hashPassword("same-2026!"));
});

test("Hangul typed as letters or as syllables is the same password", async () => {
  const hash = await hashPassword("두루미-2026!".normalize("NFD"));
  expect(await isPassword("두루미-2026!".normalize("NFC"), hash)).toBe(true);
});

test("argon2id agrees with other implementations", async () => {
  // argon2 reference CLI: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
  const known =
    "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await isPassword("password", known)).toBe(true);
  expect(isOutdated(known)).toBe(true);
});

test("a hash of a runtime without argon2 still matches, and is replaced", async () => {
  const salt = Buffer.from("0123456789abcdef");
  const tag = scryptSync("old-2026!", salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  const hash = `$scrypt$ln=15,r=8,p=1$${text(salt)}$${text(tag)}`;
  expect(await isPassword("old-2026!", hash)).toBe(true);
  expect(await isPassword("new-2026!", hash)).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test("the check for a missing account never matches, and takes as long as a real one", async () => {
  expect(await isNobodysPassword("")).toBe(false);
  expect(await isNobodysPassword("anything-2026!")).toBe(false);
});
