import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { issuesOf, messageOf, parseInput } from "./faults.ts";
import { aboveAmount } from "../money/amount-faults.ts";
import { faultAt, Problem } from "../problem.ts";
import { rule } from "../rule.ts";
import { en } from "./en.ts";
import { ko } from "./ko.ts";
import { zh } from "./zh.ts";

const shape = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(4)),
  code: z.optional(z.string().check(z.minLength(3))),
  count: z.optional(z.int().check(z.minimum(2), z.maximum(9))),
  list: z.optional(z.array(z.string()).check(z.minLength(2), z.maxLength(3))),
  day: z.optional(z.string().check(rule((text) => text === "today", { error: "DATE_PAST" }))),
  kind: z.optional(z.enum(["A", "B"])),
});
const faultsOf = (value: unknown, prefix?: string) => {
  const found = parseInput(shape, value, prefix);
  return "faults" in found ? found.faults : [];
};

describe("what a value lacks", () => {
  test("has none if it fits the schema, and is returned", () => {
    expect(parseInput(shape, { name: "팬" })).toEqual({ data: { name: "팬" } });
  });

  test.each([
    ["no name at all", {}, "name", "required", undefined],
    ["an empty name", { name: "" }, "name", "required", undefined],
    ["a name that is a number", { name: 7 }, "name", "invalid_type", undefined],
    ["a name that is null", { name: null }, "name", "invalid_type", undefined],
    ["a long name", { name: "12345" }, "name", "too_long", { maximum: 4 }],
    ["a short code", { name: "a", code: "x" }, "code", "too_short", { minimum: 3 }],
    ["a small count", { name: "a", count: 1 }, "count", "too_small", { minimum: 2 }],
    ["a large count", { name: "a", count: 10 }, "count", "too_big", { maximum: 9 }],
    ["few rows", { name: "a", list: ["x"] }, "list", "too_few", { minimum: 2 }],
    ["many rows", { name: "a", list: ["x", "x", "x", "x"] }, "list", "too_many", { maximum: 3 }],
    ["a day of our own rule", { name: "a", day: "x" }, "day", "DATE_PAST", undefined],
    ["a value of no list", { name: "a", kind: "C" }, "kind", "invalid_value", undefined],
    ["a field too many", { name: "a", x: 1 }, "", "unrecognized_keys", { keys: ["x"] }],
  ])("%s is reported with its path and its kind", (_what, value, path, code, params) => {
    expect(faultsOf(value)).toEqual([{ path, code, ...(params && { params }) }]);
  });

  test("of an empty required list is reported as one of a list", () => {
    const list = z.array(z.string()).check(z.minLength(1));
    expect(parseInput(list, [])).toEqual({
      faults: [{ path: "", code: "too_few", params: { minimum: 1 } }],
    });
  });

  test("has a path below params, query or body", () => {
    expect(faultsOf({ name: "a", list: [1, "x"] }, "body")).toEqual([
      { path: "body.list.0", code: "invalid_type" },
    ]);
    expect(faultsOf({ name: "a", x: 1 }, "query")[0]?.path).toBe("query");
  });

  test("are all reported at once", () => {
    expect(faultsOf({ name: "", count: 1 }).map(({ path }) => path)).toEqual(["name", "count"]);
  });

  test("is that of the union's branch that parsed furthest", () => {
    const part = z.object({ part: z.object({ id: z.string() }) });
    const either = z.object({ of: z.union([z.object({ text: z.string() }), part]) });
    expect(parseInput(either, { of: { part: { id: 3 } } }, "body")).toEqual({
      faults: [{ path: "body.of.part.id", code: "invalid_type" }],
    });
  });
});

/** What a reader is told of an amount above a limit, or of another number. */
const said = ({ faults = [] }: Problem, words = ko) => issuesOf(faults, words)[0]!.message;

describe("faults and problems in words", () => {
  test("have their figures in the sentence, and a general one for codes without words", () => {
    const params = { maximum: 4 };
    const known = { path: "body.name", code: "too_long", params };
    const [told, other] = issuesOf([known, { path: "body.x", code: "NOBODY_KNOWS" }], ko);
    expect(told).toMatchObject({ path: "body.name", code: "too_long" });
    expect(told?.message).toContain("4");
    expect(other).toEqual({ path: "body.x", code: "NOBODY_KNOWS", message: ko.issues.custom });
  });

  test("say a limit as its reader writes it: with its thousands, and money in its currency", () => {
    const number = faultAt("body.quantity", "too_big", { maximum: 31_335 });
    const won = aboveAmount("body.amount", 31_335, "KRW");
    expect(said(number)).toBe("31,335 이하여야 합니다.");
    expect(said(won)).toBe("31,335원 이하여야 합니다.");
    expect(said(won, en)).toBe("Must be at most ₩31,335.");
    expect(said(won, zh)).toBe("不能大于 ₩31,335。");
    expect(said(aboveAmount("body.amount", 123_450, "USD"))).toBe("$1,234.50 이하여야 합니다.");
  });

  test("have the parameters of the problem", () => {
    const deep = new Problem("PAGE_TOO_DEEP", { deepest: 100 });
    expect(messageOf(deep, ko)).toContain("100");
    expect(messageOf(deep, ko)).not.toContain("{");
  });
});
