import { expect, test } from "vitest";
import { layoutIn } from "./layout.ts";

test("the layout of the table is what was stored, without what is not known (S2-14)", () => {
  const stored = {
    dense: true,
    hidden: ["maker", "colour"],
    specs: { cat_1: ["poles"], cat_2: 3 },
  };
  expect(layoutIn(JSON.stringify(stored))).toEqual({
    dense: true,
    hidden: ["maker"],
    specs: { cat_1: ["poles"] },
  });
  const first = { dense: false, hidden: [], specs: {} };
  for (const text of [null, "", "no JSON", "3"]) expect(layoutIn(text)).toEqual(first);
});
