import { addHours, addMinutes, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import { periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import type { PriceTable } from "@bupum/shared/billing/plans/plans";
import { describe, expect, test } from "vitest";
import { dueOf, type Waiting } from "./due.ts";
import { lookAtOf, type State } from "../standings/rules.ts";
import type { PaymentItem } from "../standings/payments.ts";

const start = seoulInstant("2027-01-31", "14:00:00.000");
const end = periodEndOf(start, "MONTHLY", 31);
const days = (count: number, from: Instant = end) => addHours(from, 24 * count);
const one = (given: Partial<State> = {}): State => ({
  id: "sub_01ARZ3NDEKTSV4RRFFQ69G5FAV",
  userId: "usr_01ARZ3NDEKTSV4RRFFQ69G5FAV",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  consent: { amount: 42_900, textVersion: "1", at: start },
  periodStart: start,
  periodEnd: end,
  anchorDay: 31,
  nextBillingAt: end,
  entitledUntil: end,
  dunningStage: 0,
  toldRenewal: end,
  createdAt: start,
  version: 1,
  ...given,
});
const payment = (given: Partial<PaymentItem>): PaymentItem =>
  // The clock looks at no other field.
  ({ status: "PENDING", createdAt: end, sentAt: end, asks: 0, ...given }) as PaymentItem;
const standing = (given: Partial<State>, rest: Partial<Waiting> = {}): Waiting => ({
  subscriber: { cardId: "crd_1" },
  subscription: one(given),
  ...rest,
});
const yearly = { subscribeType: "YEARLY", price: 429_000 } as const;
const agreed = { consent: { amount: 429_000, textVersion: "1", at: start } };
const untold = { toldRenewal: undefined };
const dearer: PriceTable = {
  MONTHLY: [
    { from: start, amount: 42_900 },
    { from: days(-1), amount: 49_900 },
  ],
  QUARTERLY: [{ from: start, amount: 122_100 }],
  YEARLY: [{ from: start, amount: 429_000 }],
};
const suspended = (reason: State["suspendReason"], given: Partial<State> = {}): Partial<State> => ({
  status: "SUSPENDED",
  suspendReason: reason,
  nextBillingAt: undefined,
  ...given,
});

const asked = (given: Partial<State>, at: Instant) => dueOf(standing(given), at, dearer);
const openAt = (waiting: Partial<PaymentItem>, minutes: number) =>
  dueOf(standing({}, { payment: payment(waiting) }), addMinutes(end, minutes)).act;

describe("what is due", () => {
  test.each<[string, Waiting, Instant, object]>([
    ["nothing to an account without a subscription", { subscriber: {} }, end, nothing()],
    ["nothing to one that has ended", standing({ status: "CANCELLED" }), days(90), nothing()],
    ["nothing within a period that is paid", standing({}), days(-1), nothing()],
    ["the mail seven days before", standing(untold), days(-7), { act: "TELL_RENEWAL" }],
    ["no mail earlier than that", standing(untold), addMinutes(days(-7), -1), nothing()],
    [
      "the mail of a year thirty days before",
      standing({ ...yearly, ...agreed, ...untold }),
      days(-30),
      { act: "TELL_RENEWAL" },
    ],
    ["the charge at the period's end", standing({}), end, { act: "CHARGE" }],
    [
      "nothing before the next attempt",
      standing({ dunningStage: 1, nextBillingAt: days(1) }),
      addMinutes(days(1), -1),
      nothing(),
    ],
    [
      "the next attempt when its time has come",
      standing({ dunningStage: 3, nextBillingAt: days(7) }),
      days(7),
      { act: "CHARGE" },
    ],
    [
      "nothing to a card that was refused for good",
      standing({ dunningStage: 1, nextBillingAt: undefined, refusedCardId: "crd_1" }),
      days(6),
      nothing(),
    ],
    [
      "the end of grace without another attempt",
      standing({ dunningStage: 1, nextBillingAt: undefined, refusedCardId: "crd_1" }),
      days(7),
      { act: "SUSPEND", reason: "PAYMENT_FAILED" },
    ],
    [
      "an attempt at once with a new card",
      standing({ dunningStage: 1, nextBillingAt: days(2), isCardNew: true }),
      days(2),
      { act: "CHARGE" },
    ],
    [
      "a stop where there is no card to charge",
      standing({}, { subscriber: {} }),
      end,
      { act: "SUSPEND", reason: "PAYMENT_FAILED" },
    ],
    [
      "a stop where the card that was refused is removed",
      standing({ refusedCardId: "crd_1" }, { subscriber: {} }),
      end,
      { act: "SUSPEND", reason: "PAYMENT_FAILED" },
    ],
    [
      "the end of a period that its member stopped",
      standing(suspended("USER")),
      end,
      { act: "CANCEL" },
    ],
    ["nothing before it", standing(suspended("USER")), addMinutes(end, -1), nothing()],
    [
      "the end thirty days after failed payments",
      standing(suspended("PAYMENT_FAILED", { entitledUntil: days(7) })),
      days(37),
      { act: "CANCEL" },
    ],
    ["nothing before that", standing(suspended("PRICE")), days(29), nothing()],
    [
      "the end thirty days after a price",
      standing(suspended("PRICE")),
      days(30),
      { act: "CANCEL" },
    ],
  ])("is %s (D13-8, D13-11, D13-13)", (_, waiting, at, due) => {
    expect(dueOf(waiting, at)).toEqual(due);
  });

  test("with a higher price is the consent mail thirty days before, and a suspension without a reply (D13-9)", () => {
    expect(asked(untold, days(-20))).toEqual({ act: "TELL_PRICE" });
    expect(asked({ toldConsent: end }, days(-3))).toEqual(nothing());
    expect(asked({ toldConsent: end }, end)).toEqual({ act: "SUSPEND", reason: "PRICE" });
    const consent = { amount: 49_900, textVersion: "1", at: days(-5) };
    expect(asked({ ...untold, toldConsent: end, consent }, days(-3))).toEqual({
      act: "TELL_RENEWAL",
    });
    expect(asked({ consent }, end)).toEqual({ act: "CHARGE" });
  });

  test("to a blocked member is nothing before the end of the period, and then the end instead of a charge (D13-17)", () => {
    const blocked = standing(untold, { account: { blockedReason: "FRAUD" } });
    expect(dueOf(blocked, addMinutes(end, -1))).toEqual(nothing());
    expect(dueOf(blocked, end)).toEqual({ act: "CANCEL" });
    expect(dueOf(standing({}, { account: {} }), end)).toEqual({ act: "CHARGE" });
  });

  test("with an open payment is to close it if it was never sent, or to ask, and nothing else (D13-7)", () => {
    expect([openAt({ status: "READY" }, 4), openAt({ status: "READY" }, 5)]).toEqual([
      "NOTHING",
      "CLOSE",
    ]);
    expect([openAt({}, 0), openAt({}, 1)]).toEqual(["NOTHING", "ASK"]);
    expect([openAt({ asks: 1 }, 9), openAt({ asks: 1 }, 10)]).toEqual(["NOTHING", "ASK"]);
    expect([openAt({ asks: 2 }, 59), openAt({ asks: 2 }, 60)]).toEqual(["NOTHING", "ASK"]);
    expect([openAt({ asks: 3 }, 1_439), openAt({ asks: 3 }, 1_440)]).toEqual(["NOTHING", "ASK"]);
    const refund = { key: "k", amount: 1, reason: "r", adminId: "usr_1", at: end } as const;
    expect(openAt({ status: "PAID", refund }, 0)).toBe("NOTHING");
    expect(openAt({ status: "PAID", refund }, 1)).toBe("REFUND");
    expect(openAt({ asks: 9 }, 5_000)).toBe("NOTHING");
  });
});

test("the clock looks no earlier than needed, and misses nothing (D13-11)", () => {
  const seen: string[] = [];
  for (const given of [{}, untold, { ...untold, ...yearly, ...agreed }, suspended("USER")]) {
    const waiting = standing(given);
    const at = lookAtOf(waiting.subscription, undefined, addMinutes(start, 1))!;
    expect(dueOf(waiting, addMinutes(at, -1))).toEqual(nothing());
    seen.push(at);
  }
  expect(seen).toContain(end);
});

function nothing() {
  return { act: "NOTHING" };
}
