import { seoulInstant } from "@bupum/shared/kernel/time";
import { periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { describe, expect, test } from "vitest";
import {
  cancelled,
  credited,
  refundedFrom,
  refusedFor,
  resumed,
  type State,
  suspended,
  withNewCard,
} from "./rules.ts";
import type { PaymentItem } from "./payments.ts";

const start = seoulInstant("2027-03-10", "14:00:00.000");
const earlier = seoulInstant("2027-02-10", "14:00:00.000");
const one = (funds: State["funds"]): State => ({
  id: "sub_01ARZ3NDEKTSV4RRFFQ69G5FAV",
  userId: "usr_01ARZ3NDEKTSV4RRFFQ69G5FAV",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  ...(funds && { funds }),
  consent: { amount: 42_900, textVersion: "1", at: start },
  ...periodFrom(start, "MONTHLY"),
  entitledUntil: start,
  dunningStage: 0,
  createdAt: start,
  version: 1,
});
const id = "pay_01ARZ3NDEKTSV4RRFFQ69G5FAV" as const;
const payment = (given: Partial<PaymentItem>): PaymentItem =>
  // A refund looks at no other field.
  ({ id, ...given }) as PaymentItem;

test("a refund lowers the period's worth by the part that its payment paid (D13-6)", () => {
  const funds = [{ paymentId: id, amount: 30_000 }];
  expect(refundedFrom(one(funds), payment({ paidAt: start }), 12_900)).toMatchObject({
    price: 30_000,
    funds: [{ paymentId: id, amount: 17_100 }],
  });
  expect(refundedFrom(one(funds), payment({ paidAt: start }), 42_900)?.price).toBe(12_900);
  expect(refundedFrom(one([]), payment({ paidAt: start }), 42_900)).toBeUndefined();
});

test("an older period without that record is worth what its own payment paid, first or renewed (D13-6)", () => {
  const old = one(undefined);
  for (const of of [{ paidAt: start }, { periodStart: start, paidAt: earlier }])
    expect(refundedFrom(old, payment(of), 12_900)).toMatchObject({
      price: 30_000,
      funds: [{ paymentId: id, amount: 30_000 }],
    });
  expect(refundedFrom(old, payment({ paidAt: earlier }), 12_900)).toBeUndefined();
});

// 10 March to 10 April 2027, at two in the afternoon in Seoul.
const [end, graceEnd] = ["2027-04-10T05:00:00.000Z", "2027-04-17T05:00:00.000Z"];
const due = (given: Partial<State> = {}): State => ({ ...one(undefined), ...given });
const renewal = payment({ kind: "RENEWAL", cardId: "crd_1" });

describe("a refused renewal (D13-8)", () => {
  const soft = { isHard: false };
  const refused = (given: Partial<State>, refusal = soft, cardId = "crd_1", now = end) =>
    refusedFor(due(given), renewal, refusal, cardId, now);

  test("is tried one, three and seven days after the period's end, with features on for seven", () => {
    const attempts = ["2027-04-11T05:00:00.000Z", "2027-04-13T05:00:00.000Z", graceEnd];
    for (const [dunningStage, nextBillingAt] of attempts.entries())
      expect(refused({ dunningStage })).toMatchObject({
        status: "ACTIVE",
        dunningStage: dunningStage + 1,
        nextBillingAt,
        entitledUntil: graceEnd,
      });
  });

  test("is not tried within twelve hours of the last attempt", () => {
    const late = "2027-04-10T20:00:00.000Z";
    expect(refused({}, soft, "crd_1", late).nextBillingAt).toBe("2027-04-11T08:00:00.000Z");
  });

  test("suspends after the fourth attempt, and features go off then", () => {
    expect(refused({ dunningStage: 3 }, soft, "crd_1", graceEnd)).toMatchObject({
      status: "SUSPENDED",
      suspendReason: "PAYMENT_FAILED",
      dunningStage: 4,
      entitledUntil: graceEnd,
      nextBillingAt: undefined,
    });
  });

  test("of a dead card is not repeated, except at once with another card", () => {
    const hard = { isHard: true };
    const dead = refused({}, hard);
    expect(dead.nextBillingAt).toBeUndefined();
    expect(dead.refusedCardId).toBe("crd_1");
    expect(refused({}, hard, "crd_2")).toMatchObject({ nextBillingAt: end, isCardNew: true });
    expect(refused({}, hard, "crd_2").refusedCardId).toBeUndefined();
    const anew = { nextBillingAt: graceEnd, isCardNew: true, refusedCardId: undefined };
    expect(withNewCard(dead, graceEnd)).toMatchObject(anew);
    expect(withNewCard(due(), end)).toEqual(due());
  });

  test("through a fault of ours counts as no attempt, and is repeated in six hours with features on", () => {
    const ours = { isHard: false, isOurs: true };
    const later = "2027-04-10T11:00:00.000Z";
    expect(refused({ dunningStage: 2, entitledUntil: end }, ours)).toMatchObject({
      dunningStage: 2,
      nextBillingAt: later,
      entitledUntil: later,
    });
  });

  test("with an extra attempt, or of a first payment, changes no stage", () => {
    const extra = payment({ kind: "RENEWAL", cardId: "crd_1", isExtra: true });
    expect(refusedFor(due({ dunningStage: 1 }), extra, soft, "crd_1", end).dunningStage).toBe(1);
    for (const kind of ["FIRST", "UPGRADE"] as const)
      expect(refusedFor(due(), payment({ kind }), soft, "crd_1", end)).toEqual(due());
  });
});

test("a suspended subscription is not charged, can be resumed unchanged, and can be ended at once (D13-5)", () => {
  const stopped = suspended(due({ dunningStage: 2, nextBillingAt: end }), "USER", end);
  expect(stopped).toMatchObject({ status: "SUSPENDED", dunningStage: 0, entitledUntil: end });
  expect(stopped.nextBillingAt).toBeUndefined();
  const on = { status: "ACTIVE", nextBillingAt: end, entitledUntil: end };
  expect(resumed(due({ ...stopped, periodEnd: end }))).toMatchObject(on);
  expect(cancelled(stopped, start)).toMatchObject({ status: "CANCELLED", entitledUntil: start });
  expect(cancelled(stopped, graceEnd).entitledUntil).toBe(end);
});

test("a credit is divided among the payments behind it, rounded down (D13-6)", () => {
  const funds = [
    { paymentId: id, amount: 30_000 },
    { paymentId: "pay_2" as const, amount: 12_900 },
  ];
  // 30,000 x 10,000 / 42,900 = 6,993.0; 12,900 x 10,000 / 42,900 = 3,006.99.
  expect(credited(one(funds), 10_000).map(({ amount }) => amount)).toEqual([6_993, 3_006]);
});
