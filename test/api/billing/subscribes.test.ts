import { addHours } from "@bupum/shared/kernel/time";
import { periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  at,
  becomes,
  chargesOf,
  consentOf,
  payer,
  subscribed,
  takenFrom,
  subscribeBody,
} from "../../kit/billing/payer.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => {
  vi.useRealTimers();
  world.services.toss.faults.clear();
});

const charges = ({ customerKey }: { customerKey: string }) => chargesOf(world, customerKey).length;

test("an account without a subscription sees the plans and the price of each", async () => {
  const person = await payer(world);
  const mine = await person.api.subscribes.me({});
  expect(mine).toMatchObject({
    membershipType: "BASIC",
    isEntitled: false,
    hasCard: true,
    canSuspend: false,
  });
  expect(
    mine.plans.map(({ subscribeType, subscribe, now }) => [subscribeType, subscribe, now]),
  ).toEqual([
    ["MONTHLY", { payNow: 42_900 }, undefined],
    ["QUARTERLY", { payNow: 122_100 }, undefined],
    ["YEARLY", { payNow: 429_000 }, undefined],
  ]);
});

test("POST without one: charged now, PREMIUM from now on, for a calendar period (D13-5)", async () => {
  const { api, mine, subscription, customerKey } = await subscribed(world, "QUARTERLY");
  expect(mine).toMatchObject({ membershipType: "PREMIUM", isEntitled: true, canSuspend: true });
  expect(subscription).toMatchObject({ status: "ACTIVE", price: 122_100, dunningStage: 0 });
  const { periodStart } = subscription;
  expect(subscription).toMatchObject(periodFrom(periodStart, "QUARTERLY"));
  expect(mine.renewal).toEqual({
    at: subscription.periodEnd,
    subscribeType: "QUARTERLY",
    amount: 122_100,
    isConsentNeeded: false,
  });
  expect(takenFrom(world, customerKey)).toBe(122_100);
  const { plans: _plans, ...rest } = mine;
  expect(await api.subscribes.me({})).toMatchObject(rest);
  const { items } = await api.paymentOrders.list({ query: {} });
  const { periodEnd } = subscription;
  expect(items).toMatchObject([
    { kind: "FIRST", status: "PAID", amount: 122_100, paidAt: periodStart, periodStart, periodEnd },
  ]);
});

test("POST needs a card, and consent to the present price and text", async () => {
  const person = await world.member({ membershipType: "BASIC" });
  await expect(person.api.subscribes.create(subscribeBody("MONTHLY"))).rejects.toMatchObject({
    code: "CARD_REQUIRED",
  });
  const other = await payer(world);
  for (const consent of [
    { ...consentOf("MONTHLY"), amount: 1 },
    { ...consentOf("MONTHLY"), textVersion: "old" },
  ])
    await expect(
      other.api.subscribes.create({ body: { subscribeType: "MONTHLY", consent } }),
    ).rejects.toMatchObject({ code: "CONSENT_OUTDATED", status: 409 });
  expect(takenFrom(world, other.customerKey)).toBe(0);
});

test("POST with a refused card: 402, and nothing is created (D13-5)", async () => {
  const person = await payer(world, "BALANCE");
  await expect(person.api.subscribes.create(subscribeBody("MONTHLY"))).rejects.toMatchObject({
    code: "PAYMENT_REFUSED",
    status: 402,
  });
  const mine = await person.api.subscribes.me({});
  expect([mine.subscription, mine.payment, mine.membershipType]).toEqual([
    undefined,
    undefined,
    "BASIC",
  ]);
});

test("with a refused key of ours the member is told of a fault of ours", async () => {
  const person = await payer(world);
  world.services.toss.faults.add({
    kind: "REFUSE",
    call: "charge",
    code: "NOT_SUPPORTED_METHOD",
    left: 1,
  });
  await expect(person.api.subscribes.create(subscribeBody("MONTHLY"))).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});

test("POST with an unknown outcome: 409, and a second one charges nothing (D13-7)", async () => {
  const person = await payer(world, "TIMEOUT_AFTER");
  for (const code of ["PAYMENT_PENDING", "PAYMENT_PENDING"])
    await expect(person.api.subscribes.create(subscribeBody("MONTHLY"))).rejects.toMatchObject({
      code,
    });
  expect((await person.api.subscribes.me({})).payment).toMatchObject({ status: "PENDING" });
  expect(charges(person)).toBe(1);
});

test("fifty parallel POSTs charge once, and a repeat gets the first reply (D0-8)", async () => {
  const person = await payer(world);
  const post = (key: string) =>
    world.raw("user", "POST", "/subscribes", {
      body: JSON.stringify(subscribeBody("MONTHLY").body),
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        authorization: `Bearer ${person.token}`,
      },
    });
  process.env["LIMIT_FACTOR"] = "1000";
  const replies = await Promise.all(Array.from({ length: 50 }, (_, one) => post(`k${one % 5}`)));
  const statuses = replies.map(({ status }) => status);
  expect(charges(person)).toBe(1);
  expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 429)).toEqual(
    [],
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  const first = replies.findIndex(({ status }) => status === 200);
  const again = await post(`k${first % 5}`);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(await replies[first]!.json());
});

test("POST from ACTIVE: 409 ALREADY_SUBSCRIBED", async () => {
  const { api } = await subscribed(world);
  await expect(api.subscribes.create(subscribeBody("YEARLY"))).rejects.toMatchObject({
    code: "ALREADY_SUBSCRIBED",
  });
});

test("suspend: no further charge, features on until the period ends; cancel-suspend reverts it", async () => {
  const person = await subscribed(world);
  const { periodEnd } = person.subscription;
  const mine = await person.api.subscribes.suspend({ body: { reason: "예산" } });
  expect(mine).toMatchObject({
    membershipType: "SUSPENDED",
    isEntitled: true,
    cancelsAt: periodEnd,
    resume: { payNow: 0 },
    canSuspend: false,
    subscription: { status: "SUSPENDED", suspendReason: "USER", entitledUntil: periodEnd },
  });
  expect(mine.subscription!.nextBillingAt).toBeUndefined();
  await expect(person.api.subscribes.suspend({ body: {} })).rejects.toMatchObject({
    code: "INVALID_TRANSITION",
  });
  const again = await person.api.subscribes.cancelSuspend({});
  expect(again.subscription).toMatchObject({ status: "ACTIVE", nextBillingAt: periodEnd });
  expect(again.subscription!.suspendReason).toBeUndefined();
  expect(charges(person)).toBe(1);
});

test("POST from SUSPENDED within the paid period: no charge, another type waits (D13-5)", async () => {
  const person = await subscribed(world);
  await person.api.subscribes.suspend({ body: {} });
  const mine = await person.api.subscribes.create(subscribeBody("YEARLY"));
  expect(mine).toMatchObject({
    membershipType: "PREMIUM",
    renewal: { subscribeType: "YEARLY", amount: 429_000 },
    subscription: {
      id: person.subscription.id,
      status: "ACTIVE",
      subscribeType: "MONTHLY",
      pendingSubscribeType: "YEARLY",
      consent: { amount: 429_000 },
    },
  });
  expect(charges(person)).toBe(1);
});

test("without a card no renewal can be resumed", async () => {
  const person = await subscribed(world);
  await person.api.subscribes.suspend({ body: {} });
  await person.api.creditCards.remove({});
  for (const call of [
    () => person.api.subscribes.cancelSuspend({}),
    () => person.api.subscribes.create(subscribeBody("MONTHLY")),
  ])
    await expect(call()).rejects.toMatchObject({ code: "CARD_REQUIRED" });
});

test("POST from SUSPENDED beyond the paid period: charged, a new period and anchor from now", async () => {
  const person = await subscribed(world);
  await person.api.subscribes.suspend({ body: {} });
  const later = await at(world, person, addHours(person.subscription.periodEnd, 30));
  await expect(later.api.subscribes.cancelSuspend({})).rejects.toMatchObject({
    code: "INVALID_TRANSITION",
  });
  const { subscription } = await later.api.subscribes.create(subscribeBody("MONTHLY"));
  expect(subscription).toMatchObject({ id: person.subscription.id, status: "ACTIVE" });
  expect(subscription).toMatchObject(periodFrom(subscription!.periodStart, "MONTHLY"));
  expect(subscription!.periodStart > person.subscription.periodEnd).toBe(true);
  expect(charges(person)).toBe(2);
});

test("POST from CANCELLED creates another subscription", async () => {
  const person = await subscribed(world);
  await becomes(
    world,
    person,
    { status: "CANCELLED", nextBillingAt: undefined },
    { subscribeStatus: "CANCELLED" },
  );
  expect((await person.api.subscribes.me({})).membershipType).toBe("BASIC");
  const { subscription } = await person.api.subscribes.create(subscribeBody("YEARLY"));
  expect(subscription!.id).not.toBe(person.subscription.id);
  expect(subscription).toMatchObject({ status: "ACTIVE", subscribeType: "YEARLY" });
});
