import { expect, test } from "vitest";
import { lately } from "./measures.ts";

const week = (more: object) => ({
  week: "2026-11-02",
  requests: 0,
  quoted: 0,
  ordered: 0,
  orders: 0,
  confirmed: 0,
  valueKrw: 0,
  ...more,
});
const weeks = [
  ...Array.from({ length: 4 }, () => week({ requests: 10, ordered: 1, valueKrw: 100 })),
  week({ requests: 10, ordered: 5, valueKrw: 300, medianAnswerMinutes: 60 }),
  week({ requests: 30, ordered: 5, medianAnswerMinutes: 120 }),
  week({}),
  week({}),
  // The running week is not compared with whole ones.
  week({ requests: 999, ordered: 999, valueKrw: 999, medianAnswerMinutes: 9 }),
];

test("Figures compare the last four whole weeks with the four before", () => {
  expect(lately(weeks, "requests")).toEqual({ last: 40, before: 40 });
  expect(lately(weeks, "value")).toEqual({ last: 300, before: 400 });
  expect(lately(weeks, "conversion")).toEqual({ last: 0.25, before: 0.1 });
  expect(lately(weeks, "answer")).toEqual({ last: 90, before: undefined });
});

test("Weeks without a request have no shares and times", () => {
  const none = Array.from({ length: 9 }, () => week({}));
  expect(lately(none, "conversion")).toEqual({ last: undefined, before: undefined });
  expect(lately(none, "requests")).toEqual({ last: 0, before: 0 });
});
