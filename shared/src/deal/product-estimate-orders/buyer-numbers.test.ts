import { expect, test } from "vitest";
import { mayStateNumber } from "./buyer-numbers.ts";

const of = (...statuses: ("PENDING" | "CONFIRMED" | "REJECTED" | "COMPLETED")[]) =>
  statuses.map((status) => ({ status }));

test("an own order number may be stated while a line runs, and none was drawn (D45-5)", () => {
  expect(mayStateNumber(of("PENDING"))).toBe(true);
  expect(mayStateNumber(of("COMPLETED", "CONFIRMED"))).toBe(true);
  expect(mayStateNumber(of("COMPLETED", "REJECTED"))).toBe(false);
  expect(mayStateNumber([{ status: "PENDING", isNumberDrawn: true }])).toBe(false);
});
