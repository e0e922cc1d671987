import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { describe, expect, test } from "vitest";
import {
  cancelled,
  lookAtOf,
  noticesOf,
  refusedFor,
  resumeChargeOf,
  resumed,
  type State,
  waitingFor,
  withNewCard,
} from "./rules.ts";
import type { PaymentItem } from "./payments.ts";

// 10 March to 10 April 2027, at two in the afternoon in Seoul; all figures by hand.
const [start, end] = ["2027-03-10T05:00:00.000Z", "2027-04-10T05:00:00.000Z"];
const graceEnd = "2027-04-17T05:00:00.000Z";
const days = (count: number, from: Instant = end) => addHours(from, 24 * count);
const one = (given: Partial<State> = {}): State => ({
  id: "sub_1",
  userId: "usr_1",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  consent: { amount: 42_900, textVersion: "1", at: start },
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
const payment = (given: Partial<PaymentItem>): PaymentItem =>
  // The clock looks at no other field.
  ({
    kind: "RENEWAL",
    cardId: "crd_1",
    status: "PENDING",
    createdAt: end,
    asks: 0,
    ...given,
  }) as PaymentItem;
const refund = (at: Instant): Partial<PaymentItem> => ({
  status: "PAID",
  refund: { key: "k", amount: 1, reason: "r", adminId: "usr_1", at },
});

const refused = (given: Partial<State>, isHard = false, of: Partial<PaymentItem> = {}) =>
  refusedFor(one(given), payment(of), { isHard }, "crd_1", end);
describe("a refused renewal (D13-8)", () => {
  test("of a subscription that runs no more marks its card alone", () => {
    const stopped = one({ status: "SUSPENDED", suspendReason: "USER" });
    expect(refused(stopped, true)).toEqual({ ...stopped, refusedCardId: "crd_1" });
    expect(refused({ ...stopped, refusedCardId: "crd_0" })).toEqual({
      ...stopped,
      refusedCardId: undefined,
    });
  });

  test("by a fault of ours never shortens what was paid", () => {
    const isOurs = { isHard: false, isOurs: true };
    const long = one({ entitledUntil: graceEnd });
    expect(refusedFor(long, payment({}), isOurs, "crd_1", end)).toEqual({
      ...long,
      nextBillingAt: "2027-04-10T11:00:00.000Z",
    });
  });

  test("leaves no attempt at once behind, and remembers a card of the fourth that is dead", () => {
    expect(refused({ isCardNew: true })).toEqual(
      one({
        dunningStage: 1,
        entitledUntil: graceEnd,
        nextBillingAt: days(1),
        isCardNew: undefined,
        refusedCardId: undefined,
      }),
    );
    expect(refused({ dunningStage: 3 }, true)).toMatchObject({
      status: "SUSPENDED",
      dunningStage: 4,
      refusedCardId: "crd_1",
      entitledUntil: end,
    });
    const fourth = payment({ isExtra: true });
    expect(
      refusedFor(one({ dunningStage: 3 }), fourth, { isHard: false }, "crd_1", end).status,
    ).toBe("ACTIVE");
  });

  test("of a card that was replaced meanwhile is tried at once, with seven days of features", () => {
    expect(refusedFor(one(), payment({}), { isHard: true }, undefined, end)).toEqual(
      one({
        dunningStage: 1,
        entitledUntil: graceEnd,
        nextBillingAt: end,
        isCardNew: true,
        refusedCardId: undefined,
      }),
    );
  });
});

test("a new card is charged at once after a refusal of a running subscription, and never else (D13-8)", () => {
  expect(withNewCard(one({ dunningStage: 1, refusedCardId: "crd_1" }), start)).toEqual(
    one({ dunningStage: 1, nextBillingAt: start, isCardNew: true, refusedCardId: undefined }),
  );
  const stopped = one({ status: "SUSPENDED", dunningStage: 4 });
  expect(withNewCard(stopped, start)).toBe(stopped);
});

test("what ends or goes on keeps nothing of its renewal (D13-5)", () => {
  const pending = { isCardNew: true, pendingSubscribeType: "YEARLY", dunningStage: 2 } as const;
  expect(cancelled(one(pending), start)).toEqual(
    one({
      status: "CANCELLED",
      nextBillingAt: undefined,
      isCardNew: undefined,
      pendingSubscribeType: undefined,
      entitledUntil: start,
    }),
  );
  const stopped = one({ status: "SUSPENDED", suspendReason: "USER", entitledUntil: start });
  expect(resumed(stopped)).toEqual(one({ suspendReason: undefined }));
});

describe("while it is unknown what came of a payment (D13-8)", () => {
  const sentAt = addMinutes(end, -30);
  const asked = (given: Partial<State>, of: Partial<PaymentItem>, now = addMinutes(end, -20)) =>
    waitingFor(one(given), payment({ sentAt, ...of }), now);

  test("grace begins where it is asked about at the end of the period or behind it", () => {
    // Asks come 1, 10, 60 and 1,440 minutes after sending.
    expect(asked({}, { asks: 1 })).toBeUndefined();
    expect(asked({}, { asks: 2 })).toEqual(one({ entitledUntil: graceEnd }));
    const exactly = { sentAt: addMinutes(end, -60), asks: 2 };
    expect(asked({}, exactly)).toEqual(one({ entitledUntil: graceEnd }));
    expect(asked({}, refund(end), addMinutes(end, -5))?.entitledUntil).toBe(graceEnd);
  });

  test("nothing changes for who has as long already, or does not renew", () => {
    for (const entitledUntil of [graceEnd, days(30)])
      expect(asked({ entitledUntil }, { asks: 2 })).toBeUndefined();
    for (const status of ["SUSPENDED", "CANCELLED"] as const)
      expect(asked({ status }, { asks: 2 })).toBeUndefined();
  });
});

describe("the notices before a renewal (D13-9, D13-13)", () => {
  test("are the question thirty days and the mail seven days before, each once a period", () => {
    const question = { kind: "CONSENT", at: days(-30) };
    const mail = { kind: "RENEWAL", at: days(-7) };
    expect(noticesOf(one())).toEqual([question, mail]);
    expect(noticesOf(one({ toldConsent: end }))).toEqual([mail]);
    expect(noticesOf(one({ toldRenewal: end }))).toEqual([question]);
    expect(noticesOf(one({ toldConsent: start, toldRenewal: start }))).toEqual([question, mail]);
    expect(noticesOf(one({ subscribeType: "YEARLY" }))[1]).toEqual({
      kind: "RENEWAL",
      at: days(-30),
    });
  });

  test("are not sent while a renewal fails, nor of what does not renew", () => {
    expect(noticesOf(one({ dunningStage: 1 }))).toEqual([]);
    for (const status of ["SUSPENDED", "CANCELLED"] as const)
      expect(noticesOf(one({ status }))).toEqual([]);
  });
});

describe("the clock looks at a subscriber next (D13-11)", () => {
  const seen = { toldConsent: end, toldRenewal: end };

  test("at its open payment, whatever the subscription says", () => {
    const look = (of: Partial<PaymentItem>, now = end) => lookAtOf(one(), payment(of), now);
    expect(look({ status: "READY" })).toBe(addMinutes(end, 5));
    expect(look({ sentAt: addMinutes(end, 3) })).toBe(addMinutes(end, 4));
    expect(look({})).toBe(addMinutes(end, 1));
    // Ten minutes on while the refund is young, six hours on once it is a day old.
    const day = addHours(end, 24);
    expect(look(refund(end))).toBe(addMinutes(end, 10));
    expect(look(refund(end), addMinutes(day, -1))).toBe(addMinutes(day, 9));
    expect(look(refund(end), day)).toBe(addHours(day, 6));
  });

  test("at the notice that is due first, else at the charge", () => {
    expect(lookAtOf(one(), undefined, days(-31))).toBe(days(-30));
    // The question's time is over, and nothing asks for it: the mail is next.
    expect(lookAtOf(one(), undefined, days(-30))).toBe(days(-7));
    expect(lookAtOf(one(seen), undefined, start)).toBe(end);
    // A mail that is late is sent as long as the period lasts.
    expect(lookAtOf(one(), undefined, days(-3))).toBe(days(-7));
    const dear = one({ consent: { amount: 42_899, textVersion: "1", at: start } });
    expect(lookAtOf(dear, undefined, days(-3))).toBe(days(-30));
    expect(lookAtOf({ ...dear, toldConsent: end }, undefined, days(-3))).toBe(end);
  });

  test("behind a period at the next attempt, or at the end of grace where none is", () => {
    const failed = one({ dunningStage: 1, nextBillingAt: days(1) });
    expect(lookAtOf(failed, undefined, end)).toBe(days(1));
    expect(lookAtOf({ ...failed, nextBillingAt: undefined }, undefined, end)).toBe(graceEnd);
    // No notice is sent any more, though none was.
    expect(lookAtOf(one(), undefined, end)).toBe(end);
  });

  test("of who is blocked at the end of the period, and of who has stopped at its end for good", () => {
    expect(lookAtOf(one(), undefined, start, true)).toBe(end);
    const stopped = one({ status: "SUSPENDED", suspendReason: "PRICE" });
    expect(lookAtOf(stopped, undefined, start)).toBe(days(30));
    expect(lookAtOf({ ...stopped, suspendReason: "USER" }, undefined, start, true)).toBe(end);
    expect(lookAtOf(one({ status: "CANCELLED" }), undefined, start)).toBeUndefined();
    expect(lookAtOf(undefined, undefined, start)).toBeUndefined();
  });
});

const charge = (given: Partial<State>, now: Instant) => {
  try {
    return resumeChargeOf(one({ status: "SUSPENDED", ...given }), now);
  } catch (error) {
    return error instanceof Problem ? { code: error.code, params: error.params } : error;
  }
};
const agreedTo = (amount: number) => ({ consent: { amount, textVersion: "1", at: start } });
describe("what ends a suspension (D13-5)", () => {
  const suspendReason = "PAYMENT_FAILED" as const;
  const monthOver = "2027-05-10T05:00:00.000Z";
  const period = { periodStart: end, periodEnd: monthOver, anchorDay: 10 };

  test("costs nothing within a paid period, of the type that waits", () => {
    expect(charge({ suspendReason: "USER" }, start)).toEqual({
      payNow: 0,
      subscribeType: "MONTHLY",
    });
    const waiting = { suspendReason: "USER", pendingSubscribeType: "YEARLY" } as const;
    expect(charge(waiting, start)).toEqual({ payNow: 0, subscribeType: "YEARLY" });
  });

  test("is the price of the renewal that failed, and of its period while that lasts", () => {
    expect(charge({ suspendReason }, addMinutes(monthOver, -1))).toEqual({
      payNow: 42_900,
      subscribeType: "MONTHLY",
      period,
    });
    expect(charge({ suspendReason }, monthOver)).toEqual({
      payNow: 42_900,
      subscribeType: "MONTHLY",
    });
  });

  test("is refused where it costs more than was agreed to, and not where it costs less (D13-9)", () => {
    expect(charge({ suspendReason, ...agreedTo(42_899) }, end)).toEqual({
      code: "INVALID_TRANSITION",
      params: { from: "SUSPENDED", to: "ACTIVE" },
    });
    expect(charge({ suspendReason, ...agreedTo(42_901) }, end)).toMatchObject({ payNow: 42_900 });
  });
});
