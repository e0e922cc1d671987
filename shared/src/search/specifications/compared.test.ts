import { expect, test } from "vitest";
import { type Described, differencesOf } from "./compared.ts";
import { labelKey, readSpecification } from "./read.ts";
import { valueText } from "./typed-value.ts";

const reader = { labelKey, readSpecification, valueText };
const part = (specifications: Record<string, string>): Described => ({
  specifications: Object.entries(specifications).map(([text, value]) => ({
    name: { ko: text, en: text, zh: text },
    value,
  })),
});
const between = (asked: Record<string, string>, other: Record<string, string>) =>
  differencesOf(part(asked), part(other), reader).map(
    ({ name, from, to }) => `${name.ko} ${from} → ${to}`,
  );

test("differences are those of typed values, from the asked part to the other (D37-3)", () => {
  expect(
    between({ 정격전류: "5 A", 극수: "3P" }, { 정격전류: "8 A", 극수: "3P", 인증표시: "KC" }),
  ).toEqual(["정격전류 5 A → 8 A"]);
  expect(between({ 정격전류: "8 A" }, { 정격전류: "5 A" })).toEqual(["정격전류 8 A → 5 A"]);
});

test("another way of writing, and what one part does not state, is no difference (D37-3)", () => {
  expect(
    between({ 정격전류: "5 A", 보호등급: "IP67" }, { "Rated current": "5000 mA", 극수: "3P" }),
  ).toEqual([]);
});
