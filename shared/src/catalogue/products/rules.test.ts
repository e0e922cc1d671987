import { expect, test } from "vitest";
import { isOfType } from "../../accounts/bookmarks/rules.ts";
import { isStale } from "../../reference/stocks/rules.ts";
import { inverseOf, pictureAddress, relations } from "./rules.ts";

test("the reverse of a reversed relation is the relation", () => {
  expect(relations.map(inverseOf)).toEqual([
    "REPLACED_BY",
    "REPLACES",
    "EQUIVALENT",
    "INSTEAD_OF",
    "INSTEAD",
  ]);
  for (const relation of relations) expect(inverseOf(inverseOf(relation))).toBe(relation);
});

test("a picture is read from the API of the site that shows it", () => {
  expect(pictureAddress("fil_1")).toBe("/api/images/fil_1");
  expect(pictureAddress("fil_1", "/admin-api")).toBe("/admin-api/images/fil_1");
});

test("a bookmark's target has the id of its type", () => {
  const ids = { PRODUCT: "prd_1", MANUFACTOR: "mkr_1", SELLER: "sel_1", BUYER: "usr_1" } as const;
  const types = Object.keys(ids) as (keyof typeof ids)[];
  for (const type of types)
    expect(types.filter((other) => isOfType(ids[type], other))).toEqual([type]);
});

test("a closing price is stale after three business days", () => {
  expect(isStale("2026-11-16", "2026-11-19T05:00:00.000Z")).toBe(false);
  expect(isStale("2026-11-16", "2026-11-19T15:00:00.000Z")).toBe(true);
  expect(isStale("2026-11-20", "2026-11-25T05:00:00.000Z")).toBe(false);
});
