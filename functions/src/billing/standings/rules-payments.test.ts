import { seoulInstant } from "@bupum/shared/kernel/time";
import { periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { describe, expect, test } from "vitest";
import { credited, paidFor, refundedFrom, type State, suspended } from "./rules.ts";
import type { PaymentItem } from "./payments.ts";

// 10 March to 10 April 2027, at two in the afternoon in Seoul.
const start = seoulInstant("2027-03-10", "14:00:00.000");
const [end, next] = ["2027-04-10T05:00:00.000Z", "2027-05-10T05:00:00.000Z"];
const consent = { amount: 42_900, textVersion: "1", at: start };
const [own, other] = ["pay_own", "pay_other"] as const;
const state = (given: Partial<State> = {}): State => ({
  id: "sub_1",
  userId: "usr_1",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  consent,
  ...periodFrom(start, "MONTHLY"),
  entitledUntil: end,
  dunningStage: 3,
  suspendReason: "PRICE",
  createdAt: "2026-12-10T05:00:00.000Z",
  version: 7,
  ...given,
});
const payment = (given: Partial<PaymentItem>): PaymentItem =>
  // What a payment pays for depends on no other field.
  ({
    id: own,
    subscribeId: "sub_1",
    userId: "usr_1",
    subscribeType: "MONTHLY",
    amount: 42_900,
    createdAt: start,
    ...given,
  }) as PaymentItem;

describe("what a payment pays for (D13-4, D13-7)", () => {
  test("is a period from the payment on where it names none, under the consent given with it", () => {
    const paidAt = "2027-03-10T05:00:09.000Z";
    expect(paidFor(undefined, payment({ consent }), paidAt)).toEqual({
      id: "sub_1",
      userId: "usr_1",
      status: "ACTIVE",
      subscribeType: "MONTHLY",
      price: 42_900,
      funds: [{ paymentId: own, amount: 42_900 }],
      consent,
      periodStart: paidAt,
      periodEnd: "2027-04-10T05:00:09.000Z",
      anchorDay: 10,
      nextBillingAt: "2027-04-10T05:00:09.000Z",
      entitledUntil: "2027-04-10T05:00:09.000Z",
      dunningStage: 0,
      createdAt: start,
      version: 0,
    });
  });

  test("of a renewal is the period that was due, by the day and the consent of before", () => {
    const renewal = payment({ periodStart: end, periodEnd: next });
    const before = state({ anchorDay: 31 });
    expect(paidFor(before, renewal, "2027-04-12T05:00:00.000Z")).toEqual({
      id: "sub_1",
      userId: "usr_1",
      status: "ACTIVE",
      subscribeType: "MONTHLY",
      price: 42_900,
      funds: [{ paymentId: own, amount: 42_900 }],
      consent,
      periodStart: end,
      periodEnd: next,
      anchorDay: 31,
      nextBillingAt: next,
      entitledUntil: next,
      dunningStage: 0,
      createdAt: "2026-12-10T05:00:00.000Z",
      version: 7,
    });
    const moved = paidFor(
      before,
      payment({ periodStart: end, periodEnd: next, anchorDay: 5 }),
      end,
    );
    expect(moved?.anchorDay).toBe(5);
  });

  test("is a period from the payment on where one of its dates is missing", () => {
    const halves = [{ periodStart: end }, { periodEnd: next }];
    for (const half of halves)
      expect(paidFor(state(), payment(half), start)).toMatchObject({
        periodStart: start,
        periodEnd: end,
      });
    const days = { consent, periodStart: end, periodEnd: next };
    expect(paidFor(undefined, payment(days), start)?.periodStart).toBe(start);
  });

  test("is nothing where nobody agreed to it", () => {
    expect(paidFor(undefined, payment({}), start)).toBeUndefined();
  });

  test("is worth what was paid and the credit, by the payments that both came from", () => {
    const before = state({
      funds: [
        { paymentId: other, amount: 30_000 },
        { paymentId: "pay_third", amount: 12_900 },
      ],
    });
    const upgrade = payment({ subscribeType: "YEARLY", amount: 419_000, credit: 10_000, consent });
    // 30,000 and 12,900 of 42,900 in 10,000, rounded down.
    expect(paidFor(before, upgrade, end)).toMatchObject({
      price: 429_000,
      funds: [
        { paymentId: other, amount: 6_993 },
        { paymentId: "pay_third", amount: 3_006 },
        { paymentId: own, amount: 419_000 },
      ],
    });
    expect(paidFor(before, payment({ credit: 0 }), end)?.funds).toEqual([
      { paymentId: own, amount: 42_900 },
    ]);
    expect(paidFor(undefined, payment({ consent, credit: 5 }), end)?.funds).toEqual([
      { paymentId: own, amount: 42_900 },
    ]);
  });
});

test("a credit of a period that cost nothing, or of unknown payments, has no parts (D13-6)", () => {
  const funds = [{ paymentId: own, amount: 0 }];
  expect(credited(state({ price: 0, funds }), 0)).toEqual([{ paymentId: own, amount: 0 }]);
  expect(credited(state(), 10_000)).toEqual([]);
});

describe("a refund (D13-6)", () => {
  const funds = [
    { paymentId: other, amount: 12_900 },
    { paymentId: own, amount: 30_000 },
  ];

  test("takes from its own payment alone, and no more than that one was worth", () => {
    expect(refundedFrom(state({ funds }), payment({}), 10_000)).toEqual(
      state({ price: 32_900, funds: [funds[0]!, { paymentId: own, amount: 20_000 }] }),
    );
    expect(refundedFrom(state({ funds }), payment({}), 30_001)).toMatchObject({
      price: 12_900,
      funds: [funds[0]!, { paymentId: own, amount: 0 }],
    });
  });

  test("of a subscription that has ended, or of nothing, changes nothing", () => {
    const ended = state({ funds, status: "CANCELLED" });
    expect(refundedFrom(ended, payment({}), 10_000)).toBeUndefined();
    expect(refundedFrom(state({ funds }), payment({}), 0)).toBeUndefined();
    const stopped = state({ funds, status: "SUSPENDED" });
    expect(refundedFrom(stopped, payment({}), 10_000)?.price).toBe(32_900);
  });
});

test("a suspension keeps how often a payment failed, and forgets the attempts of any other (D13-5)", () => {
  const before = state({ nextBillingAt: end, isCardNew: true, refusedCardId: "crd_1" });
  for (const reason of ["PAYMENT_FAILED", "USER"] as const)
    expect(suspended(before, reason, start)).toEqual({
      ...before,
      status: "SUSPENDED",
      suspendReason: reason,
      entitledUntil: start,
      nextBillingAt: undefined,
      isCardNew: undefined,
      dunningStage: reason === "USER" ? 0 : 3,
    });
});
