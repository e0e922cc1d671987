import { describe, expect, test } from "vitest";
import { resultSearch } from "./address.ts";
import {
  countFilters,
  specificationsIn,
  specificationToggled,
  specified,
  toggled,
  unfiltered,
} from "./narrow.ts";

describe("the filters of an address (S2-13)", () => {
  test("have several values of one, each more or less by a toggle", () => {
    const one = toggled({}, "regions", "SEOUL");
    const two = toggled(one, "regions", "BUSAN");
    expect(two).toEqual({ regions: "SEOUL,BUSAN" });
    expect(toggled(two, "regions", "SEOUL")).toEqual({ regions: "BUSAN" });
    expect(toggled(one, "regions", "SEOUL")).toEqual({ regions: undefined });
  });

  test("have several specifications, of which one can go alone", () => {
    const poles = specificationToggled({}, "poles", "3");
    const both = specificationToggled(poles, "trip-curve", "C");
    expect(both).toEqual({ specifications: "poles=3;trip-curve=C" });
    expect(specificationToggled(both, "poles", "4").specifications).toBe("poles=3|4;trip-curve=C");
    expect(specificationToggled(both, "poles", "3").specifications).toBe("trip-curve=C");
  });

  test("tell a value that is a range from a range of values", () => {
    const value = specificationToggled({}, "setting-range", "0.63..1");
    expect(value).toEqual({ specifications: "setting-range=0.63..1|0.63..1" });
    expect(specificationsIn(value.specifications).get("setting-range")).toEqual({
      values: ["0.63..1"],
    });
    const range = specified({}, "setting-range", { values: [], range: ["", "1"] });
    expect(range).toEqual({ specifications: "setting-range=..1" });
    expect(specificationsIn(range.specifications).get("setting-range")).toEqual({
      values: [],
      range: ["", "1"],
    });
  });

  test("are read without values that the API would refuse", () => {
    const read = resultSearch({
      regions: "SEOUL,MARS",
      conditions: "OLD",
      minPrice: "-1",
      maxPrice: "5000",
      specifications: "poles",
      sort: "name:asc",
    });
    expect(read).toMatchObject({ regions: "SEOUL", maxPrice: "5000" });
    expect([read.conditions, read.minPrice, read.specifications, read.sort]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("of an older address name its one maker", () => {
    const manufactorId = "mkr_01M3TC5H00A9P5PPNTBK9SYJZH";
    expect(resultSearch({ manufactorId })).toMatchObject({ manufactorIds: manufactorId });
  });

  test("are counted as chips, and all go at once", () => {
    const search = {
      regions: "SEOUL,BUSAN",
      inStock: "true" as const,
      minPrice: "1",
      maxPrice: "2",
      specifications: "poles=3|4;rated-current=..10",
    };
    expect(countFilters(search)).toBe(7);
    expect(countFilters({ ...search, ...unfiltered })).toBe(0);
  });
});
