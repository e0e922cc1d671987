import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalize, partNumberKey } from "./text.ts";

const written = fc.string({
  unit: fc.constantFrom(..."0159.,-/+ _()AaKkＫ．가漢#"),
  maxLength: 24,
});

describe("the key of a part number", () => {
  test.each([
    ["FR-D720-1.5K", "FR-D720-15K"],
    ["MS116-1.6", "MS116-16"],
    ["PKZM0-1,6", "PKZM0-16"],
    ["MAX232CPE+", "MAX232CPE"],
    ["BV-1/2", "BV-12"],
    ["BV-½", "BV-12"],
  ])("distinguishes %s and %s, which a search treats alike", (left, right) => {
    expect(partNumberKey(left)).not.toBe(partNumberKey(right));
    expect(normalize(left)).toBe(normalize(right));
  });

  test("distinguishes micro from none, by either of its signs", () => {
    expect(partNumberKey("C-10\u00B5F")).toBe(partNumberKey("C-10\u03BCf"));
    expect(partNumberKey("C-10\u00B5F")).toBe(partNumberKey("C-10uF"));
    expect(partNumberKey("C-10\u00B5F")).not.toBe(partNumberKey("C-10F"));
  });

  test.each([
    ["MY2N-GS", "my2n gs"],
    ["6307-2Z/C3", "6307-2Z C3"],
    ["FR-D720-1.5K", "ｆｒ－ｄ７２０－１．５Ｋ"],
    ["PKZM0-1,6", "PKZM0-1.6"],
    ["SKP15.000E2", "skp 15.000 e2"],
    ["XBC-DR30E.", "XBC.DR30E"],
    ["3RT2015.-1AP01", "3RT2015-1AP01"],
  ])("is equal for %s and %s", (left, right) => {
    expect(partNumberKey(left)).toBe(partNumberKey(right));
  });

  test("without its points, slashes and pluses is the search form, and is its own key", () => {
    fc.assert(
      fc.property(written, (text) => {
        const key = partNumberKey(text);
        expect(key.replaceAll(/[.+/]/g, "")).toBe(normalize(text));
        expect(partNumberKey(key)).toBe(key);
      }),
    );
  });
});
