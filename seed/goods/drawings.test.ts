import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { categories } from "./categories.ts";
import { drawingOf } from "./drawings.ts";

const fileOf = (name: string) => `web/public/pictograms/${name}.svg`;
const used = new Map(
  catalogue.map((part) => [part, drawingOf(part.category, part).drawing ?? part.category]),
);

test("the parts of the demo are told apart by more than eighty drawings, each a file of the site", () => {
  const names = [...new Set(used.values())];
  expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  expect(names.length).toBeGreaterThan(80);
});

test("every category that holds parts has a drawing of its own, and no two are alike", () => {
  const own = categories.flatMap(({ key, parent }) => (parent ? [key] : []));
  const texts = own.map((key) => readFileSync(fileOf(key), "utf8"));
  expect(new Set(texts).size).toBe(own.length);
  for (const text of texts) expect(text.length).toBeLessThan(2_000);
});
