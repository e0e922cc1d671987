import { expect, test } from "vitest";
import * as z from "zod/mini";
import { filterOf, pageQuery, queryFlag, sortOf } from "./page.ts";

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test("a list begins at its first page of thirty", () => {
  expect(z.parse(pageQuery, {})).toEqual({ page: 1, itemsPerPage: 30 });
  expect(z.parse(pageQuery, { page: "3", itemsPerPage: "100" })).toEqual({
    page: 3,
    itemsPerPage: 100,
  });
});

test("a page is a whole number from 1, of 10, 30 or 100 rows", () => {
  for (const page of ["0", "-1", "1.5", "x"]) expect(takes(pageQuery, { page }), page).toBe(false);
  for (const itemsPerPage of ["10", "30", "100"])
    expect(takes(pageQuery, { itemsPerPage })).toBe(true);
  for (const itemsPerPage of ["0", "20", "1000", "30.5", ""])
    expect(takes(pageQuery, { itemsPerPage }), itemsPerPage).toBe(false);
  const found = z.safeParse(pageQuery, { itemsPerPage: "20" });
  expect(found.error?.issues[0]?.message).toBe("PAGE_SIZE");
  expect(takes(pageQuery, { cursor: "" })).toBe(false);
  expect(takes(pageQuery, { cursor: "x".repeat(1024) })).toBe(true);
  expect(takes(pageQuery, { cursor: "x".repeat(1025) })).toBe(false);
  expect(takes(pageQuery, { type: "seller" })).toBe(false);
});

test("a flag is true or false", () => {
  expect(z.parse(queryFlag, "true")).toBe(true);
  expect(z.parse(queryFlag, "false")).toBe(false);
  expect(takes(queryFlag, "1")).toBe(false);
});

test("a sort is one of the declared ones", () => {
  const sort = sortOf(["createdAt:desc", "createdAt:asc"]);
  expect(z.parse(sort, undefined)).toBeUndefined();
  expect(z.parse(sort, "createdAt:asc")).toBe("createdAt:asc");
  expect(takes(sort, "name:asc")).toBe(false);
});

test("a filter is pairs of declared fields and values; a value may contain a colon", () => {
  const filter = filterOf(["status", "region"]);
  expect(z.parse(filter, "status:PENDING;region:SEOUL")).toEqual({
    status: "PENDING",
    region: "SEOUL",
  });
  expect(z.parse(filter, "status:a:b")).toEqual({ status: "a:b" });
  for (const bad of ["", "status", "other:1", "status:1;other:2", "xstatus:1"])
    expect(takes(filter, bad), bad).toBe(false);
  expect(takes(filter, `status:${"x".repeat(493)}`)).toBe(true);
  expect(takes(filter, `status:${"x".repeat(494)}`)).toBe(false);
});
