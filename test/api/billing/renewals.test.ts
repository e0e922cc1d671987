import {
  addHours,
  addMinutes,
  type Instant,
  seoulDay,
  seoulInstant,
} from "@bupum/shared/kernel/time";
import { prices } from "@bupum/shared/billing/plans/plans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { during, type LivingSubscriber, subscriberOfTest } from "../../kit/billing/life.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const begin = (day: string) => seoulInstant(`2027-${day}`, "14:00:00.000");
const days = (at: Instant, count: number) => addHours(at, 24 * count);
const { MONTHLY, QUARTERLY } = { MONTHLY: 42_900, QUARTERLY: 122_100 };

const isOn = async ({ standing }: LivingSubscriber, at: Instant) =>
  at < ((await standing()).account.entitledUntil ?? "");
const failing = (code: string, left?: number) =>
  world.services.toss.faults.add({ kind: "REFUSE", call: "charge", code, ...(left && { left }) });
async function attempts(person: LivingSubscriber) {
  const { items } = await (
    await import("@bupum/functions/billing/payment-orders/items")
  ).listPaymentsOf(person.id, { page: 1, itemsPerPage: 50 }, false);
  return items;
}

test("a period is renewed at its end, at its price and once; notices come a week before and with the payment", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end } = await person.subscription();
  await person.sweeps(days(end, -8));
  expect(person.subjects()).toHaveLength(1);
  await person.sweeps(days(end, -7), days(end, -6));
  expect(person.subjects()[0]).toContain("구독 갱신 예정");
  await person.sweeps(addMinutes(end, -1));
  expect(person.charges()).toHaveLength(1);
  await person.sweeps(end, addHours(end, 1));
  expect(person.charges()).toEqual([expect.anything(), { at: end, amount: MONTHLY }]);
  expect(await person.subscription()).toMatchObject({ periodStart: end, dunningStage: 0 });
  expect(person.subjects()).toHaveLength(3);
  expect(person.subjects()[0]).toContain("결제 완료: 42,900원");
});

test("a period that ends on a month's last day keeps doing so, however late the clock is (D13-4)", async () => {
  const person = await subscriberOfTest(world, begin("01-31"));
  const ends: string[] = [];
  for (let month = 0; month < 4; month++) {
    const { periodEnd } = await person.subscription();
    ends.push(seoulDay(periodEnd).slice(5));
    await person.sweeps(days(periodEnd, month / 2));
  }
  expect(ends).toEqual(["02-28", "03-31", "04-30", "05-31"]);
  expect(person.charges()).toHaveLength(5);
});

test("a refused card is tried four times, features stay on for a week, and then the subscription is suspended (D13-8)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"), { behaviour: "BALANCE" });
  const { periodEnd: end } = await person.subscription();
  const seen: unknown[] = [];
  for (const day of [0, 0.5, 1, 2, 3, 6, 6.9]) {
    await person.sweeps(days(end, day));
    seen.push([day, (await attempts(person)).length - 1, await isOn(person, days(end, day))]);
  }
  expect(seen).toEqual([
    [0, 1, true],
    [0.5, 1, true],
    [1, 2, true],
    [2, 2, true],
    [3, 3, true],
    [6, 3, true],
    [6.9, 3, true],
  ]);
  await person.sweeps(days(end, 7));
  expect(await person.subscription()).toMatchObject({
    status: "SUSPENDED",
    suspendReason: "PAYMENT_FAILED",
    dunningStage: 4,
  });
  expect(await isOn(person, days(end, 7))).toBe(false);
  const ids = (await attempts(person)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  await person.sweeps(days(end, 36), days(end, 37));
  expect((await person.subscription()).status).toBe("CANCELLED");
  expect(person.charges()).toHaveLength(1);
  expect(
    person
      .subjects()
      .slice(0, 5)
      .map((text) => text.slice(5, 12)),
  ).toEqual(
    ["구독 종료", "구독 갱신 중지", "결제 실패: 4", "결제 실패: 4", "결제 실패: 4"].map((text) =>
      text.slice(0, 7),
    ),
  );
});

test("a late successful payment pays for the period that was due (D13-4)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"), { behaviour: "BALANCE" });
  const { periodEnd: end } = await person.subscription();
  await person.sweeps(end, days(end, 1));
  person.behave("OK");
  await person.sweeps(days(end, 3));
  expect(await person.subscription()).toMatchObject({
    status: "ACTIVE",
    periodStart: end,
    dunningStage: 0,
  });
  expect(person.charges()).toHaveLength(2);
});

test("late attempts keep twelve hours between them (D13-8)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"), { behaviour: "BALANCE" });
  const { periodEnd: end } = await person.subscription();
  await person.sweeps(days(end, 2));
  expect((await person.subscription()).nextBillingAt).toBe(days(end, 2.5));
  await person.sweeps(days(end, 2.5));
  expect((await person.subscription()).nextBillingAt).toBe(days(end, 3));
});

test("a dead card is not tried again, and after a week the subscription is suspended without another attempt (D13-8)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"), { behaviour: "LOST" });
  const { periodEnd: end } = await person.subscription();
  await person.sweeps(end, days(end, 1), days(end, 3), days(end, 6.9));
  expect(await attempts(person)).toHaveLength(2);
  expect(await isOn(person, days(end, 6.9))).toBe(true);
  expect(person.subjects()[0]).toContain("카드를 변경해 주세요");
  await person.sweeps(days(end, 7));
  expect(await attempts(person)).toHaveLength(2);
  expect((await person.subscription()).suspendReason).toBe("PAYMENT_FAILED");
});

test("a new card is tried at once and once, beside the four attempts (D13-8)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"), { behaviour: "LOST" });
  const { periodEnd: end } = await person.subscription();
  await person.sweeps(end);
  await person.replaceCard(days(end, 2), "BALANCE");
  await person.sweeps(addMinutes(days(end, 2), 1), addHours(days(end, 2), 5));
  expect(await attempts(person)).toHaveLength(3);
  expect(await person.subscription()).toMatchObject({ dunningStage: 1, status: "ACTIVE" });
  await person.replaceCard(days(end, 4));
  await person.sweeps(addMinutes(days(end, 4), 1));
  expect(person.charges()).toHaveLength(2);
  expect(await person.subscription()).toMatchObject({ periodStart: end, dunningStage: 0 });
});

test("with a fault of ours no attempt counts: it is repeated every six hours, and features stay on (D13-8)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end } = await person.subscription();
  failing("UNAUTHORIZED_KEY");
  for (const hours of [0, 5, 6, 12]) await person.sweeps(addHours(end, hours));
  expect(await attempts(person)).toHaveLength(4);
  expect(await isOn(person, addHours(end, 17))).toBe(true);
  expect(await person.subscription()).toMatchObject({ status: "ACTIVE", dunningStage: 0 });
  world.services.toss.faults.clear();
  await person.sweeps(addHours(end, 18));
  expect(await person.subscription()).toMatchObject({ periodStart: end });
  // The announcement and two payments: of nothing else there is anything to say.
  expect(person.subjects()).toHaveLength(2);
});

test("a charge whose reply is lost is asked about and not repeated, and features stay on (D13-7)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end } = await person.subscription();
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "charge", left: 1 });
  world.services.toss.faults.add({ kind: "ERROR_BEFORE", call: "find", left: 2 });
  await person.sweeps(end, addMinutes(end, 2));
  expect((await person.standing()).payment).toMatchObject({ status: "PENDING" });
  expect(await isOn(person, addHours(end, 20))).toBe(true);
  await person.sweeps(addMinutes(end, 10), addMinutes(end, 60));
  expect((await person.standing()).payment).toBeUndefined();
  expect(person.charges()).toHaveLength(2);
  expect(await person.subscription()).toMatchObject({ periodStart: end });
});

test("a payment that a worker opened and did not send is closed, and the period is charged once (D13-11)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end } = await person.subscription();
  const { open } = await import("@bupum/functions/billing/payment-orders/open");
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const wish = { kind: "RENEWAL", attempt: 1, subscribeType: "MONTHLY", amount: MONTHLY } as const;
  await during(end, async () => open(systemAt(end), await person.standing(), wish));
  await person.sweeps(addMinutes(end, 4));
  expect(person.charges()).toHaveLength(1);
  await person.sweeps(addMinutes(end, 5), addMinutes(end, 15));
  expect(person.charges()).toHaveLength(2);
  expect((await attempts(person)).map(({ status }) => status)).toEqual([
    "PAID",
    "CANCELLED",
    "PAID",
  ]);
});

/** What a call writes of a subscription. */
async function change(
  person: LivingSubscriber,
  at: Instant,
  given: object | ((rules: typeof import("@bupum/functions/billing/standings/rules")) => object),
) {
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const { turnOf } = await import("@bupum/functions/billing/standings/writes");
  const { write } = await import("@bupum/functions/kernel/table");
  const rules = await import("@bupum/functions/billing/standings/rules");
  const standing = await person.standing();
  const set = typeof given === "function" ? given(rules) : given;
  const subscription = { ...standing.subscription!, ...set };
  await during(at, () => write(...turnOf(systemAt(at), standing, { subscription }).writes));
}

test("a changed type begins with the renewal, at its own price (D13-5)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end, periodStart, consent } = await person.subscription();
  await change(person, days(periodStart, 3), {
    pendingSubscribeType: "QUARTERLY",
    consent: { ...consent, amount: QUARTERLY },
  });
  await person.sweeps(days(end, -7), end);
  expect(person.charges().at(-1)).toEqual({ at: end, amount: QUARTERLY });
  const after = await person.subscription();
  expect(after).toMatchObject({ subscribeType: "QUARTERLY", price: QUARTERLY, periodStart: end });
  expect(after.pendingSubscribeType).toBeUndefined();
  expect(after.periodEnd.slice(5, 7)).toBe("07");
});

test("a higher price is announced thirty days before, and never charged without consent (D13-9)", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end } = await person.subscription();
  // A rise is a row more, of a table that only a release changes.
  const rows = prices.MONTHLY as unknown as { from: Instant; amount: number }[];
  rows.push({ from: addHours(end, -1), amount: 49_900 });
  try {
    await person.sweeps(days(end, -29), days(end, -7), days(end, -1));
    expect(person.subjects()[0]).toContain("구독료 변경 안내");
    expect(person.subjects()).toHaveLength(2);
    await person.sweeps(end, days(end, 1));
    expect(await person.subscription()).toMatchObject({
      status: "SUSPENDED",
      suspendReason: "PRICE",
    });
    expect(person.charges()).toHaveLength(1);
    await person.sweeps(days(end, 30));
    expect((await person.subscription()).status).toBe("CANCELLED");
  } finally {
    rows.pop();
  }
});

test("a suspended subscription ends with its period, and nothing is charged", async () => {
  const person = await subscriberOfTest(world, begin("03-10"));
  const { periodEnd: end } = await person.subscription();
  const stopped = await person.subscription();
  await change(person, days(end, -3), ({ suspended }) => suspended(stopped, "USER", end));
  await person.sweeps(addMinutes(end, -1));
  expect(await isOn(person, addMinutes(end, -1))).toBe(true);
  await person.sweeps(end);
  expect(await person.subscription()).toMatchObject({ status: "CANCELLED" });
  expect(await isOn(person, addMinutes(end, 1))).toBe(false);
  expect(person.charges()).toHaveLength(1);
});
