import { describe, expect, test } from "vitest";
import { canonical, isSame } from "./same.ts";

describe("what is said twice", () => {
  test("is equal with keys in any order, at every depth", () => {
    const said = { ko: "가", en: { b: [1, { y: 2, x: 1 }], a: null } };
    const stored = { en: { a: null, b: [1, { x: 1, y: 2 }] }, ko: "가" };
    expect(isSame(said, stored)).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
    expect(isSame(undefined, undefined)).toBe(true);
    expect(isSame(undefined, null)).toBe(false);
  });

  test("has the text from which hashes of quotes are made", () => {
    const said = { zh: 1, b: "x", a_b: [], aB: { "10": 1, "9": 2 }, Z: null };
    expect(canonical(said)).toBe('{"Z":null,"aB":{"9":2,"10":1},"a_b":[],"b":"x","zh":1}');
  });
});
