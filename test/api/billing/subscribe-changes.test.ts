import { addHours, addMinutes } from "@bupum/shared/kernel/time";
import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import { periodFrom } from "@bupum/shared/billing/subscribes/rules";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  at,
  becomes,
  chargesOf,
  consentOf,
  payer,
  stored,
  subscribed,
  takenFrom,
  windowOf,
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

/** A change to a year at once, for what the page showed. */
const yearNow = (payNow: number) => ({
  body: {
    subscribeType: "YEARLY" as const,
    effective: "NOW" as const,
    consent: { ...consentOf("YEARLY"), payNow },
  },
});

/** A subscription whose renewal failed four times, at that time. */
async function unpaid(subscribeType: SubscribeType = "MONTHLY") {
  const person = await subscribed(world, subscribeType);
  const { periodEnd } = person.subscription;
  const endedAt = addHours(periodEnd, 7 * 24);
  await becomes(
    world,
    person,
    {
      status: "SUSPENDED",
      suspendReason: "PAYMENT_FAILED",
      dunningStage: 4,
      nextBillingAt: undefined,
      entitledUntil: endedAt,
    },
    { subscribeStatus: "SUSPENDED", entitledUntil: endedAt },
  );
  return { ...person, periodEnd, endedAt };
}

test("cancel-suspend after failed payments: the open charge at once, the period as it was due", async () => {
  const person = await unpaid();
  const then = await at(world, person, addHours(person.endedAt, 24));
  expect((await then.api.subscribes.me({})).resume).toEqual({ payNow: 42_900 });
  const { subscription } = await then.api.subscribes.cancelSuspend({});
  expect(subscription).toMatchObject({
    status: "ACTIVE",
    periodStart: person.periodEnd,
    anchorDay: person.subscription.anchorDay,
    dunningStage: 0,
  });
  expect(charges(person)).toBe(2);
});

test("cancel-suspend when that period would already be over: a new period from now (D13-5)", async () => {
  const person = await unpaid();
  const then = await at(world, person, addHours(person.periodEnd, 35 * 24));
  const { subscription } = await then.api.subscribes.cancelSuspend({});
  expect(subscription!.periodStart > addHours(person.periodEnd, 34 * 24)).toBe(true);
  expect(subscription).toMatchObject(periodFrom(subscription!.periodStart, "MONTHLY"));
});

test("cancel-suspend with a refused charge: 402, and nothing changes", async () => {
  const person = await unpaid();
  const then = await at(world, person, addHours(person.endedAt, 24));
  world.services.toss.faults.add({ kind: "REFUSE", call: "charge", left: 1 });
  await expect(then.api.subscribes.cancelSuspend({})).rejects.toMatchObject({
    code: "PAYMENT_REFUSED",
  });
  expect((await then.api.subscribes.me({})).subscription).toMatchObject({
    status: "SUSPENDED",
    suspendReason: "PAYMENT_FAILED",
    dunningStage: 4,
  });
});

test("suspend during dunning ends the unpaid part at once (D13-5)", async () => {
  const person = await subscribed(world);
  const { periodEnd } = person.subscription;
  const grace = addHours(periodEnd, 7 * 24);
  await becomes(
    world,
    person,
    { dunningStage: 2, entitledUntil: grace, nextBillingAt: addHours(periodEnd, 72) },
    { entitledUntil: grace },
  );
  const then = await at(world, person, addHours(periodEnd, 48));
  expect(await then.api.subscribes.me({})).toMatchObject({ membershipType: "PREMIUM" });
  const mine = await then.api.subscribes.suspend({ body: {} });
  expect(mine).toMatchObject({
    isEntitled: false,
    membershipType: "SUSPENDED",
    cancelsAt: periodEnd,
    subscription: { entitledUntil: periodEnd, dunningStage: 0 },
  });
  expect((await stored(world, person.id)).subscriber).toMatchObject({ lookAt: periodEnd });
});

test("subscribe-type: with the next renewal, no charge; the present type takes it back (D13-5)", async () => {
  const person = await subscribed(world);
  const change = (subscribeType: SubscribeType) =>
    person.api.subscribes.changeType({
      body: { subscribeType, consent: consentOf(subscribeType) },
    });
  const waiting = await change("YEARLY");
  expect(waiting).toMatchObject({
    subscription: { subscribeType: "MONTHLY", pendingSubscribeType: "YEARLY" },
    renewal: { subscribeType: "YEARLY", amount: 429_000, isConsentNeeded: false },
  });
  const back = await change("MONTHLY");
  expect(back.subscription!.pendingSubscribeType).toBeUndefined();
  expect(back.renewal).toMatchObject({ subscribeType: "MONTHLY", amount: 42_900 });
  expect(charges(person)).toBe(1);
  await person.api.subscribes.suspend({ body: {} });
  await expect(change("YEARLY")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
});

test("subscribe-type NOW: the credit of the old period is deducted, period and anchor are new (D13-6)", async () => {
  const person = await subscribed(world);
  const half = addHours(person.subscription.periodStart, 10 * 24);
  const then = await at(world, person, half);
  const { plans } = await then.api.subscribes.me({});
  const yearly = plans.find(({ subscribeType }) => subscribeType === "YEARLY")!.now!;
  expect(yearly.credit + yearly.payNow).toBe(429_000);
  expect(yearly.credit).toBeGreaterThan(27_000);
  await expect(
    then.api.subscribes.changeType(yearNow(yearly.payNow - 2_000)),
  ).rejects.toMatchObject({
    code: "CONSENT_OUTDATED",
  });
  // The amount of a page that has been open for a quarter of an hour.
  const soon = await at(world, person, addMinutes(half, 15));
  const { subscription } = await soon.api.subscribes.changeType(yearNow(yearly.payNow));
  expect(takenFrom(world, person.customerKey)).toBe(42_900 + yearly.payNow);
  expect(subscription).toMatchObject({
    subscribeType: "YEARLY",
    price: 429_000,
    nextBillingAt: subscription!.periodEnd,
    ...periodFrom(addMinutes(half, 15), "YEARLY"),
  });
  const [upgrade] = (await soon.api.paymentOrders.list({ query: {} })).items;
  expect(upgrade).toMatchObject({ kind: "UPGRADE", amount: yearly.payNow, credit: yearly.credit });
  await expect(
    soon.api.subscribes.changeType({
      body: {
        subscribeType: "MONTHLY",
        effective: "NOW",
        consent: { ...consentOf("MONTHLY"), payNow: 0 },
      },
    }),
  ).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
});

test("subscribe-type NOW that is refused, or called during dunning, changes nothing", async () => {
  const person = await subscribed(world);
  const { plans } = await person.api.subscribes.me({});
  const { payNow } = plans.find(({ subscribeType }) => subscribeType === "QUARTERLY")!.now!;
  const change = () =>
    person.api.subscribes.changeType({
      body: {
        subscribeType: "QUARTERLY",
        effective: "NOW",
        consent: { ...consentOf("QUARTERLY"), payNow },
      },
    });
  world.services.toss.faults.add({ kind: "REFUSE", call: "charge", left: 1 });
  await expect(change()).rejects.toMatchObject({ code: "PAYMENT_REFUSED" });
  expect((await person.api.subscribes.me({})).subscription).toEqual(person.subscription);
  await becomes(world, person, { dunningStage: 1 });
  await expect(change()).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  expect(charges(person)).toBe(1);
});

test("while a payment is open the subscription cannot change (D13-7)", async () => {
  const person = await subscribed(world);
  const { payNow } = (await person.api.subscribes.me({})).plans[2]!.now!;
  world.services.toss.faults.add({ kind: "TIMEOUT_AFTER", call: "charge", left: 1 });
  const body = { subscribeType: "YEARLY", consent: { ...consentOf("YEARLY"), payNow } } as const;
  const calls = [
    () => person.api.subscribes.changeType({ body: { ...body, effective: "NOW" } }),
    () => person.api.subscribes.changeType({ body }),
    () => person.api.subscribes.suspend({ body: {} }),
    () => person.api.subscribes.cancelSuspend({}),
    () => person.api.creditCards.remove({}),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "PAYMENT_PENDING" });
  expect((await person.api.subscribes.me({})).canSuspend).toBe(false);
});

test("a new card during dunning is due at once, beside the four attempts (D13-8)", async () => {
  const person = await subscribed(world);
  const { periodEnd } = person.subscription;
  const refused = { dunningStage: 1, refusedCardId: person.cardId, nextBillingAt: undefined };
  await becomes(world, person, { ...refused, entitledUntil: addHours(periodEnd, 168) });
  const account = await world.read({ pk: `user#${person.id}`, sk: "account" });
  await world.put([{ ...account!, uuid: person.customerKey }]);
  const then = await at(world, person, addHours(periodEnd, 30));
  expect((await then.api.creditCards.get({})).card).toMatchObject({ isRefused: true });
  const { card } = await then.api.creditCards.update({ body: windowOf(world, person.customerKey) });
  expect(card).toMatchObject({ isRefused: false });
  const { subscription, subscriber } = await stored(world, person.id);
  expect(subscription).toMatchObject({ isCardNew: true, nextBillingAt: addHours(periodEnd, 30) });
  expect(subscriber).toMatchObject({ lookAt: addHours(periodEnd, 30) });
});

test("nobody sees another member's payments", async () => {
  const person = await subscribed(world);
  const other = await world.member();
  expect((await other.api.paymentOrders.list({ query: {} })).items).toEqual([]);
  expect((await person.api.paymentOrders.list({ query: {} })).items).toHaveLength(1);
});

test("calls about a missing subscription are 404", async () => {
  const person = await payer(world);
  for (const call of [
    () => person.api.subscribes.suspend({ body: {} }),
    () => person.api.subscribes.cancelSuspend({}),
    () => person.api.subscribes.changeType(subscribeBody("YEARLY")),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
});
