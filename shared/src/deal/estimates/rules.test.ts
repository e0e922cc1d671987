import { describe, expect, test } from "vitest";
import { isFound, searchText } from "./rules.ts";

const row = {
  productText: searchText("근접 센서", "E2E-X5ME1"),
  manufactorText: searchText("옴론", "Omron"),
  buyerText: searchText("한국설비"),
  sellerText: searchText("서울자동화"),
  numberText: searchText("EG-261122-7K3QX", "11월 보전"),
};

describe("a keyword", () => {
  test.each([
    ["PRODUCT", "e2e x5", true],
    ["PRODUCT", "omron", false],
    ["MANUFACTOR", "OMRON", true],
    ["MANUFACTOR", "e2e", false],
    ["BUYER", "설비", true],
    ["BUYER", "자동화", false],
  ] as const)("of type %s: %s is found: %s", (searchType, keyword, found) => {
    expect(isFound(row, "BUY", searchType, keyword)).toBe(found);
    expect(isFound(row, "SELL", searchType, keyword)).toBe(found);
  });

  test("of type SELLER means the counterpart", () => {
    expect(isFound(row, "BUY", "SELLER", "서울자동화")).toBe(true);
    expect(isFound(row, "SELL", "SELLER", "서울자동화")).toBe(false);
    expect(isFound(row, "SELL", "SELLER", "한국설비")).toBe(true);
    expect(isFound(row, "BUY", "SELLER", "한국설비")).toBe(false);
  });

  test("without a type matches parts, makers, numbers and the counterpart, never the reader", () => {
    for (const keyword of ["E2E-X5", "옴론", "7k3qx", "보전", "서울"])
      expect(isFound(row, "BUY", undefined, keyword), keyword).toBe(true);
    expect(isFound(row, "BUY", undefined, "한국설비")).toBe(false);
    expect(isFound(row, "SELL", undefined, "한국설비")).toBe(true);
  });

  test("that is absent matches all, and one of signs only matches nothing", () => {
    expect(isFound(row, "BUY", undefined, undefined)).toBe(true);
    expect(isFound(row, "BUY", undefined, "")).toBe(true);
    expect(isFound(row, "BUY", undefined, "--")).toBe(false);
  });
});

test("joined texts are normalised once each, and no match spans two of them", () => {
  expect(searchText("A-1", undefined, "a1", "", "b 2")).toBe("a1 b2");
  expect(isFound({ ...row, productText: searchText("ab", "cd") }, "BUY", "PRODUCT", "bc")).toBe(
    false,
  );
});
