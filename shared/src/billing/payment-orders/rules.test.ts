import { expect, test } from "vitest";
import { Problem } from "../../kernel/problem.ts";
import { askAt, isLongUnknown, mustBeSettled, refusedFor } from "./rules.ts";

const sentAt = "2027-03-10T05:00:00.000Z";

test("a provider is asked after one minute, ten, an hour and a day, and daily from then on (D13-7)", () => {
  expect([0, 1, 2, 3, 4, 5].map((asks) => askAt(asks, sentAt))).toEqual([
    "2027-03-10T05:01:00.000Z",
    "2027-03-10T05:10:00.000Z",
    "2027-03-10T06:00:00.000Z",
    "2027-03-11T05:00:00.000Z",
    "2027-03-12T05:00:00.000Z",
    "2027-03-13T05:00:00.000Z",
  ]);
});

test("an outcome is long unknown from a day on, and not before (D13-7)", () => {
  expect(isLongUnknown(sentAt, "2027-03-11T04:59:59.999Z")).toBe(false);
  expect(isLongUnknown(sentAt, "2027-03-11T05:00:00.000Z")).toBe(true);
});

test("a refused charge says its code, unless the fault is ours", () => {
  const refused = refusedFor("REJECT_CARD_PAYMENT", false);
  expect([refused.code, refused.params]).toEqual([
    "PAYMENT_REFUSED",
    { code: "REJECT_CARD_PAYMENT" },
  ]);
  expect(refusedFor("UNAUTHORIZED_KEY", true).code).toBe("UNAVAILABLE");
});

test("money moves only while no other payment is open (D13-7)", () => {
  expect(() => mustBeSettled(undefined)).not.toThrow();
  expect(() => mustBeSettled("pay_1")).toThrow(new Problem("PAYMENT_PENDING"));
});
