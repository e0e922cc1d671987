import { describe, expect, test } from "vitest";
import { leastAt, wonOf } from "./best.ts";

describe("the best of a row (S2-17)", () => {
  test("is every part with the lowest figure", () => {
    expect([...leastAt([3, 1, undefined, 1])]).toEqual([1, 3]);
  });

  test("is none where all are equal or one alone has a figure", () => {
    expect(leastAt([2, 2]).size).toBe(0);
    expect(leastAt([undefined, 2]).size).toBe(0);
  });

  test("compares prices of several currencies in won, and none without a rate", () => {
    const usd = { unitPrice: "2.5", currency: "USD" } as const;
    const offer = { moq: 1, stock: 1, leadTimeDays: 1, condition: "NEW" } as const;
    expect(wonOf({ ...offer, ...usd }, { USD: 1_400 })).toBe(3_500);
    expect(wonOf({ ...offer, ...usd })).toBeUndefined();
    expect(wonOf({ ...offer, unitPrice: "900", currency: "KRW" })).toBe(900);
  });
});
