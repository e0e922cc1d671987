import { describe, expect, test } from "vitest";
import { Problem } from "../../kernel/problem.ts";
import { consentTextVersion, type PriceTable, prices, type SubscribeType } from "./plans.ts";
import {
  agreedChange,
  attemptAt,
  cancelsAt,
  changeNow,
  consentDays,
  consentTo,
  featuresUntil,
  graceEnd,
  isConsentNeeded,
  isEntitled,
  membershipTypeOf,
  nextPeriodOf,
  noticeDays,
  oursHours,
  periodFrom,
  resumeOf,
  startOf,
  type Subscribed,
} from "./rules.ts";

// All figures below are worked out by hand from docs/domain/subscriptions.md.

/** March to April 2027: 31 days, 2,678,400 seconds. */
const start = "2027-03-10T05:00:00.000Z";
const end = "2027-04-10T05:00:00.000Z";
const justBefore = "2027-04-10T04:59:59.999Z";
const one = (given: Partial<Subscribed> = {}): Subscribed => ({
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  consent: { amount: 42_900, textVersion: "1", at: start },
  periodStart: start,
  periodEnd: end,
  nextBillingAt: end,
  entitledUntil: end,
  dunningStage: 0,
  ...given,
});
/** The prices of plans.ts, one of which rises at a moment. */
const rising = (type: SubscribeType, from: string, amount: number): PriceTable => ({
  ...prices,
  [type]: [...prices[type], { from, amount }],
});

const refusal = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error instanceof Problem ? { code: error.code, params: error.params } : error;
  }
};

test("an ACTIVE member's features stay on two hours longer than was paid, any other's do not (D13-2)", () => {
  const entitledUntil = end;
  expect(featuresUntil({ status: "ACTIVE", entitledUntil })).toBe("2027-04-10T07:00:00.000Z");
  for (const status of ["SUSPENDED", "CANCELLED"] as const)
    expect(featuresUntil({ status, entitledUntil })).toBe(end);
});

test("features are on before their end, and off from it on (D13-2)", () => {
  expect(isEntitled({ entitledUntil: end }, justBefore)).toBe(true);
  expect(isEntitled({ entitledUntil: end }, end)).toBe(false);
  expect(isEntitled({}, start)).toBe(false);
});

test("a member is called PREMIUM while entitled, SUSPENDED while suspended, else BASIC (D13-1)", () => {
  const called = (subscribeStatus: string | undefined, now: string) =>
    membershipTypeOf({ subscribeStatus, entitledUntil: end }, now);
  expect([called("ACTIVE", justBefore), called("ACTIVE", end)]).toEqual(["PREMIUM", "BASIC"]);
  for (const now of [justBefore, end]) expect(called("SUSPENDED", now)).toBe("SUSPENDED");
  for (const now of [justBefore, end]) expect(called("CANCELLED", now)).toBe("BASIC");
  expect(membershipTypeOf({}, start)).toBe("BASIC");
});

test("a period begins at a moment, which becomes its anchor by the calendar in Seoul (D13-4)", () => {
  const monthEnd = "2027-01-31T05:00:00.000Z";
  expect(periodFrom(monthEnd, "MONTHLY")).toEqual({
    periodStart: monthEnd,
    periodEnd: "2027-02-28T05:00:00.000Z",
    anchorDay: 31,
  });
  // 01:00 on 1 February in Seoul.
  expect(periodFrom("2027-01-31T16:00:00.000Z", "QUARTERLY")).toMatchObject({
    periodEnd: "2027-04-30T16:00:00.000Z",
    anchorDay: 1,
  });
});

test("the next period has the type that waits, at the price that holds when it begins (D13-5, D13-9)", () => {
  expect(nextPeriodOf(one())).toEqual({ subscribeType: "MONTHLY", amount: 42_900 });
  const waiting = one({ pendingSubscribeType: "QUARTERLY" });
  expect(nextPeriodOf(waiting)).toEqual({ subscribeType: "QUARTERLY", amount: 122_100 });
  expect(nextPeriodOf(one(), rising("MONTHLY", end, 49_900)).amount).toBe(49_900);
  const later = rising("MONTHLY", "2027-04-10T05:00:00.001Z", 49_900);
  expect(nextPeriodOf(one(), later).amount).toBe(42_900);
});

test("a renewal is told seven days before, a year's and a higher price thirty (D13-9, D13-13)", () => {
  expect([noticeDays, consentDays]).toEqual([{ MONTHLY: 7, QUARTERLY: 7, YEARLY: 30 }, 30]);
});

const needed = (amount: number, given: Partial<Subscribed> = {}) =>
  isConsentNeeded(one(given), rising("MONTHLY", start, amount));
test("consent is needed where the next period costs more than was agreed to, and not else (D13-9)", () => {
  expect([needed(42_900), needed(42_901), needed(42_899)]).toEqual([false, true, false]);
  for (const status of ["SUSPENDED", "CANCELLED"] as const)
    expect(needed(49_900, { status })).toBe(false);
});

test("a consent holds for the amount and the text that are valid now (D13-9)", () => {
  const given = { amount: 42_900, textVersion: consentTextVersion };
  expect(consentTo(given, 42_900, start)).toEqual({ ...given, at: start });
  const outdated = { code: "CONSENT_OUTDATED", params: given };
  for (const other of [{ amount: 42_899 }, { amount: 42_901 }, { textVersion: "2026-01-01" }])
    expect(refusal(() => consentTo({ ...given, ...other }, 42_900, start))).toEqual(outdated);
});

describe("a renewal that fails (D13-8)", () => {
  test("is tried at the period's end, one, three and seven days later, and no fifth time", () => {
    expect([0, 1, 2, 3, 4].map((stage) => attemptAt(stage, end, end))).toEqual([
      end,
      "2027-04-11T05:00:00.000Z",
      "2027-04-13T05:00:00.000Z",
      "2027-04-17T05:00:00.000Z",
      undefined,
    ]);
  });

  test("keeps twelve hours between attempts that a pause made late", () => {
    const planned = "2027-04-11T05:00:00.000Z";
    expect(attemptAt(1, end, "2027-04-10T17:00:00.000Z")).toBe(planned);
    expect(attemptAt(1, end, "2027-04-10T17:00:00.001Z")).toBe("2027-04-11T05:00:00.001Z");
    expect(attemptAt(3, end, "2027-04-20T00:00:00.000Z")).toBe("2027-04-20T12:00:00.000Z");
    // There was none before the first.
    expect(attemptAt(0, end, "2027-04-10T17:00:00.000Z")).toBe(end);
  });

  test("leaves features on for seven days, and comes again in six hours where we are at fault", () => {
    expect(graceEnd(end)).toBe("2027-04-17T05:00:00.000Z");
    expect(oursHours).toBe(6);
  });

  test("is cancelled thirty days after features went off, not after the period", () => {
    const stopped = one({ status: "SUSPENDED", entitledUntil: "2027-04-17T05:00:00.000Z" });
    for (const suspendReason of ["PAYMENT_FAILED", "PRICE"] as const)
      expect(cancelsAt({ ...stopped, suspendReason })).toBe("2027-05-17T05:00:00.000Z");
  });
});

test("a subscription that its member or an admin stopped is cancelled with its period (D13-5)", () => {
  const entitledUntil = "2027-04-01T05:00:00.000Z";
  for (const suspendReason of ["USER", "ADMIN"] as const)
    expect(cancelsAt(one({ status: "SUSPENDED", suspendReason, entitledUntil }))).toBe(end);
  for (const status of ["ACTIVE", "CANCELLED"] as const)
    expect(cancelsAt(one({ status }))).toBeUndefined();
});

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

test("who subscribes again within what was paid goes on, and is charged otherwise (D13-5)", () => {
  const stopped = one({ status: "SUSPENDED", suspendReason: "USER" });
  expect([startOf(stopped, justBefore), startOf(stopped, end)]).toEqual(["RESUME", "CHARGE"]);
  const within = "2027-04-01T05:00:00.000Z";
  expect(startOf({ ...stopped, entitledUntil: within }, within)).toBe("CHARGE");
  const inGrace = { ...stopped, entitledUntil: "2027-04-17T05:00:00.000Z" };
  expect(startOf(inGrace, end)).toBe("CHARGE");
  expect(startOf(one({ status: "CANCELLED" }), start)).toBe("CHARGE");
  expect(startOf(undefined, start)).toBe("CHARGE");
  expect(refusal(() => startOf(one(), start))).toMatchObject({ code: "ALREADY_SUBSCRIBED" });
});

const ended = (given: Partial<Subscribed>, now: string) =>
  refusal(() => resumeOf({ ...one({ status: "SUSPENDED", ...given }), anchorDay: 10 }, now));
describe("the end of a suspension (D13-5)", () => {
  const [code, to] = ["INVALID_TRANSITION", "ACTIVE"];
  const refused = (from: string) => ({ code, params: { from, to } });

  test("costs nothing within a paid period, and is refused behind it", () => {
    for (const suspendReason of ["USER", "ADMIN"] as const) {
      expect(ended({ suspendReason }, justBefore)).toBe("RESUME");
      expect(ended({ suspendReason }, end)).toEqual(refused("SUSPENDED"));
    }
    expect(ended({ suspendReason: "PRICE" }, end)).toEqual(refused("SUSPENDED"));
    for (const status of ["ACTIVE", "CANCELLED"] as const)
      expect(ended({ status, suspendReason: "USER" }, start)).toEqual(refused(status));
  });

  test("after failed payments is the open charge, until its period would be over, too", () => {
    const suspendReason = "PAYMENT_FAILED";
    const monthOver = "2027-05-10T05:00:00.000Z";
    expect(ended({ suspendReason }, "2027-05-10T04:59:59.999Z")).toBe("CHARGE_OPEN");
    expect(ended({ suspendReason }, monthOver)).toBe("CHARGE");
    const waiting = { suspendReason, pendingSubscribeType: "QUARTERLY" } as const;
    expect(ended(waiting, monthOver)).toBe("CHARGE_OPEN");
    expect(ended(waiting, "2027-07-10T05:00:00.000Z")).toBe("CHARGE");
  });
});
