import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Size, buildFunctions, bundleSizes, findFunctions } from "@bupum/infra/build";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "bupum-bundles-"));
let sizes: Size[];
beforeAll(async () => {
  await buildFunctions({ split: false, outdir: folder });
  sizes = bundleSizes(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("bundles", () => {
  test("hold every function", () => {
    expect(sizes.map(({ name }) => name)).toEqual(Object.keys(findFunctions()));
  });

  test("of the APIs stay within their budget (A2-1): 400 KB raw, 130 KB gzip", () => {
    const heavy = sizes.filter(
      ({ name, raw, gzip }) => !name.startsWith("job-") && (raw > 400_000 || gzip > 130_000),
    );
    expect(heavy).toEqual([]);
  });
});
