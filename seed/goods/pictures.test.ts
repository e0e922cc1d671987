import { expect, test } from "vitest";
import { categories } from "./categories.ts";
import { pictures } from "./pictures.ts";

test("every category that holds parts has a drawing of its own under 1.5 KB", () => {
  const files = categories.flatMap(({ key, parent }) => (parent ? [`${key}.svg`] : []));
  expect(pictures.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(files.length);
  for (const { svg } of pictures) {
    expect(svg.length).toBeLessThan(1_500);
    expect(svg).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 48 48"[^>]*><path d="M[\d\s.,a-zA-Z-]+"\/>/,
    );
  }
});
