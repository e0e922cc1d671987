import { expect, test } from "vitest";
import {
  isOfTemplate,
  isTemplate,
  nextCounts,
  orderNumberOf,
  periodOf,
  templateFault,
} from "./number-template.ts";

const counts = { on: "2026-11-05", always: 907, year: 412, month: 42, day: 3 };

const after = (today: string) => {
  const { always, year, month, day } = nextCounts(counts, today);
  return [always, year, month, day];
};

test.each([
  ["PO-{YY}{MM}-{####}", "PO-2611-0042"],
  ["{YYYY}{MM}{DD}/{##}", "20261105/03"],
  ["구매 {YYYY}-{#####}호", "구매 2026-00412호"],
  ["PR{#}", "PR907"],
  ["{YY}{YYYY}-{#}", "262026-412"],
  ["$&{YY}$1-{#}", "$&26$1-412"],
])("%s makes %s (D45-2)", (template, number) => {
  expect(isTemplate(template)).toBe(true);
  expect(orderNumberOf(template, counts)).toBe(number);
});

test.each([
  ["without a running number", "PO-{YY}{MM}", "count"],
  ["with two of them", "{YY}-{##}-{##}", "count"],
  ["with a month without its year", "{MM}-{###}", "period"],
  ["with a day without its month", "{YY}{DD}-{###}", "period"],
  ["with a brace of nothing", "{YY}-{NO}-{###}", "braces"],
  ["with a lone brace", "{YY}-{###}}", "braces"],
  ["with an empty brace", "{}{YY}-{###}", "braces"],
  ["in small letters", "{yy}-{###}", "braces"],
  ["whose running number is too wide", "{##########}", "length"],
  ["whose numbers are too long", `${"가".repeat(30)}{YY}{#}`, "length"],
])("a text %s is no template (D45-2)", (_, template, fault) => {
  expect(templateFault(template)).toBe(fault);
  expect(isTemplate(template)).toBe(false);
});

test("a template has room for nine digits, and its numbers for 40 characters (D45-2)", () => {
  expect(isTemplate("{#########}")).toBe(true);
  expect(isTemplate(`${"가".repeat(29)}{YY}{#}`)).toBe(true);
});

test("a running number begins anew with the shortest period that is named (D45-2)", () => {
  const templates = ["A{##}", "{YY}-{##}", "{YYYY}{MM}{##}", "{YY}{MM}{DD}{##}"];
  expect(templates.map(periodOf)).toEqual(["always", "year", "month", "day"]);
});

test("a number wider than its template is written whole (D45-2)", () => {
  const template = "PO-{YY}-{####}";
  const of = (year: number) => orderNumberOf(template, { ...counts, year });
  expect([9_999, 10_000].map(of)).toEqual(["PO-26-9999", "PO-26-10000"]);
});

test("counts begin with one, and each goes on within its own period (D45-3)", () => {
  expect(nextCounts(undefined, "2026-11-05")).toEqual({
    on: "2026-11-05",
    always: 1,
    year: 1,
    month: 1,
    day: 1,
  });
  expect(after("2026-11-05")).toEqual([908, 413, 43, 4]);
  expect(after("2026-11-06")).toEqual([908, 413, 43, 1]);
  expect(after("2026-12-05")).toEqual([908, 413, 1, 1]);
  expect(after("2027-11-05")).toEqual([908, 1, 1, 1]);
});

test("a clock that is behind goes on in the day of the last number (D45-3)", () => {
  expect(nextCounts(counts, "2026-10-31")).toEqual({
    on: "2026-11-05",
    always: 908,
    year: 413,
    month: 43,
    day: 4,
  });
});

test.each([
  ["PO-{YY}{MM}-{####}", ["PO-2611-0009", "PO-2611-10000", "PO-9901-999999999"]],
  ["{YYYY}{MM}{DD}/{##}", ["20261105/03", "20261231/100"]],
  ["$&(A|B).{YY}$1-{#}", ["$&(A|B).26$1-412"]],
  ["{#########}", ["000000001"]],
  ["{YY}{YYYY}-{#}", ["262026-412"]],
])("%s writes %j (D45-1)", (template, numbers) => {
  for (const number of numbers) expect(isOfTemplate(template, number)).toBe(true);
});

test.each([
  [
    "PO-{YY}{MM}-{####}",
    ["PO-2611-009", "PO-2611-00009", "PO-2613-0009", "PO-2600-0009", "PO-261-0009", "po-2611-0009"],
  ],
  ["PO-{YY}{MM}-{####}", ["XPO-2611-0009", "PO-2611-0009A", "PO-2611-00O9", "PO-2611-9999999999"]],
  ["{YYYY}{MM}{DD}/{##}", ["20261100/03", "20261132/03"]],
  ["A.{##}", ["AB01", "A.", "A.1"]],
  ["{#########}", ["1000000000", "00000001"]],
])("%s writes none of %j (D45-1)", (template, numbers) => {
  for (const number of numbers) expect(isOfTemplate(template, number)).toBe(false);
});

test("every number that a template draws is one of its own (D45-1)", () => {
  const template = "PO-{YY}{MM}-{##}";
  for (const month of [1, 9, 10, 99, 100, 12_345, 999_999_999])
    expect(isOfTemplate(template, orderNumberOf(template, { ...counts, month }))).toBe(true);
});
