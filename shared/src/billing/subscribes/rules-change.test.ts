import { describe, expect, test } from "vitest";
import { consentTextVersion, prices, type SubscribeType } from "../plans/plans.ts";
import { agreedChange, changeNow, type Subscribed } from "./rules.ts";
import { end, one, refusal, rising, start } from "./test-subscribed.ts";

// All figures below are worked out by hand from docs/domain/subscriptions.md.

const wayOf = (given: Partial<Subscribed>, to: SubscribeType) =>
  refusal(() => changeNow(one(given), to, start).payNow);
describe("a longer type at once (D13-6)", () => {
  test("costs its price less what is left of the period, rounded down", () => {
    // 19 of 31 days: 42,900 x 19 / 31 = 26,293.55.
    expect(changeNow(one(), "YEARLY", "2027-03-22T05:00:00.000Z")).toEqual({
      credit: 26_293,
      payNow: 402_707,
      periodEnd: "2028-03-22T05:00:00.000Z",
    });
    expect(changeNow(one(), "QUARTERLY", "2027-03-22T05:00:00.000Z")).toEqual({
      credit: 26_293,
      payNow: 95_807,
      periodEnd: "2027-06-22T05:00:00.000Z",
    });
  });

  test("counts whole seconds that are left, none after the end and no more than were paid", () => {
    // A won a second.
    const paid = one({ price: 2_678_400 });
    const dear = rising("YEARLY", start, 5_000_000);
    const creditAt = (now: string) => changeNow(paid, "YEARLY", now, dear).credit;
    expect(creditAt("2027-04-10T04:59:50.000Z")).toBe(10);
    expect(creditAt("2027-04-10T04:59:50.001Z")).toBe(9);
    expect([creditAt(end), creditAt("2027-04-12T05:00:00.000Z")]).toEqual([0, 0]);
    expect([creditAt(start), creditAt("2027-03-09T05:00:00.000Z")]).toEqual([2_678_400, 2_678_400]);
  });

  test("is lengthened by the rest of a larger credit, at the price that holds now", () => {
    // 30 days for 1,287,000, half of them left: 643,500, one and a half times a year's 429,000.
    const period = { periodStart: end, periodEnd: "2027-05-10T05:00:00.000Z", price: 1_287_000 };
    const half = "2027-04-25T05:00:00.000Z";
    // The year has 366 days, so 183 more.
    expect(changeNow(one(period), "YEARLY", half)).toEqual({
      credit: 643_500,
      payNow: 0,
      periodEnd: "2028-10-25T05:00:00.000Z",
    });
    const risen = rising("YEARLY", "2027-04-20T05:00:00.000Z", 858_000);
    expect(changeNow(one(period), "YEARLY", half, risen)).toEqual({
      credit: 643_500,
      payNow: 214_500,
      periodEnd: "2028-04-25T05:00:00.000Z",
    });
  });

  test("is for an ACTIVE member whose renewal has not failed, and longer (D13-5)", () => {
    const code = "INVALID_TRANSITION";
    const refused = (from: SubscribeType, to: SubscribeType) => ({ code, params: { from, to } });
    expect(wayOf({ subscribeType: "QUARTERLY" }, "YEARLY")).toBe(386_100);
    const shorter = wayOf({ subscribeType: "QUARTERLY" }, "MONTHLY");
    expect(shorter).toEqual(refused("QUARTERLY", "MONTHLY"));
    expect(wayOf({}, "MONTHLY")).toEqual(refused("MONTHLY", "MONTHLY"));
    expect(wayOf({ dunningStage: 1 }, "YEARLY")).toEqual(refused("MONTHLY", "YEARLY"));
    for (const status of ["SUSPENDED", "CANCELLED"] as const)
      expect(wayOf({ status }, "YEARLY")).toEqual(refused("MONTHLY", "YEARLY"));
  });
});

describe("the amount that a page showed (D13-6)", () => {
  // At 05:00 it was 429,000 - 29,061, at 05:30 it is 429,000 - 29,032.
  const [shown, due] = [399_939, 399_968];
  const halfAnHourLater = "2027-03-20T05:30:00.000Z";
  const text = { amount: 429_000, textVersion: consentTextVersion };
  const agreed = (given: object, now: string = halfAnHourLater, table = prices) =>
    refusal(() => agreedChange(one(), "YEARLY", { ...text, payNow: shown, ...given }, now, table));
  const outdated = { code: "CONSENT_OUTDATED", params: { ...text, payNow: due } };

  test("is what is charged for half an hour, and refused with the new one afterwards", () => {
    expect(agreed({})).toEqual({
      credit: 29_061,
      payNow: shown,
      periodEnd: "2028-03-20T05:30:00.000Z",
      consent: { ...text, at: halfAnHourLater },
    });
    expect(agreed({}, "2027-03-20T05:31:00.000Z")).toEqual({
      code: "CONSENT_OUTDATED",
      params: { ...text, payNow: 399_969 },
    });
  });

  test("is never above what is due, nor below what was due half an hour ago", () => {
    expect(agreed({ payNow: due })).toMatchObject({ payNow: due, credit: 29_032 });
    expect(agreed({ payNow: due + 1 })).toEqual(outdated);
    expect(agreed({ payNow: 429_000 })).toEqual(outdated);
    expect(agreed({ payNow: shown - 1 })).toEqual(outdated);
    expect(agreed({ payNow: undefined })).toEqual(outdated);
  });

  test("is wanted, however little is due", () => {
    const nearlyPaid = one({ price: 428_999 });
    expect(changeNow(nearlyPaid, "YEARLY", start).payNow).toBe(1);
    const way = (payNow?: number) =>
      refusal(() => agreedChange(nearlyPaid, "YEARLY", { ...text, payNow }, start));
    expect(way(1)).toMatchObject({ payNow: 1 });
    expect(way()).toMatchObject({ code: "CONSENT_OUTDATED", params: { payNow: 1 } });
  });

  test("counts with the price and the text of now alone", () => {
    expect(agreed({ amount: 429_001 })).toEqual(outdated);
    expect(agreed({ textVersion: "2026-01-01" })).toEqual(outdated);
    const risen = rising("YEARLY", "2027-03-20T05:15:00.000Z", 500_000);
    expect(agreed({}, halfAnHourLater, risen)).toMatchObject({
      code: "CONSENT_OUTDATED",
      params: { amount: 500_000, payNow: 470_968 },
    });
  });
});
