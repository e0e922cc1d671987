import { seoulInstant } from "@bupum/shared/kernel/time";
import { periodFrom } from "@bupum/shared/subscribes/rules";
import { expect, test } from "vitest";
import type { PaymentItem } from "../payment-orders/items.ts";
import { refundedFrom, type State } from "./rules.ts";

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

test("a refund lowers what the period is worth by what of it that payment paid (D13-6)", () => {
  const funds = [{ paymentId: id, amount: 30_000 }];
  expect(refundedFrom(one(funds), payment({ paidAt: start }), 12_900)).toMatchObject({
    price: 30_000,
    funds: [{ paymentId: id, amount: 17_100 }],
  });
  expect(refundedFrom(one(funds), payment({ paidAt: start }), 42_900)?.price).toBe(12_900);
  expect(refundedFrom(one([]), payment({ paidAt: start }), 42_900)).toBeUndefined();
});

test("a period of before that was kept is worth what its own payment paid, first or renewed (D13-6)", () => {
  const old = one(undefined);
  for (const of of [{ paidAt: start }, { periodStart: start, paidAt: earlier }])
    expect(refundedFrom(old, payment(of), 12_900)).toMatchObject({
      price: 30_000,
      funds: [{ paymentId: id, amount: 30_000 }],
    });
  expect(refundedFrom(old, payment({ paidAt: earlier }), 12_900)).toBeUndefined();
});
