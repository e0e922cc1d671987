import { expect, test } from "vitest";
import { paged } from "./paged.ts";

const key = (query: object) => ({ queryKey: ["orders", "list", query] });
const kept = (before: object, now: object) =>
  paged(key(now)).placeholderData("what was shown", key(before));

test("the rows of a list stay until its next page, size or order has arrived", () => {
  const query = { searchKeyword: "MY2N" };
  for (const place of [{ page: 2 }, { cursor: "x" }, { itemsPerPage: 10 }, { sort: "price:asc" }])
    expect(kept(query, { ...query, ...place })).toBe("what was shown");
});

test("no rows stay under another keyword, filter or list", () => {
  expect(kept({ searchKeyword: "MY2N" }, { searchKeyword: "G2R" })).toBeUndefined();
  expect(kept({}, { status: "PENDING" })).toBeUndefined();
  expect(
    paged(key({})).placeholderData("what was shown", { queryKey: ["lines", "list", {}] }),
  ).toBeUndefined();
  expect(paged(key({})).placeholderData("what was shown", undefined)).toBeUndefined();
});
