import { describe, expect, test } from "vitest";
import { comparedRows, type Described } from "@bupum/shared/search/specifications/compared";
import { loadReader } from "./rows.ts";

const reader = await loadReader();

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const product = (specifications: Record<string, string>): Described => ({
  specifications: Object.entries(specifications).map(([name, value]) => ({
    name: alike(name),
    value,
  })),
});
const likeness = (...products: Record<string, string>[]) =>
  Object.fromEntries(
    comparedRows(products.map(product), reader).map(({ name, likeness: how }) => [name.ko, how]),
  );

describe("the rows of a comparison (S2-17)", () => {
  test("tell equal values from different ones and from those that not all parts state", () => {
    expect(
      likeness({ 극수: "3P", 정격전류: "10 A", 인증표시: "KC" }, { 극수: "3P", 정격전류: "20 A" }),
    ).toEqual({ 극수: "equal", 정격전류: "differs", 인증표시: "partial" });
  });

  test("compare values and not the ways in which they are written", () => {
    expect(likeness({ 정전용량: "100 nF" }, { 정전용량: "0.1 µF" })).toEqual({
      정전용량: "equal",
    });
    expect(likeness({ 코일전압: "DC24V" }, { 코일전압: "24 V AC" })).toEqual({
      코일전압: "differs",
    });
  });

  test("put labels of several makers for one specification into one row", () => {
    const rows = comparedRows(
      [product({ "Rated coil voltage": "24 V DC" }), product({ 코일전압: "DC24V" })],
      reader,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ values: ["24 V DC", "DC24V"], likeness: "equal" });
  });

  test("compare what is not understood as it is written, without blanks and case", () => {
    expect(likeness({ "알 수 없는 것": "A-1.5 형" }, { "알 수 없는 것": "a-1.5형" })).toEqual({
      "알 수 없는 것": "equal",
    });
    expect(likeness({ "알 수 없는 것": "1.5형" }, { "알 수 없는 것": "15형" })).toEqual({
      "알 수 없는 것": "differs",
    });
  });

  test("keep the order of the first part, and state nothing for a part that does not say", () => {
    const rows = comparedRows(
      [product({ 정격전류: "10 A", 극수: "3P" }), product({ 극수: "3P", 차단용량: "5 kA" })],
      reader,
    );
    expect(rows.map(({ name }) => name.ko)).toEqual(["정격전류", "극수", "차단용량"]);
    expect(rows.map(({ values }) => values)).toEqual([
      ["10 A", undefined],
      ["3P", "3P"],
      [undefined, "5 kA"],
    ]);
  });
});
