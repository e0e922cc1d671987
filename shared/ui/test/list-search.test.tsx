import type { Client } from "@bupum/shared/kernel/client";
import type { merchandiseRoutes } from "@bupum/shared/selling/merchandises/contract";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  choiceSearch,
  daySearch,
  idSearch,
  listSearch,
  place,
  queryFrom,
  textSearch,
} from "../src/list/list-search.ts";

const makerId = "mkr_01J8Z3K4M5N6P7Q8R9S0T1V2W3";

/** As the router does it: what validateSearch says lies over the raw address. */
const shown = (address: Record<string, string>, read: object) => ({ ...address, ...read });

describe("a page's search", () => {
  test("has no value for an invalid text in the address", () => {
    const address = {
      page: "-3",
      itemsPerPage: "17",
      cursor: "abc",
      status: "SOLD",
      startDate: "2026-02-31",
      endDate: "tomorrow",
      manufactorId: "mkr_1",
      searchKeyword: "",
    };
    const search = shown(address, {
      ...listSearch(address),
      ...choiceSearch(address, "status", ["PENDING"]),
      ...daySearch(address, "startDate", "endDate"),
      ...idSearch(address, "manufactorId", "mkr"),
      ...textSearch(address, "searchKeyword"),
    });
    expect(Object.values(search).filter((value) => value !== undefined)).toEqual([]);
  });

  test("keeps valid values", () => {
    const address = { page: "2", itemsPerPage: "100", cursor: "c", on: "2026-02-28", makerId };
    expect({
      ...listSearch(address),
      ...daySearch(address, "on"),
      ...idSearch(address, "makerId", "mkr"),
    }).toEqual({ page: 2, itemsPerPage: 100, cursor: "c", on: "2026-02-28", makerId });
  });

  test("is the same after the router returns it", () => {
    const once = listSearch({ page: "3", itemsPerPage: "10", cursor: "c" });
    expect(listSearch({ ...once })).toEqual(once);
  });
});

describe("a call's query", () => {
  const address = { type: "seller", detailType: "merchandises", page: "2", cursor: "c" };

  test("contains the named fields of a search and nothing else of the address", () => {
    const query = queryFrom({ ...address, ...listSearch(address) }, ...place);
    expect(query).toEqual({ page: 2, itemsPerPage: undefined, cursor: "c" });
  });

  test("is a different type from a page's search, a spread or a rest of one", () => {
    type Query = Parameters<
      Client<{ merchandises: typeof merchandiseRoutes }>["merchandises"]["listOwn"]
    >[0]["query"];
    const search = listSearch(address);
    const { page, ...rest } = search;
    expect(page).toBe(2);
    const spread = { ...search, searchKeyword: "MY2N" };
    const picked = queryFrom(search, ...place);
    expectTypeOf<typeof picked>().toExtend<Query>();
    expectTypeOf<typeof search>().not.toExtend<Query>();
    expectTypeOf<typeof rest>().not.toExtend<Query>();
    expectTypeOf<typeof spread>().not.toExtend<Query>();
  });
});
