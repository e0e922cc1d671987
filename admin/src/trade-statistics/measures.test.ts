import { expect, test } from "vitest";
import { changeOf, measures } from "./measures.ts";

const none = {
  requests: 0,
  quoted: 0,
  ordered: 0,
  orders: 0,
  accepted: 0,
  completed: 0,
  confirmed: 0,
  valueKrw: 0,
};

test("A period without a request has no share and no time", () => {
  expect(measures.conversion(none)).toBeUndefined();
  expect(measures.answer(none)).toBeUndefined();
  expect(measures.requests(none)).toBe(0);
  expect(measures.conversion({ ...none, requests: 40, ordered: 10 })).toBe(0.25);
});

test("A change is a share of the value before, and none where that was 0 or absent", () => {
  expect(changeOf(30, 40)).toBe(-0.25);
  expect(changeOf(30, 0)).toBeUndefined();
  expect(changeOf(30, undefined)).toBeUndefined();
  expect(changeOf(undefined, 40)).toBeUndefined();
});
