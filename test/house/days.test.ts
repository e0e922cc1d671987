import { expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

/** Dates in another form, each with its reason. */
const others: Record<string, string> = {
  "admin/src/trade-statistics/cohorts.tsx": "a cohort is a month",
  "admin/src/trade-statistics/statistics-page.tsx":
    "the axis of a chart has room for day and month",
  "admin/src/users/statistics-page.tsx": "the axis of a chart has room for day and month",
};

test("pages say days by one function, and clocks alone by the formatter (D0-17)", () => {
  const pages = filesLike("{web,admin,shared/ui}/src/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test."),
  );
  expect(pages.length).toBeGreaterThan(500);
  const own = /dateStyle|month: "(?:short|long|numeric)"|toLocaleDateString/;
  const found = pages.filter((file) => own.test(textOf(file)));
  expect(found.toSorted()).toEqual(Object.keys(others).toSorted());
});
