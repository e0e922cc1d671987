import { createSign, createVerify } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteFiles } from "@bupum/infra/sites/site-files";
import { createTokenKey, publicKeyOf } from "@bupum/infra/deploy/token-key";
import { afterAll, expect, test } from "vitest";

const dist = mkdtempSync(join(tmpdir(), "bupum-dist-"));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, "assets"));
for (const name of ["index.html", "robots.txt", "assets/a-1.js", "assets/a-1.js.br"])
  writeFileSync(join(dist, name), name);

test("a site is uploaded with its index last, so that it never names a missing file", () => {
  const files = siteFiles(dist, "admin/");
  expect(files.map(({ key }) => key)).toEqual([
    "admin/assets/a-1.js",
    "admin/robots.txt",
    "admin/index.html",
  ]);
  const cache = Object.fromEntries(files.map(({ key, cacheControl }) => [key, cacheControl]));
  expect(cache["admin/assets/a-1.js"]).toContain("immutable");
  expect(cache["admin/index.html"]).toContain("max-age=0");
  expect(files.every(({ contentType }) => contentType !== "application/octet-stream")).toBe(true);
});

test("the public half of a token key verifies what the private half signed", () => {
  const key = createTokenKey();
  const signature = createSign("sha256").update("token").sign(key.privateKey);
  const check = createVerify("sha256").update("token");
  expect(check.verify(publicKeyOf(key), signature)).toBe(true);
  expect(createTokenKey().kid).not.toBe(key.kid);
});
