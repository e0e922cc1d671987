import { expect, test } from "vitest";
import { chargedOf, chargedPeriod, monthsOf } from "./charged.ts";

const costCentre = {
  id: "ccr_01KB0000000000000000000000",
  month: "2026-11",
  rateToKrw: 1,
} as const;
const line = { amount: 1_000, currency: "KRW", vatMode: "EXCLUDED", status: "PENDING" } as const;

test("a year is its twelve months, a month is itself (D43-5)", () => {
  const months = monthsOf("2026");
  expect([months.length, months[0], months.at(-1)]).toEqual([12, "2026-01", "2026-12"]);
  expect(monthsOf("2026-02")).toEqual(["2026-02"]);
});

test("a period is a month or a year (D43-5)", () => {
  for (const period of ["2026", "2026-01", "2026-12"])
    expect(chargedPeriod.safeParse(period).success).toBe(true);
  for (const period of ["2026-00", "2026-13", "26", "2026-1", "2026-11-01"])
    expect(chargedPeriod.safeParse(period).success).toBe(false);
});

test("a purchase order takes what stands of it, in won (D43-3)", () => {
  const lines = [
    { ...line, costCentre },
    { ...line, status: "COMPLETED" as const, costCentre },
    { ...line, status: "CANCELLED" as const, costCentre },
    { ...line, status: "REJECTED" as const, costCentre },
  ] as const;
  expect(chargedOf(lines)).toEqual({ id: costCentre.id, month: "2026-11", won: 2_000 });
  expect(chargedOf([line])).toBeUndefined();
});
