import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

const below = (file: string) => file.replace(/^functions\/src\//, "");
const code = filesLike("functions/src/**/*.ts").map(below);
const stem = (file: string) =>
  file
    .split("/")
    .at(-1)!
    .replace(/(?:\.test)?\.ts$/, "");
const withoutComments = (file: string) =>
  textOf(`functions/src/${file}`).replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, "");

const impure =
  /\b(?:await|async|Promise|process)\b|^import (?!type\b)[^;"]*"(?!@bupum\/shared\/|node:crypto"|\.{1,2}\/[\w./-]*\brules\.ts"|\.\.\/(?:\.\.\/)?kernel\/rows\/same\.ts")/m;

describe("rules", () => {
  const rules = code.filter((file) => stem(file) === "rules" && !file.endsWith(".test.ts"));

  test("are synchronous, and use no table, client, environment, clock or worker", () => {
    expect(rules.length).toBeGreaterThan(8);
    expect(rules.filter((file) => impure.test(withoutComments(file)))).toEqual([]);
  });

  test("are distinguished from impure code", () => {
    for (const line of [
      "export async function find() {}",
      'import { read } from "../kernel/table.ts";',
      'import {\n  type Key,\n  write,\n} from "../kernel/table.ts";',
      'import * as items from "./items.ts";',
      'import { env } from "../kernel/env.ts";',
    ])
      expect(impure.test(line)).toBe(true);
    for (const line of [
      'import type { Key } from "../kernel/table.ts";',
      'import { turnOf } from "../product-estimates/rules.ts";',
      'import { Problem } from "@bupum/shared/kernel/problem";',
    ])
      expect(impure.test(line)).toBe(false);
  });
});
