import { describe, expect, test } from "vitest";
import { consentTextVersion } from "../plans/plans.ts";
import {
  attemptAt,
  cancelsAt,
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
import { end, one, refusal, rising, start } from "./test-subscribed.ts";

// All figures below are worked out by hand from docs/domain/subscriptions.md.

const justBefore = "2027-04-10T04:59:59.999Z";

test("features of an ACTIVE member stay on two hours beyond the paid period, of others they do not (D13-2)", () => {
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

const called = (subscribeStatus: string | undefined, now: string) =>
  membershipTypeOf({ subscribeStatus, entitledUntil: end }, now);

test("a member is called PREMIUM while entitled, SUSPENDED while suspended, else BASIC (D13-1)", () => {
  expect([called("ACTIVE", justBefore), called("ACTIVE", end)]).toEqual(["PREMIUM", "BASIC"]);
  for (const now of [justBefore, end]) expect(called("SUSPENDED", now)).toBe("SUSPENDED");
  for (const now of [justBefore, end]) expect(called("CANCELLED", now)).toBe("BASIC");
  expect(membershipTypeOf({}, start)).toBe("BASIC");
});

test("a period begins at a moment, whose day in Seoul becomes its anchor (D13-4)", () => {
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

test("the next period has the waiting type, at the price that holds when it begins (D13-5, D13-9)", () => {
  expect(nextPeriodOf(one())).toEqual({ subscribeType: "MONTHLY", amount: 42_900 });
  const waiting = one({ pendingSubscribeType: "QUARTERLY" });
  expect(nextPeriodOf(waiting)).toEqual({ subscribeType: "QUARTERLY", amount: 122_100 });
  expect(nextPeriodOf(one(), rising("MONTHLY", end, 49_900)).amount).toBe(49_900);
  const later = rising("MONTHLY", "2027-04-10T05:00:00.001Z", 49_900);
  expect(nextPeriodOf(one(), later).amount).toBe(42_900);
});

test("a renewal is announced seven days before, a year's and a higher price thirty (D13-9, D13-13)", () => {
  expect([noticeDays, consentDays]).toEqual([{ MONTHLY: 7, QUARTERLY: 7, YEARLY: 30 }, 30]);
});

const needed = (amount: number, given: Partial<Subscribed> = {}) =>
  isConsentNeeded(one(given), rising("MONTHLY", start, amount));
test("consent is needed if and only if the next period costs more than the consented amount (D13-9)", () => {
  expect([needed(42_900), needed(42_901), needed(42_899)]).toEqual([false, true, false]);
  for (const status of ["SUSPENDED", "CANCELLED"] as const)
    expect(needed(49_900, { status })).toBe(false);
});

test("a consent is accepted for the present amount and text only (D13-9)", () => {
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

  test("keeps twelve hours between late attempts", () => {
    const planned = "2027-04-11T05:00:00.000Z";
    expect(attemptAt(1, end, "2027-04-10T17:00:00.000Z")).toBe(planned);
    expect(attemptAt(1, end, "2027-04-10T17:00:00.001Z")).toBe("2027-04-11T05:00:00.001Z");
    expect(attemptAt(3, end, "2027-04-20T00:00:00.000Z")).toBe("2027-04-20T12:00:00.000Z");
    // There was none before the first.
    expect(attemptAt(0, end, "2027-04-10T17:00:00.000Z")).toBe(end);
  });

  test("keeps features on for seven days, and is repeated in six hours with a fault of ours", () => {
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

  test("costs nothing within a paid period, and is refused after it", () => {
    for (const suspendReason of ["USER", "ADMIN"] as const) {
      expect(ended({ suspendReason }, justBefore)).toBe("RESUME");
      expect(ended({ suspendReason }, end)).toEqual(refused("SUSPENDED"));
    }
    expect(ended({ suspendReason: "PRICE" }, end)).toEqual(refused("SUSPENDED"));
    for (const status of ["ACTIVE", "CANCELLED"] as const)
      expect(ended({ status, suspendReason: "USER" }, start)).toEqual(refused(status));
  });

  test("after failed payments is the open charge, until its period would be over as well", () => {
    const suspendReason = "PAYMENT_FAILED";
    const monthOver = "2027-05-10T05:00:00.000Z";
    expect(ended({ suspendReason }, "2027-05-10T04:59:59.999Z")).toBe("CHARGE_OPEN");
    expect(ended({ suspendReason }, monthOver)).toBe("CHARGE");
    const waiting = { suspendReason, pendingSubscribeType: "QUARTERLY" } as const;
    expect(ended(waiting, monthOver)).toBe("CHARGE_OPEN");
    expect(ended(waiting, "2027-07-10T05:00:00.000Z")).toBe("CHARGE");
  });
});
