import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { describe, expect, test } from "vitest";
import type { State } from "../../billing/standings/rules.ts";
import { atRenewal, mustBeOn, waivedChange, waivedResume, withPeriod } from "./rules.ts";

// 10 March to 10 April 2027, at two in the afternoon in Seoul; all figures by hand.
const [start, end] = ["2027-03-10T05:00:00.000Z", "2027-04-10T05:00:00.000Z"];
const consent = { amount: 42_900, textVersion: "1", at: start };
const stale = {
  dunningStage: 2,
  pendingSubscribeType: "QUARTERLY",
  refusedCardId: "crd_1",
  isCardNew: true,
  toldRenewal: end,
  toldConsent: end,
} as const;
const one = (given: Partial<State> = {}): State => ({
  id: "sub_1",
  userId: "usr_1",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  funds: [{ paymentId: "pay_1", amount: 42_900 }],
  consent,
  periodStart: start,
  periodEnd: end,
  anchorDay: 10,
  nextBillingAt: end,
  entitledUntil: end,
  dunningStage: 0,
  createdAt: start,
  version: 1,
  ...given,
});
/** What nothing is left of. */
const fresh = {
  dunningStage: 0,
  pendingSubscribeType: undefined,
  refusedCardId: undefined,
  isCardNew: undefined,
  toldRenewal: undefined,
  toldConsent: undefined,
};
const refusal = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error instanceof Problem ? { code: error.code, params: error.params } : error;
  }
};

test("a longer type for nothing is worth what was left of the old period, and no more (D13-6)", () => {
  // 19 of 31 days: 42,900 x 19 / 31 = 26,293.55.
  const now = "2027-03-22T05:00:00.000Z";
  const yearLater = "2028-03-22T05:00:00.000Z";
  const before = one({ ...stale, dunningStage: 0 });
  expect(waivedChange(before, "YEARLY", now)).toEqual({
    ...one(fresh),
    subscribeType: "YEARLY",
    price: 26_293,
    funds: [{ paymentId: "pay_1", amount: 26_293 }],
    periodStart: now,
    periodEnd: yearLater,
    anchorDay: 22,
    nextBillingAt: yearLater,
    entitledUntil: yearLater,
  });
});

test("a surplus credit lengthens the given period, and features with it (D13-6)", () => {
  // Half of 30 days for 1,287,000: 643,500, one and a half times a year's 429,000.
  const period = { periodStart: end, periodEnd: "2027-05-10T05:00:00.000Z", price: 1_287_000 };
  const longer = "2028-10-25T05:00:00.000Z";
  expect(waivedChange(one(period), "YEARLY", "2027-04-25T05:00:00.000Z")).toMatchObject({
    periodEnd: longer,
    nextBillingAt: longer,
    entitledUntil: longer,
  });
});

describe("the unpaid period, given away (D13-5)", () => {
  const agreed = { consent: { ...consent, amount: 122_100 } };
  const unpaid = one({
    ...stale,
    ...agreed,
    status: "SUSPENDED",
    suspendReason: "PAYMENT_FAILED",
  });
  const given = (now: Instant, state: State = unpaid) => waivedResume(state, now);

  test("is that of the failed renewal while it lasts, and is worth nothing", () => {
    const over = "2027-07-10T05:00:00.000Z";
    expect(given("2027-05-01T05:00:00.000Z")).toEqual({
      ...one({ ...fresh, ...agreed }),
      suspendReason: undefined,
      subscribeType: "QUARTERLY",
      price: 0,
      funds: [],
      periodStart: end,
      periodEnd: over,
      nextBillingAt: over,
      entitledUntil: over,
    });
  });

  test("is one from now on where that one is over", () => {
    const now = "2027-08-01T05:00:00.000Z";
    expect(given(now, { ...unpaid, pendingSubscribeType: undefined })).toMatchObject({
      subscribeType: "MONTHLY",
      price: 0,
      periodStart: now,
      periodEnd: "2027-09-01T05:00:00.000Z",
      anchorDay: 1,
    });
  });
});

describe("a period as an admin sets it (D13-6)", () => {
  const now = "2027-03-20T05:00:00.000Z";
  const endAt = "2027-05-31T05:00:00.000Z";
  const period = { startAt: start, endAt };

  test("keeps what was paid and the type that waits, and nothing of a refused renewal", () => {
    const before = one(stale);
    expect(withPeriod(before, period, now)).toEqual({
      ...one({ ...fresh, pendingSubscribeType: "QUARTERLY" }),
      periodEnd: endAt,
      anchorDay: 31,
      entitledUntil: endAt,
      nextBillingAt: endAt,
    });
  });

  test("is given where it lies behind the paid one, by its start or by the clock", () => {
    const nothing = { price: 0, funds: [] };
    const from = (startAt: Instant) => withPeriod(one(), { startAt, endAt }, now);
    expect(from(end)).toMatchObject({ ...nothing, periodStart: end });
    expect(from("2027-04-10T04:59:59.999Z").price).toBe(42_900);
    expect(withPeriod(one(), period, end)).toMatchObject(nothing);
    expect(withPeriod(one(), period, "2027-04-10T04:59:59.999Z").price).toBe(42_900);
  });

  test("is over in the future while the subscription runs, and at any time once it is stopped", () => {
    expect(() => withPeriod(one(), { startAt: start, endAt: now }, now)).toThrow(
      expect.objectContaining({
        code: "INVALID_REQUEST",
        faults: [{ path: "body.endAt", code: "DATE_PAST" }],
      }),
    );
    const next = "2027-03-20T05:00:00.001Z";
    expect(withPeriod(one(), { startAt: start, endAt: next }, now).periodEnd).toBe(next);
    const stopped = one({ status: "SUSPENDED", suspendReason: "USER", nextBillingAt: undefined });
    const past = withPeriod(stopped, { startAt: start, endAt: now }, now);
    expect(past).toMatchObject({ periodEnd: now, suspendReason: "USER" });
    expect(past.nextBillingAt).toBeUndefined();
  });

  test("turns a stop for want of money into an admin's, so that it ends with the period", () => {
    for (const suspendReason of ["PAYMENT_FAILED", "PRICE"] as const) {
      const stopped = withPeriod(one({ status: "SUSPENDED", suspendReason }), period, now);
      expect(stopped.suspendReason).toBe("ADMIN");
      // A reason that was left behind by an earlier stop says nothing.
      expect(withPeriod(one({ suspendReason }), period, now).suspendReason).toBe(suspendReason);
    }
  });

  test("is refused where the subscription has ended", () => {
    expect(refusal(() => withPeriod(one({ status: "CANCELLED" }), period, now))).toEqual({
      code: "INVALID_TRANSITION",
      params: { from: "CANCELLED", to: "CANCELLED" },
    });
  });
});

test("another type waits for the renewal, and the same one takes the change back (D13-5)", () => {
  expect(atRenewal(one(), "YEARLY")).toEqual(one({ pendingSubscribeType: "YEARLY" }));
  const waiting = one({ pendingSubscribeType: "YEARLY" });
  expect(atRenewal(waiting, "MONTHLY").pendingSubscribeType).toBeUndefined();
});

test("what runs is changed, and nothing else (D13-5)", () => {
  expect(() => mustBeOn(one(), "YEARLY")).not.toThrow();
  for (const status of ["SUSPENDED", "CANCELLED"] as const) {
    const refused = { code: "INVALID_TRANSITION", params: { from: status, to: "YEARLY" } };
    expect(refusal(() => mustBeOn(one({ status }), "YEARLY"))).toEqual(refused);
    expect(refusal(() => atRenewal(one({ status }), "YEARLY"))).toEqual(refused);
  }
});
