import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

const pages = ["ARCHITECTURE.md", ...filesLike("docs/**/*.md")];

/** `D6-16` rule 16 of area D6, `D6` the area: the first word of a heading (docs/README.md). */
const headings = pages.flatMap((page) =>
  [...textOf(page).matchAll(/^#+ ([DPSUA]\d{1,2}(?:-\d{1,2})?) .+$/gm)].map(([, id]) => ({
    page,
    id: id!,
  })),
);

const areaOf = (id: string) => id.split("-")[0]!;

describe("the ids of rules", () => {
  test("are given once", () => {
    const twice = headings.filter(({ id }, at) => headings.findIndex((one) => one.id === id) < at);
    expect(twice).toEqual([]);
    expect(headings.length).toBeGreaterThan(100);
  });

  test("stand on the page of their area", () => {
    const astray = headings.filter(
      ({ page, id }) => !headings.some((one) => one.page === page && one.id === areaOf(id)),
    );
    expect(astray).toEqual([]);
  });
});
