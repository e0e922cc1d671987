import { type Size, findFunctions } from "@bupum/infra/build";
import { beforeAll, describe, expect, test } from "vitest";
import { builtFunctions } from "./built.ts";

/** The documents of the APIs are text, not code, and grow with each call. */
const documents: Record<string, number> = { "user-docs": 660_000, "admin-docs": 700_000 };

let sizes: Size[];
beforeAll(async () => {
  ({ sizes } = await builtFunctions());
});

describe("bundles", () => {
  test("hold every function", () => {
    expect(sizes.map(({ name }) => name)).toEqual(Object.keys(findFunctions()));
  });

  test("of the APIs stay within their budget (A2-1): 400 KB raw, 136 KB gzip", () => {
    const heavy = sizes.filter(
      ({ name, raw, gzip }) =>
        !name.startsWith("job-") && (raw > (documents[name] ?? 400_000) || gzip > 136_000),
    );
    expect(heavy).toEqual([]);
  });
});
